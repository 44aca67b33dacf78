import AssetFacts
import Exif
import JobSpec
import MediaFile

extension Evidence {
  /// Takes what the maker noted beside Exif: Apple and makers with plain directories are read here,
  /// the others' notes by libexif.
  mutating func gather(makerNoteOf exif: ExifBlock) {
    guard let note = MakerNoteBlock(exif) else { return }
    if let apple = AppleMakerNote(note) { return gather(apple) }
    if let directory = MakerNoteDirectory(note, in: exif) { gather(directory) }
    if let maker = InterpretedMaker(note, make: exif.make) {
      gather(note, as: maker, make: exif.make ?? "", model: exif.model ?? "")
    }
  }

  private mutating func gather(_ note: AppleMakerNote) {
    hasAppleNote = true
    appleCaptureType = note.captureType
    appleHDRType = note.hdrImageType
    appleCameraType = note.cameraType
    isFrontFacing = note.isFrontFacing
    burstIdentifier = note.burstIdentifier
    livePhotoVideoTime = note.livePhotoVideoTime
    facts.livePhotoIdentifier = note.contentIdentifier
    if note.contentIdentifier != nil {
      found(.identifiers, in: AssetFacts.Sensitive.makerNotePairing)
    }
    if note.burstIdentifier != nil { found(.identifiers, in: "exif.makerNote.burst") }
    if note.imageIdentifier != nil || note.photoIdentifier != nil {
      found(.identifiers, in: "exif.makerNote.image")
    }
    if note.runTime != nil { found(.time, in: "exif.makerNote.runTime") }
  }

  private mutating func gather(_ note: MakerNoteDirectory) {
    let fields = MakerNoteMeaning.fields(of: note.maker)
    // Olympus keeps serial numbers and lenses in a directory of their own.
    let directory = note.maker == .olympus ? note.directory(at: 0x2010) : note
    guard let directory else { return }
    var lens: String?
    for (tag, meaning) in fields where directory.has(tag) {
      take(meaning, text: directory.text(tag), number: directory.integer(tag), lens: &lens)
    }
    makerLens = makerLens ?? LensName.text(type: nil, model: lens)
  }

  private mutating func gather(
    _ note: MakerNoteBlock, as maker: InterpretedMaker, make: String, model: String
  ) {
    guard
      let block = note.standalone(make: make, model: model, limit: MakerNote.sizeLimit - 512),
      let interpreted = try? MakerNote(block)
    else { return }
    var lens: String?
    var lensType: String?
    let fields = interpreted.fields { maker.meaning(of: $0, $1) != nil }
    for field in fields {
      guard let meaning = maker.meaning(of: field.identifier, field.name) else { continue }
      if meaning == .lensType { lensType = field.value }
      take(meaning, text: field.value, number: nil, lens: &lens)
    }
    makerLens = makerLens ?? LensName.text(type: lensType, model: lens)
  }

  private mutating func take(
    _ meaning: MakerNoteMeaning, text: String?, number: Int?, lens: inout String?
  ) {
    let isFilled = text?.contains { !$0.isWhitespace && $0 != "\0" } ?? false
    switch meaning {
    case .lens: lens = isFilled ? text : lens
    case .drive: driveMode = driveMode ?? text ?? number.map { "\($0)" }
    case .panorama: hasMakerPanorama = true
    case .mode(let panoramas):
      if let number, panoramas.contains(number) { hasMakerPanorama = true }
    case .serial, .lensSerial, .owner, .place, .people, .lensType:
      if let carrier = meaning.carrier, isFilled { found(carrier.group, in: carrier.name) }
    }
  }
}
