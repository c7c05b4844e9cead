import HeadlessUI
import Locks
import ViewFuzz

/// Ten views whose answers come through continuations, actors, task groups, streams, detached tasks and dispatch queues. Some have a
/// mistake that shows in one order of their jobs only.
enum TaskApp: FuzzedApp {
    static var views: [FuzzedView] {
        FuzzedView("callbacks") { _ in CallbackView() }
        FuzzedView("store") { setup in
            let model = StoreModel()
            setup.property("the shown total is not older than an earlier one") { model.isAscending }
            return StoreView(model: model)
        }
        FuzzedView("group") { setup in
            let model = GroupModel()
            setup.property("pages come in their order") { model.pages == model.pages.sorted() }
            return GroupView(model: model)
        }
        FuzzedView("stream") { _ in StreamView() }
        FuzzedView("detached") { _ in DetachedView() }
        FuzzedView("serial queue") { _ in SerialQueueView() }
        FuzzedView("dispatch group") { _ in DispatchGroupView() }
        FuzzedView("cache") { setup in
            let model = CacheModel()
            setup.property("nothing is loaded twice") { model.loadCount <= 1 }
            return CacheView(model: model)
        }
        FuzzedView("semaphore") { _ in SemaphoreView() }
        FuzzedView("surroundings") { _ in SurroundingsView() }
    }
}

/// What happens in a run, from any thread.
enum Notes {
    private static let lines = Locked<[String]>([])

    static func add(_ line: String) { lines.withLock { $0.append(line) } }

    /// Returns the notes since the last call.
    @discardableResult static func take() -> [String] {
        lines.withLock { lines in
            defer { lines = [] }
            return lines
        }
    }
}

/// Work for a processor.
@discardableResult func compute(_ amount: Int) -> Int {
    var sum = 0
    for number in 0..<(amount * 500) { sum = sum &* 31 &+ number }
    return sum
}
