import SQLite
import TestSupport
import Testing

struct DatabaseTests {
  @Test func `values of every type come back as they went in`() throws {
    let database = try Database(.temporary)
    try database.execute("CREATE TABLE t (i, d, s, b, n, f)")
    let text = "ü😀 with \0 inside"
    let blob: [UInt8] = [0, 0xff, 1]
    try database.execute(
      "INSERT INTO t VALUES (?, ?, ?, ?, ?, ?)", Int.min, 0.1, text, blob, nil as Int?, true)
    #expect(database.changes == 1)
    #expect(database.lastInsertedRow == 1)
    let statement = try database.prepare("SELECT * FROM t")
    #expect(try statement.step())
    let (integer, double, string): (Int, Double, String) = (
      statement[0], statement[1], statement[2]
    )
    let (bytes, nothing, flag): ([UInt8], String?, Bool) = (
      statement[3], statement[4], statement[5]
    )
    #expect(integer == .min)
    #expect(double == 0.1)
    #expect(string == text)
    #expect(bytes == blob)
    #expect(nothing == nil)
    #expect(flag)
    #expect(try !statement.step())
  }

  @Test func `empty is not NULL`() throws {
    let database = try Database(.temporary)
    let statement = try database.prepare("SELECT typeof(?), typeof(?), typeof(?)")
    try statement.bind("", [UInt8](), nil as [UInt8]?)
    #expect(try statement.step())
    let types: [String] = [statement[0], statement[1], statement[2]]
    #expect(types == ["text", "blob", "null"])
  }

  @Test func `a statement runs again with other values`() throws {
    let database = try Database(.temporary)
    try database.execute("CREATE TABLE t (n INTEGER)")
    let insert = try database.prepare("INSERT INTO t VALUES (?)")
    for number in 0..<1000 { try insert.run(number) }
    let select = try database.prepare("SELECT n FROM t WHERE n >= ? ORDER BY n")
    for start in [998, 999, 1000] {
      try select.bind(start)
      var found: [Int] = []
      while try select.step() { found.append(select[0]) }
      #expect(found == Array(start..<1000))
    }
  }

  @Test func `a transaction is made whole or not at all`() throws {
    let database = try Database(.temporary)
    try database.execute("CREATE TABLE t (n INTEGER UNIQUE)")
    try database.transaction { () throws(SQLiteError) in
      try database.execute("INSERT INTO t VALUES (?)", 1)
      try database.execute("INSERT INTO t VALUES (?)", 2)
    }
    let error = #expect(throws: SQLiteError.self) {
      try database.transaction { () throws(SQLiteError) in
        try database.execute("INSERT INTO t VALUES (?)", 3)
        try database.execute("INSERT INTO t VALUES (?)", 1)
      }
    }
    #expect(error?.code == .constraint)
    #expect(error?.sql == "INSERT INTO t VALUES (?)")
    #expect(try count("t", in: database) == 2)
  }

  @Test func `a file keeps what was stored, under any name`() throws {
    let folder = try TemporaryFolder()
    for name: [UInt8] in [Array("plan 😀.db".utf8), [0x61, 0xff, 0x0a, 0x62]] {
      let path = Array(folder.path.utf8) + [0x2f] + name
      do {
        let database = try Database(.file(path))
        try database.execute("CREATE TABLE t (n); INSERT INTO t VALUES (1), (2);")
      }
      #expect(try count("t", in: Database(.file(path))) == 2)
    }
  }

  @Test func `a lock of another connection ends as busy`() throws {
    let folder = try TemporaryFolder()
    let path = Array(folder.path("a.db").utf8)
    let first = try Database(.file(path))
    let second = try Database(.file(path), busyMilliseconds: 10)
    try first.execute("BEGIN EXCLUSIVE")
    let error = #expect(throws: SQLiteError.self) { try second.execute("CREATE TABLE t (n)") }
    #expect(error?.code == .busy)
  }

  @Test func `errors say what to do and never what was bound`() throws {
    let folder = try TemporaryFolder()
    try folder.write("this is no database, only text that is long enough", to: "text")
    let database = try Database(.temporary)
    let cases: [(SQLiteError.Code, () throws -> Void)] = [
      (.cannotOpen, { _ = try Database(.file(Array("/no/such/folder/a.db".utf8))) }),
      (
        .corrupt,
        { try Database(.file(Array(folder.path("text").utf8))).execute("SELECT * FROM t") }
      ),
      (.misuse, { _ = try database.prepare("SELEKT 'secret'") }),
      (.misuse, { _ = try database.prepare("") }),
      (.misuse, { try database.execute("SELECT ?", "secret", "secret") }),
    ]
    for (code, body) in cases {
      let error = #expect(throws: SQLiteError.self, performing: body)
      #expect(error?.code == code)
      #expect(error?.description.contains("secret") == false || code == .misuse)
    }
  }

  @Test func `a large temporary table spills instead of growing`() throws {
    let database = try Database(.temporary, cacheKiB: 256)
    try database.execute("CREATE TABLE t (b)")
    let row = [UInt8](repeating: 7, count: 1000)
    try database.transaction { () throws(SQLiteError) in
      let insert = try database.prepare("INSERT INTO t VALUES (?)")
      for _ in 0..<5000 { try insert.run(row) }
    }
    #expect(try count("t", in: database) == 5000)
  }

  private func count(_ table: String, in database: Database) throws -> Int {
    let statement = try database.prepare("SELECT count(*) FROM \(table)")
    _ = try statement.step()
    return statement[0]
  }
}
