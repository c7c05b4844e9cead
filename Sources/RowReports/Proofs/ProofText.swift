import BindingFuzz
import FuzzReports

extension ProofInvariants {
    /// The reasons why nothing stale is read, in sentences: the invariants at each access.
    package var sentences: [String] {
        if configuration.access == .identity {
            return ["Each access looks up its element by its id, so it reads no index that could be stale."]
        }
        return Place.allCases.compactMap(sentence)
    }

    private func sentence(_ place: Place) -> String? {
        let moments = moments.filter { $0.place == place }
        guard !moments.isEmpty else { return nil }
        var clauses = moments.map(clause)
        let letGo = moments.filter { $0.row == .leaving || $0.row == .parked }
        if letGo.isEmpty && !configuration.handler.isDeferred { clauses.append(absence) }
        return "\(place.whenItRuns), \(update(moments)): \(clauses.joined(separator: ", "))."
    }

    /// Returns the clause about a pending update.
    private func update(_ moments: [Moment]) -> String {
        if moments.contains(where: \.canBeDirty) { return "an update of body may be due" }
        let place = moments[0].place
        return place == .beforeWaiting || place == .exit ? "body has just been updated" : "no update of body is due"
    }

    /// Returns the clause about the rows in one state.
    private func clause(_ moment: Moment) -> String {
        let rows = moment.row.everyRow
        if !moment.canBeStale {
            return moment.row == .live ? "\(rows) has a new index" : "\(rows) has an index that names its element"
        }
        if !moment.hasAppeared && configuration.guard.asksAppearance {
            return "\(rows) has disappeared, so the guard returns"
        }
        if !moment.passesGuard {
            return moment.isStaleOnlyWithoutElement && configuration.guard != .inRange
                ? "\(rows) has no element in the collection, so the guard returns"
                : "the guard of \(rows) returns"
        }
        if moment.isStaleOnlyWithoutElement && configuration.guard.asksElement {
            return "\(rows) has an index that names its element, or no element, in which case the guard returns"
        }
        return "\(rows) may have an index that names another element, or none"
    }

    /// The reason why rows that were let go are not called.
    private var absence: String {
        switch configuration.container {
        case .eager: "every other row's subscription is canceled"
        case .animated, .lazy, .silent: "no removed row is called"
        }
    }
}

extension Configuration {
    /// The reason why no delivery starves, in a sentence.
    package var deliverySentence: String {
        let hops = delivery.hops
        guard !hops.isEmpty || handler.isDeferred else {
            return "each handler is called inside the post, so nothing waits."
        }
        let deferred = handler.isDeferred ? ["the main queue, where its read waits"] : []
        let places = (hops.map(\.whereItWaits) + deferred).joined(separator: ", then ")
        return
            "from every state, settling the loop (release, idle, a touch or click, idle) runs \(places), so nothing is left "
            + "waiting."
    }
}

extension Guard {
    /// Whether the guard returns early if the element is not in the collection.
    fileprivate var asksElement: Bool { self == .contains || self == .all }
}

extension RowState {
    fileprivate var everyRow: String {
        switch self {
        case .live: "every live row"
        case .leaving: "every row whose removal animation runs"
        case .parked: "every row kept off screen"
        case .gone: "every row that is gone"
        }
    }
}

extension Hop {
    /// The place where deliveries wait for the hop.
    fileprivate var whereItWaits: String {
        switch self {
        case .runLoop: "the blocks of the default mode"
        case .common: "the blocks of the common modes"
        case .queue: "the main queue"
        case .exit: "the observers of kCFRunLoopExit"
        case .commit: "the observers of kCFRunLoopBeforeWaiting and kCFRunLoopExit"
        }
    }
}

extension Place {
    /// The beginning of a sentence about code that runs in the place.
    fileprivate var whenItRuns: String {
        switch self {
        case .event: "Inside a touch or click"
        case .source: "Inside a callout of another source"
        case .timer: "Inside a timer"
        case .blocks: "When a block of the run loop runs"
        case .queue: "When the main queue is served"
        case .beforeWaiting: "When an observer of kCFRunLoopBeforeWaiting runs"
        case .exit: "When an exit observer runs"
        case .wait: "In a post from another thread while the loop sleeps"
        }
    }
}
