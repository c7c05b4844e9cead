import BindingFuzz
import FuzzEngine
import HeadlessUI

extension ViewStep {
    /// The longest wait that a file may contain, in seconds: a year.
    private static let longestWait = 31_536_000.0
    /// The greatest position of a job.
    private static let mostJobs = 99
    /// The maximum number of values of an event.
    private static let mostValues = 9_999

    /// Parses a step of a case file.
    init(_ words: inout CaseFileWords) throws(CaseFileError) {
        guard let first = words.peek else { throw words.error(expected: Self.expectation) }
        if first == "wait" {
            words.skip()
            self = .wait(try words.decimal(in: 0...Self.longestWait))
        } else if first == Self.endAnimationsWord {
            words.skip()
            self = .endAnimations
        } else if first == Self.evictRowsWord {
            words.skip()
            self = .evictRows
        } else if first == Self.stallWord {
            words.skip()
            self = .stall
        } else if first == Self.jobWord {
            words.skip()
            let position = try words.number(upTo: Self.mostJobs)
            guard position > 0 else { throw words.error(expected: "a number from 1 on before this") }
            self = .job(position)
        } else if first == Self.compareWord {
            words.skip()
            let names = OtherRun.allCases.map { "'\($0.rawValue)'" }.joined(separator: " or ")
            guard let other = words.peek.flatMap(OtherRun.init) else { throw words.error(expected: names) }
            words.skip()
            self = .compare(other)
        } else if first == "reap" {
            // The step of earlier versions did both.
            throw words.error(
                expected: "'\(Self.endAnimationsWord)' or '\(Self.evictRowsWord)', on a line each if both are meant")
        } else if first == "past" {
            words.skip()
            self = .past(try words.string(orElse: "the name of a finding in quotation marks"))
        } else if let step = LoopStep(word: first) {
            words.skip()
            self = .loop(step)
        } else if let verb = UserAction.Verb(rawValue: first) {
            words.skip()
            self = .user(try UserAction(verb, &words))
        } else if let way = OutsideStep.Way(rawValue: first) {
            words.skip()
            self = .outside(try Self.outside(&words, way))
        } else if OutsideEvent.Kind(rawValue: first) != nil {
            self = .outside(try Self.outside(&words, .callout))
        } else {
            throw words.error(expected: Self.expectation)
        }
    }

    private static func outside(
        _ words: inout CaseFileWords, _ way: OutsideStep.Way
    ) throws(CaseFileError) -> OutsideStep {
        // What the system and services do arrives in one way only.
        let kinds = OutsideEvent.Kind.allCases.filter { way == .callout || !($0.isFromSystem || $0.isAnswer) }
        guard let kind = words.peek.flatMap(OutsideEvent.Kind.init), kinds.contains(kind) else {
            throw words.error(expected: kinds.map { "'\($0.rawValue)'" }.joined(separator: ", "))
        }
        words.skip()
        let name = try words.string(orElse: "a name in quotation marks")
        var step = OutsideStep(kind: kind, name: name, way: way)
        if words.peek != nil, words.peek != "number" {
            step.value = try words.number(upTo: mostValues)
            guard step.value > 1 else {
                throw words.error(expected: "a number from 2 on before this, or none for the first value")
            }
        }
        guard kind.isAnswer || kind == .call, words.peek == "number" else { return step }
        words.skip()
        step.ordinal = try words.number(upTo: mostValues)
        guard step.ordinal > 1 else {
            throw words.error(expected: "a number from 2 on before this, or none for the oldest")
        }
        return step
    }

    private static var expectation: String {
        let ways = OutsideStep.Way.allCases.map(\.rawValue).filter { !$0.isEmpty }
        let all =
            UserAction.Verb.allCases.map(\.rawValue) + OutsideEvent.Kind.allCases.map(\.rawValue) + ways
            + LoopStep.allCases.map(\.word) + hostWords
        return "a step: \(all.joined(separator: ", "))"
    }
}
