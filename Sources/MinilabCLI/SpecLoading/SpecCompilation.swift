import System

/// Turns a spec into a program.
struct SpecCompilation {
  let spec: FilePath
  let toolchain: SpecToolchain
  let interrupt: Interrupt?

  /// What the compiler made, and what it warned of.
  struct Product {
    let program: FilePath
    let warnings: String
  }

  /// Compiles and links into a folder.
  ///
  /// - Throws: exit 65 with all of the compiler's diagnostics where the spec is wrong.
  func compile(into folder: FilePath) throws(SpecError) -> Product {
    let program = folder.appending("spec")
    let built = toolchain.folder
    // A name that begins with "-" would be an option.
    let source = spec.bytes.first == UInt8(ascii: "-") ? FilePath("./").appending(spec) : spec
    let arguments: [FilePath] =
      [
        "-module-name", "Spec", "-swift-version", "5", "-parse-as-library", "-wmo", "-Onone",
        "-no-color-diagnostics", source, built.appending(FilePath(SpecToolchain.entryPointName)),
        built.appending("JobSpec.o"), built.appending("SpecDriver.o"), "-o", program,
      ] + toolchain.searchPaths(in: built)
    let run = try toolchain.run(arguments, interrupt)
    guard let status = run.status else {
      throw SpecError(.badSpec, "\(spec): the compiler did not end within two minutes")
    }
    let diagnostics = CompilerDiagnostics(run.output + run.errors, of: spec)
    guard status == .exited(code: 0) else {
      throw SpecError(.badSpec, diagnostics.forPerson)
    }
    return Product(program: program, warnings: diagnostics.located)
  }
}
