/// Three numbers: a colour, or a column of a matrix.
struct Vector3: Hashable, Sendable {
  var x, y, z: Double

  static func * (factor: Double, vector: Vector3) -> Vector3 {
    Vector3(x: factor * vector.x, y: factor * vector.y, z: factor * vector.z)
  }
  static func + (a: Vector3, b: Vector3) -> Vector3 {
    Vector3(x: a.x + b.x, y: a.y + b.y, z: a.z + b.z)
  }

  func dot(_ other: Vector3) -> Double { x * other.x + y * other.y + z * other.z }

  func cross(_ other: Vector3) -> Vector3 {
    Vector3(
      x: y * other.z - z * other.y, y: z * other.x - x * other.z, z: x * other.y - y * other.x)
  }
}

/// A 3 × 3 matrix by its columns, as conversions between colour spaces are.
struct Matrix3: Hashable, Sendable {
  var first, second, third: Vector3

  init(_ first: Vector3, _ second: Vector3, _ third: Vector3) {
    self.first = first
    self.second = second
    self.third = third
  }

  static func * (matrix: Matrix3, vector: Vector3) -> Vector3 {
    vector.x * matrix.first + vector.y * matrix.second + vector.z * matrix.third
  }

  /// The vector that the matrix takes to `target` (Cramer's rule).
  func solve(_ target: Vector3) -> Vector3 {
    let determinant = first.dot(second.cross(third))
    return Vector3(
      x: target.dot(second.cross(third)) / determinant,
      y: first.dot(target.cross(third)) / determinant,
      z: first.dot(second.cross(target)) / determinant)
  }
}
