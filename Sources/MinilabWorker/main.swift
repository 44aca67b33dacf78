import Rendering
import System
import WorkOrder

// The worker: a process of its own for what decodes pictures from anywhere.
//
// It is started by an engine, with one end of a channel as descriptor 3. Everything that must be
// opened is opened first; then the process shuts itself in, for good, and only then looks at what it
// was sent. It leaves when the engine closes the channel. Standard output is never written.

/// Serves one engine until that closes the channel.
func serve(_ options: WorkerOptions) throws {
  Allocator.limitArenas(2)
  try Signals.ignoreBrokenPipes()
  let channel = try Channel.inherited(as: 3)
  let bench = try Workbench(options)
  while let message = try channel.receive() {
    let result = bench.answer(message.frame, message.descriptors)
    try channel.send(result.encoded())
  }
}

do {
  try serve(try WorkerOptions(CommandLine.arguments.dropFirst()))
} catch let error as SystemError where error.errno == .badDescriptor {
  complain("it is started by minilab, and does nothing by itself")
  ProcessExit.now(64)
} catch let error as SystemError where error.errno == .brokenPipe {
  // The engine left while its answer was made.
  ProcessExit.now(0)
} catch {
  complain("\(error)")
  ProcessExit.now(70)
}

func complain(_ message: String) {
  try? OpenFile(adopting: 2).write(all: "minilab-worker: \(message)\n".utf8)
}
