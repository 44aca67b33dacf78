// Originals to hand out: the same pixels, bit for bit, without what tells where, when, who and
// which device.
//
//     minilab run share-safely ~/Photos -o ~/ToShare
//
// Nothing is decoded or compressed again. A file that cannot be proved clean is not written; the
// report names it.

import JobSpec

let job = Job(
  "share-safely",
  select: .images,
  // What .sharing removes, and the time as well. Use .publishing to keep nothing but creator and
  // copyright, or .removing(.location) to remove just that.
  privacy: .sharing.alsoRemoving(.time),
  // Named as the originals, in the same folders.
  renditions: [.original()]
)
