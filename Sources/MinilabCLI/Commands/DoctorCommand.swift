import Engine
import JobSpec
import System

/// `minilab doctor`: says what this machine can do, and how to get what is missing.
struct DoctorCommand {
  private let asJSON: Bool
  private let session: Session

  init(asJSON: Bool, _ session: Session) {
    self.asJSON = asJSON
    self.session = session
  }

  func run() async -> ExitCode {
    let diagnosis = await Diagnosis.make(in: session)
    if asJSON {
      session.streams.output.writeLine(diagnosis.json.text(.pretty))
    } else {
      session.streams.output.write(diagnosis.text(styled: session.streams.outputStyle))
    }
    return diagnosis.exit
  }
}
