import JobSpec
import MediaFile

/// A number as specifications write it: `0x9003`.
private func hex(_ number: Int) -> String {
  let digits = String(number, radix: 16, uppercase: true)
  return "0x" + String(repeating: "0", count: max(4 - digits.count, 0)) + digits
}

extension ExifMeaning {
  static var carriers: [Carrier] {
    let gps = (0...0x1F).map { number in
      Carrier(
        .exif, "GPS \(hex(number))", of(TIFFTag(rawValue: UInt16(number)), in: .gps))
    }
    return rows.flatMap { meaning, tags in
      tags.map { Carrier(.exif, hex(Int($0)), meaning) }
    } + gps
  }
}

extension AppleNote {
  static var carriers: [Carrier] {
    (1...0x80).compactMap { number in
      let meaning = meaning(TIFFTag(rawValue: UInt16(number)))
      return meaning == .unknown ? nil : Carrier(.appleNote, hex(number), meaning)
    }
  }
}

extension XMPMeaning {
  static var carriers: [Carrier] {
    let own = rows.flatMap { row in
      row.locals.split(separator: " ").map {
        Carrier(.xmp, row.namespace + $0, row.meaning)
      }
    }
    let whole = namespaces.map { Carrier(.xmp, $0.key + "*", $0.value) }
    let families = prefixes.map { Carrier(.xmp, $0.prefix + "…*", $0.meaning) }
    return own + (whole + families).sorted { $0.name < $1.name }
  }
}

extension IPTCMeaning {
  static var carriers: [Carrier] {
    [UInt8(1), 2].flatMap { record in
      (UInt8(0)...255).compactMap { number in
        let meaning = of(record, number)
        return meaning == .unknown ? nil : Carrier(.iptc, "\(record):\(number)", meaning)
      }
    }
  }
}

extension PhotoshopCleaner {
  static var carriers: [Carrier] {
    (0x03E8...0x2710).compactMap { number in
      let meaning = meaning(number)
      return meaning == .unknown ? nil : Carrier(.photoshop, hex(number), meaning)
    }
  }
}

extension JPEGMeaning {
  static var carriers: [Carrier] {
    let contents: [JPEGPart.Content] = [.iccProfile, .isoGainMap, .adobe, .jfxx, .c2pa, .comment]
    return contents.map {
      let known = of($0)
      return Carrier(.jpeg, known.name, known.meaning)
    } + applications.map { Carrier(.jpeg, $0.prefix, $0.meaning) } + [
      Carrier(.jpeg, "APP1 Exif", .nested(.exif)), Carrier(.jpeg, "APP1 XMP", .nested(.xmp)),
      Carrier(.jpeg, "APP13 Photoshop", .nested(.photoshop)),
      Carrier(.jpeg, "JFIF thumbnail", .tells(.thumbnails)),
    ] + Trailers.carriers + SecondaryImages.carriers
  }
}

extension Trailers {
  static var carriers: [Carrier] {
    [
      Carrier(.jpeg, "video behind the image", .opaque(.motion, costs: "motionPhoto")),
      Carrier(.jpeg, "Samsung's trailer", .opaque(.motion, costs: "samsungTrailer")),
      Carrier(.jpeg, "anything else behind the image", .opaque(nil, costs: "trailer")),
    ]
  }
}

extension SecondaryImages {
  static var carriers: [Carrier] {
    [(0x010001, "large thumbnail"), (0x020002, "disparity image")].map {
      Carrier(.jpeg, "MPF \($0.1)", meaning($0.0))
    }
  }
}

extension PNGCleaner {
  static var carriers: [Carrier] {
    meanings.map { Carrier(.png, $0.key.description, $0.value) }.sorted { $0.name < $1.name } + [
      Carrier(.png, "eXIf", .nested(.exif)), Carrier(.png, "iTXt XML:com.adobe.xmp", .nested(.xmp)),
      Carrier(.png, "bytes behind IEND", .opaque(nil, costs: "trailer")),
    ]
  }
}

extension PNGTextMeaning {
  static var carriers: [Carrier] {
    let texts = keywords.map { Carrier(.pngText, $0.key, $0.value) }
    let families = prefixes.map { Carrier(.pngText, $0.prefix + "…", $0.meaning) }
    return (texts + families).sorted { $0.name < $1.name }
  }
}

extension WebPCleaner {
  static var carriers: [Carrier] {
    (["ANIM", "ICCP", "C2PA"] as [FourCC]).map { Carrier(.webP, $0.description, meaning($0)) } + [
      Carrier(.webP, "EXIF", .nested(.exif)), Carrier(.webP, "XMP ", .nested(.xmp)),
    ]
  }
}

extension GIFMeaning {
  static var carriers: [Carrier] {
    let contents: [GIFFile.Block.Content] = [
      .comment, .plainText, .application("ICCRGBG1012"), .application("C2PA_GIF"),
    ]
    return contents.map {
      let known = of($0, length: 0)
      return Carrier(.gif, known.name, known.meaning)
    } + [
      Carrier(.gif, "application extension \(xmp)", .nested(.xmp)),
      Carrier(.gif, "bytes behind the image", trailer),
    ]
  }
}

extension JPEGXLMeaning {
  static var carriers: [Carrier] {
    meanings.map { Carrier(.jpegXL, $0.key.description, $0.value) }.sorted { $0.name < $1.name } + [
      Carrier(.jpegXL, "brob", .structure), Carrier(.jpegXL, "bytes behind the last box", trailer),
    ]
  }
}

extension TIFFFileCleaner {
  static var carriers: [Carrier] {
    [
      Carrier(.tiff, "reduced-resolution directory", subfile(1)),
      Carrier(.tiff, "depth map directory", subfile(8)),
      Carrier(.tiff, "bytes that no field refers to", vocabulary.unreferenced),
    ]
  }
}
