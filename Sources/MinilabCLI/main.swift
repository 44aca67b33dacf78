do throws(UsageError) {
  let invocation = try InvocationParser.parse(
    CommandLine.arguments.dropFirst().map { Argument($0) })
  if invocation.has(.help) {
    print(HelpText.text(for: .named(invocation.verb)), terminator: "")
  } else if invocation.verb == .help {
    print(try HelpCommand.text(for: invocation.operands), terminator: "")
  }
} catch {
  print(error)
}
