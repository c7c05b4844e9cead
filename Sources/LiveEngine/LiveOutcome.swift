import BindingFuzz
import HeadlessUI

/// What a live run came to.
package struct LiveOutcome: Hashable, Sendable {
    /// What the model calls by the same names (`semantics`, section 5).
    package struct Stale: Hashable, Sendable {
        /// How it went wrong.
        package let kind: VerdictKind
        /// The id of the row that reads.
        package let row: Int
        /// The index that the binding captured.
        package let index: Int
        /// The count for out-of-range, the id of the element there for wrong-element.
        package let found: Int
        /// The step that is being executed when the handler runs, counted from 1.
        package let step: Int
        /// Where in the loop the handler runs.
        package let place: Place
        /// The step that the causing mutation comes from.
        package let causeStep: Int
        /// Where the causing mutation ran.
        package let causePlace: Place
    }

    /// The first stale dereference; nil where the case is clean.
    package let stale: Stale?
    /// The accesses that reached an element or a stale index.
    package let delivered: Int
    /// The accesses that returned early.
    package let skipped: Int
    /// The deliveries and reads that still wait after the case has settled.
    package let undelivered: Int
    /// Whether an access that its guard let pass was made on another thread.
    package let offMain: Bool

    /// What the model says of the same case.
    package init(_ outcome: Outcome) {
        stale = outcome.stale.map {
            Stale(
                kind: $0.kind, row: $0.row, index: $0.index, found: $0.found, step: $0.step, place: $0.place,
                causeStep: $0.causeStep, causePlace: $0.causePlace)
        }
        delivered = outcome.delivered
        skipped = outcome.skipped
        undelivered = outcome.undelivered
        offMain = outcome.offMain
    }

    init(_ journal: RowJournal, issue: RuntimeIssue?, lastStep: Int) {
        stale = issue.flatMap { Stale($0, journal, lastStep: lastStep) }
        delivered = journal.deliveries.count { $0.handling.isAccess }
        skipped = journal.deliveries.count { $0.handling == .skipped }
        undelivered = stale == nil ? journal.waitingCount : 0
        offMain = journal.isOffMain
    }
}

extension LiveOutcome.Stale {
    /// Reads a stale dereference off the issue that the runtime reported, and finds its cause in the journal.
    init?(_ issue: RuntimeIssue, _ journal: RowJournal, lastStep: Int) {
        guard case .staleDereference(let staleness, let id) = issue.kind, let row = id?.base.base as? Int else {
            return nil
        }
        let index: Int
        switch staleness {
        case .outOfRange(let position, let count):
            (kind, index, found) = (.outOfRange, position, count)
        case .wrongElement(let position, let foundID):
            (kind, index, found) = (.wrongElement, position, foundID.base.base as? Int ?? 0)
        case .foundNil:
            return nil
        }
        self.row = row
        self.index = index
        step = min(issue.step, lastStep)
        place = issue.place.modelPlace
        let cause = journal.changes.last { index < $0.before.count && $0.before[index] == row }
        causeStep = cause?.step ?? 0
        causePlace = cause?.place.modelPlace ?? .wait
    }
}

extension LoopPlace {
    var modelPlace: Place {
        switch self {
        case .event: .event
        case .source: .source
        case .timer: .timer
        case .blocks: .blocks
        case .queue: .queue
        case .beforeWaiting: .beforeWaiting
        case .exit: .exit
        case .wait: .wait
        }
    }
}

extension Place {
    /// The live engine spells places as the model does.
    var livePlace: LoopPlace? { LoopPlace(rawValue: description) }
}
