// A web gallery: a large picture and a square thumbnail of each photograph, sorted by year.
//
//     minilab run web-gallery ~/Photos -o ~/Gallery
//
// To make your own, copy this file, change it, and run it by its path. A word that does not exist
// is a compile error with a line and a caret, before any file is opened.

import JobSpec

let job = Job(
  "web-gallery",
  select: .all(of: [.images, .not(.screenshots)]),
  order: .captureDate,
  // No place, person or serial number goes online; camera, time, captions and copyright stay.
  privacy: .sharing,
  renditions: [
    // At most 2048 pixels on the long edge; a smaller picture is not enlarged.
    .image("large", .jpeg(quality: 82), within: 2048),
    // A square, cropped around what draws the eye.
    .image("thumb", .webp(quality: 75), filling: .init(400, 400), crop: .attention),
  ],
  // 2026/Coast/IMG_1-large.jpg. A picture without a date goes to "undated". Two pictures that would
  // have one name are found before anything is written, and cost no other picture.
  naming: "\(.captured(.year))/\(.folder)/\(.stem)-\(.rendition)"
)
