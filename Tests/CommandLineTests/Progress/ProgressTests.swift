import Engine
import Testing

@testable import MinilabCLI

@Suite struct ProgressTests {
  private func state(_ done: Int, of all: Int) -> ProgressState {
    var state = ProgressState()
    state.take(.planned(assets: all, outputs: all), elapsed: .seconds(1))
    state.take(.progressed(done: done, of: all), elapsed: .seconds(2))
    return state
  }

  @Test func `a sentence says how far, how fast and how long`() {
    #expect(
      ProgressLine.sentence(state(120, of: 500), elapsed: .seconds(6))
        == "120 of 500 assets, 24.0 a second, 15.8 s left")
    #expect(ProgressLine.sentence(state(0, of: 1), elapsed: .seconds(6)) == "0 of 1 asset")
    #expect(ProgressLine.sentence(ProgressState(), elapsed: .zero) == "0 assets found")
  }

  @Test(arguments: [20, 40, 60, 80, 200])
  func `a bar fits its terminal`(_ width: Int) {
    let bar = ProgressLine.bar(state(250, of: 500), elapsed: .seconds(6), width: width)
    #expect(bar.count < width)
    let filled = bar.count { $0 == "█" }
    #expect(filled == bar.count { $0 == "░" })
  }

  @Test func `a bar is redrawn at most ten times a second, and cleared for other lines`() {
    let output = MemoryOutput()
    let display = ProgressDisplay(form: .bar(columns: 80), output: output)
    for step in 0..<100 {
      display.take(.progressed(done: step, of: 100), elapsed: .milliseconds(step * 10))
    }
    #expect(output.text.count { $0 == "\r" } == 10)
    display.clear()
    #expect(output.text.hasSuffix("\r\u{1B}[K"))
    display.clear()
    #expect(output.text.count { $0 == "\r" } == 11)
  }

  @Test func `a log gets a plain line a minute at most`() {
    let output = MemoryOutput()
    let display = ProgressDisplay(form: .lines, output: output)
    for second in 0..<130 {
      display.take(.progressed(done: second, of: 500), elapsed: .seconds(second))
    }
    #expect(output.lines.count == 2)
    #expect(!output.text.contains("\r") && !output.text.contains("\u{1B}"))
  }

  @Test func `the mode and the stream decide`() {
    typealias Form = ProgressDisplay.Form
    #expect(Form(.auto, columns: 100, isQuiet: false) == .bar(columns: 100))
    #expect(Form(.auto, columns: nil, isQuiet: false) == .lines)
    #expect(Form(.auto, columns: 100, isQuiet: true) == .hidden)
    #expect(Form(.never, columns: 100, isQuiet: false) == .hidden)
    #expect(Form(.always, columns: nil, isQuiet: false) == .bar(columns: 80))
  }
}

extension ProgressTests {
  @Test func `a line on the bar's terminal takes the bar away first`() {
    let memory = MemoryStreams()
    let display = ProgressDisplay(form: .bar(columns: 40), output: memory.errors)
    let streams = memory.streams.clearing(display)
    display.take(.scanned(assets: 1), elapsed: .zero)
    streams.errors.writeLine("failed a.jpg")
    #expect(memory.errors.text.hasSuffix("\r\u{1B}[Kfailed a.jpg\n"))
  }
}
