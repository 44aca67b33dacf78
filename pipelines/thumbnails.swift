// Three sizes of WebP for a responsive page, from one decode of each picture:
//
//     minilab run thumbnails ~/Photos -o ~/Site/img
//
//     <img srcset="IMG_1-400.webp 400w, IMG_1-800.webp 800w" …>

import JobSpec

let job = Job(
  "thumbnails",
  select: .images,
  privacy: .publishing,
  // A spec is Swift: a list is made as lists are made.
  renditions: [200, 400, 800].map { edge in
    .image("\(edge)", .webp(quality: 75), within: edge)
  }
)
