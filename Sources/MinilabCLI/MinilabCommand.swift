import System

/// The program: reads the command line, carries it out, and ends with its exit code.
@main
enum MinilabCommand {
  static func main() async {
    // Many arenas would keep what short bursts of many threads once used.
    Allocator.limitArenas(2)
    Allocator.returnBlocks(from: 64 << 10)
    do throws(SystemError) {
      let (session, output) = try Session.current()
      var exit = await run(CommandLineWords.current.map { Argument(bytes: $0.bytes) }, in: session)
      session.streams.errors.flush()
      output.flush()
      if let failure = output.failure, exit == .ok || exit == .someFailed {
        session.streams.errors.writeLine("minilab: the result could not be written: \(failure)")
        exit = .io
      }
      ProcessExit.now(exit.rawValue)
    } catch {
      ProcessExit.now(ExitCode.internal.rawValue)
    }
  }

  /// Carries a command line out.
  static func run(_ words: [Argument], in session: Session) async -> ExitCode {
    do throws(UsageError) {
      let invocation = try InvocationParser.parse(words)
      if invocation.has(.help) {
        session.streams.output.write(HelpText.text(for: .named(invocation.verb)))
        return .ok
      }
      return try await carryOut(invocation, in: session)
    } catch {
      session.streams.errors.writeLine(error.description)
      return .usage
    }
  }

  private static func carryOut(
    _ invocation: Invocation, in session: Session
  ) async throws(UsageError) -> ExitCode {
    switch invocation.verb {
    case .run:
      return await RunCommand(try RunOptions(invocation), session).run()
    case .plan:
      return await PlanCommand(try PlanOptions(invocation), session).run()
    case .inspect:
      return await InspectCommand(try InspectOptions(invocation), session).run()
    case .strip:
      return await StripCommand(try StripOptions(invocation), session).run()
    case .verify:
      return await VerifyCommand(try VerifyOptions(invocation), session).run()
    case .doctor:
      return await DoctorCommand(asJSON: invocation.has(.json), session).run()
    case .clearCache:
      return ClearCacheCommand(isQuiet: invocation.has(.quiet), session).run()
    case .help:
      session.streams.output.write(try HelpCommand.text(for: invocation.operands))
      return .ok
    case .version:
      session.streams.output.writeLine("minilab \(Version.current)")
      return .ok
    case .history:
      throw .notInThisVersion("'\(invocation.verb.rawValue)'")
    }
  }
}
