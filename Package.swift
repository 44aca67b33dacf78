// swift-tools-version: 6.2
import PackageDescription

// Warnings are errors where the project itself is checked, never for those who depend on it.
let inCI = Context.environment["MINILAB_WARNINGS_AS_ERRORS"] != nil

let strict: [SwiftSetting] =
  [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  ] + (inCI ? [.treatAllWarnings(as: .error)] : [])

// A face owns the pointers of one C library; the compiler makes it say `unsafe` at each use.
let face: [SwiftSetting] = strict + [.strictMemorySafety()]

func layer(
  _ name: String, _ dependencies: [Target.Dependency] = [], settings: [SwiftSetting] = strict
) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

func library(_ name: String, pkgConfig: String, apt: String) -> Target {
  .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([apt])])
}

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(
    name: name, dependencies: ["TestSupport", "Fixtures"] + dependencies, swiftSettings: strict)
}

let package = Package(
  name: "minilab",
  products: [
    .executable(name: "minilab", targets: ["MinilabCLI"]),
    .executable(name: "minilab-worker", targets: ["MinilabWorker"]),
    .library(name: "Minilab", targets: ["Minilab"]),
    .library(name: "MinilabRendering", targets: ["MinilabRendering"]),
    .library(name: "JobSpec", targets: ["JobSpec"]),
  ],
  targets: [
    // values
    layer("JobSpec"),
    layer("AssetFacts", ["JobSpec"]),
    layer("WorkOrder", ["JobSpec"]),
    layer("UniformTypeIdentifiers"),

    // bytes
    layer("MediaFile"),

    // faces the engine may link
    .target(name: "CSystem"),
    library("CSQLite", pkgConfig: "sqlite3", apt: "libsqlite3-dev"),
    library("CNettle", pkgConfig: "nettle", apt: "nettle-dev"),
    library("CZlib", pkgConfig: "zlib", apt: "zlib1g-dev"),
    library("CBrotli", pkgConfig: "libbrotlidec", apt: "libbrotli-dev"),
    library("CExpat", pkgConfig: "expat", apt: "libexpat1-dev"),
    library("CExif", pkgConfig: "libexif", apt: "libexif-dev"),
    layer("System", ["CSystem", "MediaFile"], settings: face),
    layer("SQLite", ["CSQLite"], settings: face),
    layer("Hashing", ["CNettle"], settings: face),
    layer("Compression", ["CZlib", "CBrotli"], settings: face),
    layer("XML", ["CExpat"], settings: face),
    layer("Exif", ["CExif"], settings: face),

    // faces only the worker may link
    library("CVips", pkgConfig: "vips", apt: "libvips-dev"),
    library("CHeif", pkgConfig: "libheif", apt: "libheif-dev"),
    library("CAV", pkgConfig: "libavcodec libswscale", apt: "libavcodec-dev libswscale-dev"),
    library("CLCMS", pkgConfig: "lcms2", apt: "liblcms2-dev"),
    .target(name: "CJPEG", linkerSettings: [.linkedLibrary("jpeg")]),
    layer("Vips", ["CVips"], settings: face),
    layer("Heif", ["CHeif"], settings: face),
    layer("AV", ["CAV"], settings: face),
    layer("JPEG", ["CJPEG"], settings: face),
    layer("LCMS", ["CLCMS"], settings: face),

    // knowledge
    layer("Inspection", ["JobSpec", "AssetFacts", "MediaFile", "XML", "Compression", "Exif"]),
    layer("Privacy", ["JobSpec", "MediaFile", "XML", "Compression", "Hashing"]),

    // what a spec is compiled with, by the user's own toolchain
    .systemLibrary(name: "CSpecDriver"),
    layer("SpecDriver", ["CSpecDriver", "JobSpec"], settings: face),

    // decisions
    layer("Planning", ["JobSpec", "AssetFacts", "MediaFile", "System"]),

    // pixels
    layer(
      "Rendering",
      ["JobSpec", "WorkOrder", "MediaFile", "System", "Vips", "Heif", "AV", "JPEG", "LCMS"]),

    // effects
    layer(
      "Engine",
      [
        "JobSpec", "AssetFacts", "WorkOrder", "MediaFile", "System", "SQLite", "Hashing",
        "Inspection", "Privacy", "Planning",
      ]),

    // front
    .executableTarget(
      name: "MinilabCLI",
      dependencies: [
        "JobSpec", "AssetFacts", "WorkOrder", "MediaFile", "System", "SQLite", "Hashing",
        "Inspection", "Privacy", "Planning", "Engine",
      ], swiftSettings: strict),
    .executableTarget(
      name: "MinilabWorker", dependencies: ["WorkOrder", "System", "Rendering"],
      swiftSettings: strict),
    layer(
      "Minilab",
      [
        "JobSpec", "AssetFacts", "Planning", "Engine", "System", "CoreTransferable",
        "UniformTypeIdentifiers",
      ]),
    layer("CoreTransferable", ["UniformTypeIdentifiers", "System"]),
    layer("MinilabRendering", ["JobSpec", "WorkOrder", "System", "Rendering"]),

    // tests
    .target(
      name: "Fixtures", path: "Fixtures", exclude: ["Assets", "Golden", "Images", "Kinds", "make"],
      swiftSettings: strict),
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strict),
    tests("TestSupportTests", []),
    tests("AcceptanceTests", ["MinilabCLI", "MinilabWorker"]),
    tests("DocumentationTests", ["JobSpec", "Minilab"]),
    tests("CoreTransferableTests", ["CoreTransferable", "UniformTypeIdentifiers"]),
    tests("JobSpecTests", ["JobSpec"]),
    tests("AssetFactsTests", ["AssetFacts", "JobSpec"]),
    tests("MediaFileTests", ["MediaFile"]),
    .executableTarget(
      name: "SystemProbe", dependencies: ["System"], path: "Tests/SystemProbe",
      swiftSettings: strict),
    tests("SystemTests", ["System", "MediaFile", "SystemProbe"]),
    tests(
      "FaceTests",
      [
        "SQLite", "Hashing", "Compression", "XML", "Exif", "MediaFile", "Vips", "Heif", "AV",
        "JPEG", "LCMS",
      ]),
    tests("InspectionTests", ["Inspection", "AssetFacts", "MediaFile", "JobSpec", "System"]),
    tests("PrivacyTests", ["Privacy", "MediaFile", "JobSpec", "System", "XML", "Compression"]),
    tests("PlanningTests", ["Planning", "AssetFacts", "JobSpec", "System"]),
    tests(
      "RenderingTests",
      [
        "Rendering", "MinilabRendering", "MinilabWorker", "WorkOrder", "JobSpec", "MediaFile",
        "System", "Vips",
      ]),
    .executableTarget(
      name: "EngineProbe", dependencies: ["Engine", "JobSpec", "System"],
      path: "Tests/EngineProbe", swiftSettings: strict),
    tests(
      "EngineTests",
      [
        "Engine", "Planning", "Inspection", "Privacy", "AssetFacts", "JobSpec", "WorkOrder",
        "MediaFile", "System", "SQLite", "EngineProbe", "MinilabWorker",
      ]),
    tests(
      "CommandLineTests",
      [
        "MinilabCLI", "MinilabWorker", "Minilab", "Engine", "AssetFacts", "JobSpec", "MediaFile",
        "System", "UniformTypeIdentifiers", "WorkOrder",
      ]),
  ]
)
