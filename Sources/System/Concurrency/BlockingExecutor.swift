/// Threads of our own, for tasks that block.
///
/// Swift's own pool has one thread per core; a task that waits there for a child process or a disk
/// stops everybody. A task that prefers this executor runs on one of its threads instead:
///
/// ```swift
/// let threads = try BlockingExecutor(threads: width)
/// group.addTask(executorPreference: threads) { try worker.render(order) }
/// ```
///
/// Such a task may block as long as it likes; at most `threads` of them run at once, in the order in
/// which they became ready. Keep the executor until its tasks are done: its end waits for them.
package final class BlockingExecutor: TaskExecutor {
  private let queue: JobQueue
  private let threads: [Thread]

  package init(threads count: Int) throws(SystemError) {
    let queue = JobQueue()
    self.queue = queue
    var threads: [Thread] = []
    do throws(SystemError) {
      for _ in 0..<max(count, 1) { threads.append(try Thread { queue.work() }) }
    } catch {
      queue.close()
      threads.forEach { $0.join() }
      throw error
    }
    self.threads = threads
  }

  deinit {
    queue.close()
    threads.forEach { $0.join() }
  }

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.add { [executor = unsafe asUnownedTaskExecutor()] in
      unsafe job.runSynchronously(on: executor)
    }
  }
}
