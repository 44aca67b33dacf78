import Engine
import JobSpec
import System

/// `--json`: one document, written as the run goes, so that it is never held in memory.
///
/// Whatever happens, what was written is whole: a run that never started still gives a document
/// with its exit code.
struct JSONRunReport: RunReport {
  static let schema = 1

  private var document: JSONDocument
  private var warnings = WarningList()
  private var summary: RunSummary?

  init(output: any TextOutput) { document = JSONDocument(output: output) }

  mutating func take(_ event: RunEvent) {
    switch event {
    case .started(let job, let inputRoot, let outputRoot):
      document.open(Self.head(job: job, inputRoot: inputRoot, outputRoot: outputRoot))
    case .finished(let result): document.append(result.json)
    case .warning(let text): warnings.append(text)
    case .ended(let summary): self.summary = summary
    case .scanned, .planned, .progressed: break
    }
  }

  mutating func end(_ ending: Ending) {
    var tail = JSON.Object()
    warnings.append(to: &tail)
    summary?.append(to: &tail)
    ending.append(to: &tail)
    document.close(tail)
  }

  static func head(job: String, inputRoot: FilePath, outputRoot: FilePath) -> JSON.Object {
    var head = JSON.Object()
    head.append("schema", .int(schema))
    head.append("job", .string(job))
    head.append("inputRoot", path: inputRoot)
    head.append("outputRoot", path: outputRoot)
    return head
  }
}

extension Ending {
  /// Adds the last keys of a report.
  func append(to object: inout JSON.Object) {
    if !problems.isEmpty { object.append("problems", texts: problems) }
    object.append("exit", .object(exit.json))
  }
}
