import CSystem

/// Settings of the C library's memory allocator.
package enum Allocator {
  /// Lets at most this many threads allocate without waiting for each other.
  ///
  /// Each such arena keeps what it freed, so eight per processor, the default, cost a long run many
  /// megabytes. Call it before any thread starts.
  package static func limitArenas(_ count: Int32) {
    _ = minilab_limit_arenas(count)
  }

  /// Gives blocks of at least this many bytes back to the system as soon as they are freed.
  ///
  /// Left alone, the C library raises this bound with each large block that it sees, and keeps them.
  package static func returnBlocks(from bytes: Int32) {
    _ = minilab_map_blocks_from(bytes)
  }

  /// Gives memory that is free back to the system, after a large piece of work.
  package static func releaseFreeMemory() {
    _ = minilab_release_free_memory()
  }
}
