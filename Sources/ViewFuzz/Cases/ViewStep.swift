import BindingFuzz
import FuzzEngine
import HeadlessUI

/// A step of a view's case.
package enum ViewStep: Hashable, Sendable {
    /// A user action: each of its touches or clicks is a separate event.
    case user(UserAction)
    /// An event from outside the view.
    case outside(OutsideStep)
    /// The loop runs to a callout, or until it sleeps.
    case loop(LoopStep)
    /// The loop sleeps for a number of seconds on the host's clock.
    case wait(Double)
    /// Animations end before their time, so that removed views are gone.
    case endAnimations
    /// Lazy containers evict the rows that they keep without showing them.
    case evictRows
    /// The main thread hangs, so that the next touch comes before work that is pending.
    case stall
    /// At the next moment at which several jobs of other threads are ready, the one at this position runs, counted from 1.
    case job(Int)
    /// The run goes on after the finding with a name, which must not end the app. The first other finding decides.
    case past(String)
    /// After the run, another one follows, and must end with the same screen.
    case compare(OtherRun)
}

/// An event from outside the view, and the way in which it arrives.
package struct OutsideStep: Hashable, Sendable {
    /// The way in which an event arrives.
    package enum Way: String, CaseIterable, Hashable, Sendable {
        /// Within the open callout, or the callout of an event.
        case callout = ""
        /// In a block of the run loop.
        case perform
        /// In a block of the main queue.
        case async
        /// On another thread, while the main thread waits.
        case background
    }

    let kind: OutsideEvent.Kind
    let name: String
    /// The number of the value to send, from 1.
    var value = 1
    /// The number of the event among several with the same name, from 1. Of requests, the oldest is the first.
    var ordinal = 1
    var way = Way.callout
}

extension ViewStep: CustomStringConvertible {
    /// The step as a line of a case file.
    package var description: String {
        switch self {
        case .user(let action): action.words
        case .outside(let step): step.description
        case .loop(let step): step.word
        case .wait(let seconds): "wait \(seconds.short)"
        case .endAnimations: Self.endAnimationsWord
        case .evictRows: Self.evictRowsWord
        case .stall: Self.stallWord
        case .job(let position): "\(Self.jobWord) \(position)"
        case .past(let name): "past \(JSONStringLiteral.of(name))"
        case .compare(let other): "\(Self.compareWord) \(other.rawValue)"
        }
    }
}

extension ViewStep {
    /// Whether the user touches the screen.
    var isTouch: Bool { if case .user = self { true } else { false } }

    static let endAnimationsWord = "end-animations"
    static let evictRowsWord = "evict-rows"
    static let stallWord = "stall"
    static let jobWord = "job"
    static let compareWord = "compare"
    /// The words of the steps that are neither the user's nor from outside, besides those of the loop.
    static let hostWords = ["wait", endAnimationsWord, evictRowsWord, stallWord, jobWord, "past", compareWord]
}

extension LoopStep {
    /// The word for the step, the same as in cases of the row app.
    var word: String { "\(self)" }

    /// Creates the step with a word; `nil` if no step has that word.
    init?(word: String) {
        guard let step = Self.allCases.first(where: { $0.word == word }) else { return nil }
        self = step
    }
}

extension OutsideStep: CustomStringConvertible {
    package var description: String {
        let way = way == .callout ? "" : "\(way.rawValue) "
        return "\(way)\(kind.rawValue) \(JSONStringLiteral.of(name))" + (value > 1 ? " \(value)" : "")
            + (ordinal > 1 ? " number \(ordinal)" : "")
    }
}

// MARK: Simpler steps

extension ViewStep {
    /// The waits that the search draws in any state of a view, in seconds, in ascending order.
    package static let waits: [Double] = [0.05, 0.1, 0.3, 0.5, 1, 2, 5]
    /// The wait for what an app ends after a minute, such as a session, a lock or a countdown, in seconds.
    package static let longWait = 90.0
    /// The waits by which a wait is replaced, in seconds, in ascending order.
    private static let simplerWaits = waits + [10, 30, 60]

    /// The simpler variants of the step, simplest first.
    var simpler: [ViewStep] {
        switch self {
        case .user(let action): action.simpler.map(ViewStep.user)
        case .outside(let step): step.simpler.map(ViewStep.outside)
        case .wait(let seconds): Self.simplerWaits.filter { $0 < seconds }.map(ViewStep.wait)
        case .job(let position): (1..<max(position, 1)).map(ViewStep.job)
        case .loop, .endAnimations, .evictRows, .stall, .past, .compare: []
        }
    }

    /// The order of cases with the same number of steps: by kind of step, then by its contents, then by its words.
    var rank: [Int] {
        switch self {
        case .user(let action): [0] + action.rank
        case .outside(let step): [1, OutsideStep.Way.allCases.firstIndex(of: step.way) ?? 0, step.value, step.ordinal]
        case .wait(let seconds): [2, Int(seconds * 1000)]
        case .endAnimations: [3, 0]
        case .evictRows: [3, 1]
        case .loop(let step): [4, LoopStep.allCases.firstIndex(of: step) ?? 0]
        case .stall: [5]
        case .past: [6]
        case .job(let position): [7, position]
        case .compare(let other): [8, OtherRun.allCases.firstIndex(of: other) ?? 0]
        }
    }
}

extension OutsideStep {
    /// The definition may not allow a way. A step with that way has no effect in a run.
    fileprivate var simpler: [OutsideStep] {
        let ways = Way.allCases.prefix { $0 != way }.map { way in
            var step = self
            step.way = way
            return step
        }
        let values = (1..<max(value, 1)).map { value in
            var step = self
            step.value = value
            return step
        }
        let ordinals = (1..<max(ordinal, 1)).map { ordinal in
            var step = self
            step.ordinal = ordinal
            return step
        }
        return ways + values + ordinals
    }
}

extension UserAction {
    /// The variants with a shorter text, a smaller number, an earlier row or an earlier control.
    fileprivate var simpler: [UserAction] {
        var simpler: [UserAction] = []
        func add(_ change: (inout UserAction) -> Void) {
            var action = self
            change(&action)
            simpler.append(action)
        }
        if let text, verb.takesFreeText {
            if !text.isEmpty { add { $0.text = "" } }
            if text.count > 1 { add { $0.text = String(text.prefix(1)) } }
        }
        if let number {
            for smaller in verb.smallNumbers where smaller < number { add { $0.number = smaller } }
        }
        for ordinal in 1..<max(ordinal, 1) { add { $0.ordinal = ordinal } }
        if let row { for number in 1..<max(row.number, 1) { add { $0.row = row.with(number: number) } } }
        for level in rows.indices {
            for row in 0..<rows[level] { add { $0.rows[level] = row } }
        }
        return simpler
    }

    fileprivate var rank: [Int] {
        let path = row.map { [$0.number - 1] } ?? rows
        return [Verb.allCases.firstIndex(of: verb) ?? 0, path.count] + path
            + [ordinal, Int((number ?? 0) * 1000), text?.count ?? 0]
    }
}

extension UserAction.Verb {
    /// The numbers that replace larger ones.
    fileprivate var smallNumbers: [Double] {
        switch self {
        // A fraction of a range.
        case .set: [0, 0.5]
        case .move, .scroll: [0, 1, 2]
        default: []
        }
    }
}
