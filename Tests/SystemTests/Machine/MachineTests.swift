import TestSupport
import Testing

@testable import System

struct MachineTests {
  @Test func `the machine has a processor and memory`() throws {
    #expect(Processors.available >= 1)
    #expect(try #require(Memory.available) > 1 << 20)
    let own = try #require(ResidentMemory.own)
    #expect(own > 1 << 20)
    #expect(try #require(ResidentMemory.ownPeak) >= own / 2)
    #expect(ResidentMemory.peak(of: Int32.max) == nil)
    #expect(Files.exists(try ExecutablePath.own))
    #expect(SystemClock.now > 1_700_000_000_000_000_000)
  }

  @Test(
    arguments: [
      ("max 100000", nil), ("100000 100000", 1), ("150000 100000", 2), ("1000 100000", 1),
      ("400000 100000\n", 4), ("", nil), ("0 0", nil), ("x y", nil),
    ] as [(String, Int?)])
  func `a CPU quota in processors`(text: String, processors: Int?) {
    #expect(ControlGroup.processors(cpuMax: text) == processors)
  }

  @Test(arguments: [
    // A service under systemd.
    ("/", "/sys/fs/cgroup", "/a/b", ["/sys/fs/cgroup/a/b", "/sys/fs/cgroup/a", "/sys/fs/cgroup"]),
    // A container with a namespace of its own.
    ("/", "/sys/fs/cgroup", "/", ["/sys/fs/cgroup"]),
    // A container that sees its branch only.
    ("/docker/1", "/sys/fs/cgroup", "/docker/1/x", ["/sys/fs/cgroup/x", "/sys/fs/cgroup"]),
  ])
  func `control groups from the own one up`(
    root: String, mount: String, path: String, folders: [FilePath]
  ) {
    let group = ControlGroup(
      mounts: ProcText(
        text:
          "22 1 0:20 / /proc rw - proc proc rw\n29 22 0:26 \(root) \(mount) rw - cgroup2 none rw\n"),
      groups: ProcText(text: "4:memory:/elsewhere\n0::\(path)\n"))
    #expect(group?.folders == folders)
  }

  @Test func `XDG folders, with their defaults and without a home`() {
    let full: Environment = [
      "HOME": "/h", "XDG_CACHE_HOME": "/c", "XDG_STATE_HOME": "relative", "XDG_RUNTIME_DIR": "/r",
    ]
    let folders = XDG(full)
    #expect(folders.cache == "/c")
    #expect(folders.state == "/h/.local/state")
    #expect(folders.config == "/h/.config")
    #expect(folders.runtime == "/r")
    #expect(XDG([:]).cache == nil)
  }

  @Test func `a reader who leaves breaks the output quietly`() throws {
    let output: StandardOutput
    do {
      let (here, _) = try Channel.pair()
      output = StandardOutput(to: here.socket, capacity: 4)
    }
    // Writing to a closed socket raises SIGPIPE, which the program ignores through `Signals`.
    let signals = try Signals()
    try output.write("longer than four")
    #expect(output.isBroken)
    try output.write("more")
    try output.flush()
    #expect(signals.received.isEmpty)
    #expect(signals.exitCode == nil)
  }
}
