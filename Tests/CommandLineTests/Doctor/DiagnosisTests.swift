import Engine
import JobSpec
import System
import TestSupport
import Testing
import WorkOrder

@testable import MinilabCLI

@Suite struct DiagnosisTests {
  static func diagnosis(
    encodes: [FileFormat] = [.jpeg, .png, .webP, .tiff, .heic, .avif], isClosed: Bool = true,
    hasSwift: Bool = true
  ) -> Diagnosis {
    let capabilities = Capabilities(
      libraries: [.init(name: "libvips", version: "8.14.1")],
      decodes: [.jpeg, .png, .gif, .webP, .tiff, .heic, .avif], encodes: encodes)
    let cage = CageReport(
      openRefused: isClosed, socketRefused: true, executeRefused: true,
      landlock: isClosed ? 4 : 0, seccomp: true)
    return Diagnosis(
      worker: .success(
        WorkerExamination(
          executable: "/opt/minilab-worker", capabilities: capabilities, cage: cage)),
      toolchain: hasSwift ? .init(compiler: "/usr/bin/swiftc", version: "Swift version 6.3") : nil,
      cage: Cage.Strength(landlock: isClosed ? 4 : nil, filtersCalls: true), processors: 2,
      memory: 8_000_000_000, cacheFolder: "/nowhere/minilab", stateFolder: nil)
  }

  @Test func `where all is well nothing is missing`() throws {
    let diagnosis = Self.diagnosis()
    #expect(diagnosis.missing.isEmpty && diagnosis.exit == .ok)
    try Golden("CommandLine/doctor.txt").check(diagnosis.text(styled: .plain))
    try Golden("CommandLine/doctor.json").check(diagnosis.json.text(.pretty) + "\n")
  }

  @Test func `what is missing comes with the way to get it`() {
    let missing = Self.diagnosis(encodes: [.jpeg, .png], isClosed: false, hasSwift: false).missing
    #expect(missing.map(\.what).contains("public.heic cannot be written"))
    #expect(
      missing.first { $0.what.hasPrefix("public.avif") }?.remedy == "apt-get install libheif1")
    #expect(missing.contains { $0.what.contains("cage is open") })
    #expect(missing.last?.remedy == "https://www.swift.org/install/linux")
  }

  @Test func `without a worker nothing can run, which is exit 69`() {
    var diagnosis = Self.diagnosis()
    diagnosis.worker = .failure(EngineError(.unavailable, "The worker is not there."))
    #expect(diagnosis.exit == .unavailable)
    #expect(diagnosis.missing.first?.remedy.hasPrefix("apt-get install") == true)
    #expect(diagnosis.text(styled: .plain).contains("does not run"))
  }
}
