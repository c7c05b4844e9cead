import BindingFuzz
import FuzzEngine
import HeadlessUI

/// One step of a case of a view.
package enum ViewStep: Hashable, Sendable {
    /// Something that a person does: a touch or click of its own.
    case user(UserAction)
    /// Something that comes from outside.
    case outside(OutsideStep)
    /// The loop goes on up to a callout, or until it sleeps.
    case loop(LoopStep)
    /// The loop sleeps for some seconds of the host's clock.
    case wait(Double)
    /// Every row that is held on to goes: an animation has ended, a lazy container has let go of it.
    case reap
}

/// Something that comes from outside, and how.
package struct OutsideStep: Hashable, Sendable {
    /// How it comes.
    package enum Way: String, CaseIterable, Hashable, Sendable {
        /// In the callout that is open, or that of an event.
        case callout = ""
        /// As a block of the run loop.
        case perform
        /// As a block of the main queue.
        case async
        /// On another thread, while the main thread waits.
        case background
    }

    let kind: OutsideEvent.Kind
    let name: String
    /// Which of the values, from 1.
    var value = 1
    var way = Way.callout
}

extension ViewStep: CustomStringConvertible {
    /// As a line of a case file has it.
    package var description: String {
        switch self {
        case .user(let action): action.words
        case .outside(let step): step.description
        case .loop(let step): step.word
        case .wait(let seconds): "wait \(seconds.short)"
        case .reap: "reap"
        }
    }
}

extension LoopStep {
    /// As cases of the row app have it.
    var word: String { "\(self)" }

    /// The step of a word; nil where it is that of none.
    init?(word: String) {
        guard let step = Self.allCases.first(where: { $0.word == word }) else { return nil }
        self = step
    }
}

extension OutsideStep: CustomStringConvertible {
    package var description: String {
        let way = way == .callout ? "" : "\(way.rawValue) "
        return "\(way)\(kind.rawValue) \(JSONStringLiteral.of(name))" + (value > 1 ? " \(value)" : "")
    }
}

// MARK: Smaller ones

extension ViewStep {
    /// The seconds that a drawn case waits for, ascending.
    package static let waits: [Double] = [0.05, 0.1, 0.3, 0.5, 1, 2, 5]

    /// The same with something smaller in it, the smallest first.
    var simpler: [ViewStep] {
        switch self {
        case .user(let action): action.simpler.map(ViewStep.user)
        case .outside(let step): step.simpler.map(ViewStep.outside)
        case .wait(let seconds): Self.waits.filter { $0 < seconds }.map(ViewStep.wait)
        case .loop, .reap: []
        }
    }

    /// By which the same number of steps are put in order: the kind of step, what is in it, and its words.
    var rank: [Int] {
        switch self {
        case .user(let action): [0] + action.rank
        case .outside(let step): [1, OutsideStep.Way.allCases.firstIndex(of: step.way) ?? 0, step.value]
        case .wait(let seconds): [2, Int(seconds * 1000)]
        case .reap: [3]
        case .loop(let step): [4, LoopStep.allCases.firstIndex(of: step) ?? 0]
        }
    }
}

extension OutsideStep {
    /// Whether it can come so is for the definition to say, and a run that does not allow it has no effect.
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
        return ways + values
    }
}

extension UserAction {
    /// The same with a shorter text, a smaller number, or done in an earlier row or to an earlier control.
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
        for level in rows.indices {
            for row in 0..<rows[level] { add { $0.rows[level] = row } }
        }
        return simpler
    }

    fileprivate var rank: [Int] {
        [Verb.allCases.firstIndex(of: verb) ?? 0, rows.count] + rows
            + [ordinal, Int((number ?? 0) * 1000), text?.count ?? 0]
    }
}

extension UserAction.Verb {
    /// Numbers that are tried in the place of greater ones.
    fileprivate var smallNumbers: [Double] {
        switch self {
        // A part of a range.
        case .set: [0, 0.5]
        case .move, .scroll: [0, 1, 2]
        default: []
        }
    }
}
