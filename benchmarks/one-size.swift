import JobSpec

let job = Job(
  "one-size",
  renditions: [.image("small", .jpeg(quality: 82), within: 1024)]
)
