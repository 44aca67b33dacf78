import JobSpec
import MinilabRendering
import TestSupport
import Testing
import Vips

/// The library that other packages import.
struct PictureRendererTests {
  @Test func `a picture becomes files of its own`() throws {
    let folder = try TemporaryFolder()
    let source = try folder.write(
      try TestCard.stored(for: 6).encoded(as: .jpeg(quality: 95, progressive: false)),
      to: "in.jpg")
    let rendered = try PictureRenderer().render(
      RenderSource(path: source, format: .jpeg, orientation: 6),
      to: [
        RenderOutput(.init(.webp(.init()), size: .within(48)), path: folder.path("a.webp")),
        RenderOutput(.init(.png(.init())), color: .displayP3, path: folder.path("b.png")),
      ])
    #expect(rendered.sizes == [PixelSize(48, 32), PixelSize(96, 64)])
    #expect(rendered.warnings == [])
    #expect(TestCard.isShown(in: try Picture(try folder.read("a.webp"), .webP), tolerance: 25))
    #expect(try folder.files() == ["a.webp", "b.png", "in.jpg"])
  }

  @Test func `a failure leaves nothing behind and says its code`() throws {
    let folder = try TemporaryFolder()
    let source = try folder.write("no picture", to: "in.jpg")
    let output = RenderOutput(.init(.png(.init())), path: folder.path("out.png"))
    #expect(throws: RenderError.self) {
      _ = try PictureRenderer().render(RenderSource(path: source, format: .jpeg), to: [output])
    }
    #expect(try folder.files() == ["in.jpg"])
  }

  @Test func `an output that exists is left alone`() throws {
    let folder = try TemporaryFolder()
    let source = try folder.write(
      try TestCard.upright.encoded(as: .png(compression: 1, palette: false)), to: "in.png")
    try folder.write("mine", to: "out.png")
    do {
      _ = try PictureRenderer().render(
        RenderSource(path: source, format: .png),
        to: [RenderOutput(.init(.png(.init())), path: folder.path("out.png"))])
      Issue.record("it was overwritten")
    } catch {
      #expect(error.code == .outputExists)
    }
    #expect(try folder.read("out.png") == Array("mine".utf8))
  }

  @Test func `a source that is missing is unreadable`() throws {
    do {
      _ = try PictureRenderer().render(
        RenderSource(path: "/there/is/none.jpg", format: .jpeg), to: [])
      Issue.record("nothing was decoded")
    } catch {
      #expect(error.code == .unreadable)
    }
  }
}
