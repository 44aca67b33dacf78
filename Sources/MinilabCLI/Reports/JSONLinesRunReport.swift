import Engine
import JobSpec

/// `--jsonl`: the facts of the document as they happen, an object a line, each with its `event`.
struct JSONLinesRunReport: RunReport {
  private let output: any TextOutput
  private var summary: RunSummary?

  init(output: any TextOutput) { self.output = output }

  mutating func take(_ event: RunEvent) {
    switch event {
    case .started(let job, let inputRoot, let outputRoot):
      write("started") { line in
        let head = JSONRunReport.head(job: job, inputRoot: inputRoot, outputRoot: outputRoot)
        line.append(contentsOf: head)
      }
    case .planned(let assets, let outputs):
      write("planned") { line in
        line.append("assets", .int(assets))
        line.append("outputs", .int(outputs))
      }
    case .finished(let result):
      write("asset") { $0.append(contentsOf: result.json) }
    case .warning(let text):
      write("warning") { $0.append("message", .string(text)) }
    case .ended(let summary): self.summary = summary
    case .scanned, .progressed: break
    }
  }

  mutating func end(_ ending: Ending) {
    write("ended") { line in
      summary?.append(to: &line)
      ending.append(to: &line)
    }
  }

  /// A line is handed on at once: whoever reads it may be waiting for it.
  private func write(_ event: String, _ fill: (inout JSON.Object) -> Void) {
    var line = JSON.Object()
    line.append("event", .string(event))
    fill(&line)
    output.writeLine(JSON.object(line).text())
    output.flush()
  }
}

extension JSON.Object {
  /// Adds all members of another object, whose keys are new here.
  mutating func append(contentsOf other: JSON.Object) {
    for member in other.members { append(member.key, member.value) }
  }
}
