/// Screens of Apple's phones, tablets and notebooks, in pixels; either side may be up.
enum ScreenSizes {
  static func contains(_ width: Int, _ height: Int) -> Bool {
    all[min(width, height)]?.contains(max(width, height)) ?? false
  }

  /// The longer sides by the shorter one.
  private static let all: [Int: Set<Int>] = [
    // iPhone
    640: [960, 1136], 750: [1334], 828: [1792], 1080: [1920, 2340], 1125: [2436], 1170: [2532],
    1179: [2556], 1206: [2622], 1242: [2208, 2688], 1260: [2736], 1284: [2778], 1290: [2796],
    1320: [2868],
    // iPad
    1488: [2266], 1536: [2048], 1620: [2160], 1640: [2360], 1668: [2224, 2388, 2420],
    2048: [2732], 2064: [2752],
    // Mac
    1600: [2560], 1664: [2560], 1800: [2880], 1864: [2880], 1964: [3024], 2160: [3840, 4096],
    2234: [3456], 2520: [4480], 2880: [5120], 3384: [6016],
  ]
}
