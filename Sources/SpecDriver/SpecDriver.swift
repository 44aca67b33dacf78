import Glibc
public import JobSpec

/// What a spec is linked with: it evaluates the spec's job and hands it over.
///
/// It is compiled by the user's own toolchain, beside JobSpec. The spec runs in a process of its
/// own, which finds two descriptors open: one to write the result to, so that `print` cannot spoil
/// it, and one to read the environment from, because its own is empty.
public enum SpecDriver {
  /// Takes the result. The numbers are agreed with `SpecEvaluation`, which starts the process.
  private static let result = Descriptor(number: 3)
  /// Holds the environment, as JSON.
  private static let environment = Descriptor(number: 4)

  /// Evaluates a job and ends the process.
  public static func deliver(_ job: () -> Job) -> Never {
    guard let variables = environment.readJSON()?.object else {
      Descriptor.standardError.write("minilab: the spec's environment cannot be read\n")
      exit(70)
    }
    var texts: [String: String] = [:]
    for member in variables.members { texts[member.key] = member.value.string }
    Env.provide(texts)
    Confinement.enter()
    let answer: JSON = ["job": job().json, "environment": Env.recorded]
    guard result.write(answer.text()) else {
      Descriptor.standardError.write("minilab: the spec's job cannot be handed over\n")
      exit(70)
    }
    exit(0)
  }
}
