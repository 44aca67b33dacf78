/// Lets assets in while the memory that they will need fits, in the order in which they ask.
actor MemoryBudget {
  private let total: Int
  private var used = 0
  private var waiting: [(cost: Int, turn: CheckedContinuation<Void, Never>)] = []

  init(total: Int) { self.total = total }

  /// Waits for room. What is larger than the whole budget gets in alone.
  func enter(_ cost: Int) async {
    if waiting.isEmpty, fits(cost) {
      used += cost
    } else {
      await withCheckedContinuation { waiting.append((cost, $0)) }
    }
  }

  /// Gives the room back.
  func leave(_ cost: Int) {
    used -= cost
    while let first = waiting.first, fits(first.cost) {
      waiting.removeFirst()
      used += first.cost
      first.turn.resume()
    }
  }

  private func fits(_ cost: Int) -> Bool { used == 0 || used + cost <= total }
}
