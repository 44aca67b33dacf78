import System
import WorkOrder

/// A place for one worker: started when it is needed, kept for the next asset, replaced when it is
/// worn out or gone.
struct WorkerSlot {
  /// When a worker is replaced although it is well: what libraries leak goes with it.
  struct Wear {
    var assets = 500
    /// Largest resident size, in bytes.
    var peakRSS = 512 << 20
  }

  private let recipe: WorkerRecipe
  private let wear: Wear
  private var worker: Worker?
  /// The largest resident size of any worker that was here.
  private(set) var peakRSS = 0

  init(_ recipe: WorkerRecipe, wear: Wear = Wear()) {
    self.recipe = recipe
    self.wear = wear
  }

  mutating func ask(
    _ task: WorkOrder.Task, _ files: [OpenFile], until deadline: ContinuousClock.Instant,
    interrupt: Interrupt
  ) throws(WorkerError) -> WorkResult.Outcome {
    let worker = try current()
    do throws(WorkerError) {
      let outcome = try worker.ask(task, files, until: deadline, interrupt: interrupt)
      peakRSS = max(peakRSS, worker.peakRSS)
      return outcome
    } catch {
      peakRSS = max(peakRSS, worker.peakRSS)
      // Gone, stuck, or out of step: in each case it ends here, with the asset it had.
      if case .failed = error {} else { self.worker = nil }
      throw error
    }
  }

  /// Called between assets.
  mutating func endAsset() {
    guard let worker else { return }
    worker.assets += 1
    if worker.assets >= wear.assets || worker.peakRSS > wear.peakRSS { self.worker = nil }
  }

  private mutating func current() throws(WorkerError) -> Worker {
    if let worker { return worker }
    do {
      let started = try Worker(recipe)
      worker = started
      return started
    } catch {
      throw .notStarted(error)
    }
  }
}
