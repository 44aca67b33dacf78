// Uploads of any kind, made into pictures that everything opens. Meant for cron:
//
//     */5 * * * *  minilab run normalize-uploads /srv/uploads -o /srv/pictures -q
//
// A second run redoes only what is new or has changed, and says nothing unless something fails.
// A machine without a Swift toolchain runs the same job from its JSON.

import JobSpec

// The one way to read the environment: a change of the variable is seen by the next run.
let longEdge = Int(Env["UPLOAD_LONG_EDGE", default: "4096"]) ?? 4096

let job = Job(
  "normalize-uploads",
  select: .images,
  // Strangers' pictures: keep nothing but creator and copyright.
  privacy: .publishing,
  renditions: [
    // JPEG whatever came in, upright, in sRGB.
    .image("picture", .compatible, within: longEdge)
  ],
  // As they were uploaded. a.heic and a.png would both become a.jpg: such pairs are named in the
  // report, and cost no other picture.
  naming: "\(.folder)/\(.stem)",
  // An upload may be anything: half an hour of somebody's 200 megapixels is not worth it.
  limits: Limits(secondsPerAsset: 60, pixels: 250_000_000)
)
