/// Where the running program's file is.
package enum ExecutablePath {
  /// Without symbolic links, so that what ships beside the program is found beside it.
  package static var own: FilePath {
    get throws(SystemError) { try Files.linkTarget(of: "/proc/self/exe") }
  }
}
