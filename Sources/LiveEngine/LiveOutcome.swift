import BindingFuzz
import HeadlessUI

/// The outcome of a live run.
package struct LiveOutcome: Hashable, Sendable {
    /// A stale dereference, with the model's names (`semantics`, section 5).
    package struct Stale: Hashable, Sendable {
        /// The kind of the verdict.
        package let kind: VerdictKind
        /// The ID of the row that reads.
        package let row: Int
        /// The index that the binding captured.
        package let index: Int
        /// The element count for an out-of-range read; the ID of the element found for a wrong-element read.
        package let found: Int
        /// The step during which the handler runs, counted from 1.
        package let step: Int
        /// The place in the loop at which the handler runs.
        package let place: Place
        /// The step that contains the causing mutation.
        package let causeStep: Int
        /// The place at which the causing mutation ran.
        package let causePlace: Place
    }

    /// The first stale dereference, or `nil` for a clean case.
    package let stale: Stale?
    /// The number of accesses that reached an element or a stale index.
    package let delivered: Int
    /// The number of accesses that returned early.
    package let skipped: Int
    /// The number of deliveries and reads that still wait after the case has settled.
    package let undelivered: Int
    /// Whether an access ran on another thread after its guard let it pass.
    package let offMain: Bool

    /// Converts the model's outcome of a case.
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
    /// Extracts a stale dereference from the issue that the runtime reported, and finds its cause in the journal.
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
        case .foundNil, .broughtBack:
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
    /// The same place in the live engine, which uses the model's spelling.
    var livePlace: LoopPlace? { LoopPlace(rawValue: description) }
}
