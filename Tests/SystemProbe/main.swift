// What must be tried in a process of its own: `SystemProbe cage …` or `SystemProbe signals`.
import System

switch CommandLine.arguments.dropFirst().first {
case "cage": try CageProbe.run(CommandLine.arguments.dropFirst(2))
case "signals": try SignalsProbe.run()
default: fatalError("unknown probe")
}
