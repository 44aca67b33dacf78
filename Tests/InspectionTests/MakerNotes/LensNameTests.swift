import Testing

@testable import Inspection

@Suite struct LensNameTests {
  @Test(
    arguments: [
      (
        "Canon EF 70-200mm f/2.8L IS USM", "EF70-200mm f/2.8L IS USM",
        "Canon EF 70-200mm f/2.8L IS USM"
      ),
      // The number is Canon's, the lens another maker's.
      ("Canon EF 28-105mm f/3.5-4.5 USM", "24-70mm F2.8 DG OS HSM", "24-70mm F2.8 DG OS HSM"),
      ("0x0000", "EF16-35mm f/2.8L II USM", "EF16-35mm f/2.8L II USM"),
      ("Canon EF 50mm f/1.8", nil, "Canon EF 50mm f/1.8"),
      (nil, "18-70mm 1:3.5 - 4.5", "18-70mm f/3.5-4.5"),
      (nil, "  ", nil), ("", nil, nil), ("0x00ff", nil, nil),
    ] as [(String?, String?, String?)])
  func `a number's name is believed unless the lens says otherwise`(
    _ type: String?, _ model: String?, _ expected: String?
  ) {
    #expect(LensName.text(type: type, model: model) == expected)
  }
}
