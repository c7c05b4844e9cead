import FuzzEngine
import HeadlessUI

/// Draws whether the end of a case is compared with that of another run, and writes it down as a step of the case.
///
/// Only a case that has not failed is compared. It runs once more, followed by the other run.
struct DrawnComparison {
    /// Of this many cases that have two answers to exchange, one is compared. Such cases are rare.
    private static let casesOfAnswers = 2
    /// Of this many other cases that could be compared, one is.
    private static let casesOfOthers = 8

    /// The greatest number of steps that a case gets.
    static let mostSteps = 4

    private var random: SplitMix64

    /// - Parameter index: The number of the case in its family.
    init(in family: CaseFamily, at index: UInt64) {
        random = SplitMix64(seed: family.seed ^ 0x7477_696E, index: index)
    }

    /// Returns the steps with one that asks for another run; `nil` if there is nothing to compare, or by chance.
    ///
    /// Where two requests with one name wait at the end of a case, it gets their answers as well: few cases have both in a row.
    ///
    /// - Parameters:
    ///   - events: The events that can arrive after the last step.
    ///   - oracles: The oracles of the view.
    mutating func adding(to steps: [ViewStep], before events: [OutsideEvent], by oracles: Set<Oracle>) -> [ViewStep]? {
        let pairs = steps.indices.compactMap { EventPair(in: steps, after: $0 - 1) }
        func positions(of oracle: Oracle) -> [Int] {
            guard oracles.contains(oracle) else { return [] }
            return Set(pairs.filter { $0.oracle == oracle }.map(\.first.position)).sorted()
        }
        let waiting = oracles.contains(.answerOrder) ? events.filter { $0.kind == .answer && $0.ordinal == 2 } : []
        if let event = drawn(waiting, oneIn: Self.casesOfAnswers) {
            return steps + [.loop(.idle), .compare(.exchanged)] + [answer(to: event), answer(to: event)]
        }
        let answers = drawn(positions(of: .answerOrder), oneIn: Self.casesOfAnswers)
        if let position = answers ?? drawn(positions(of: .eventOrder), oneIn: Self.casesOfOthers) {
            return steps[..<position] + [.compare(.exchanged)] + steps[position...]
        }
        let canDefer =
            oracles.contains(.deliveryDependence) && OtherSteps(of: steps, in: .deferred, askedAt: 0) != nil
            && steps.contains { if case .outside = $0 { true } else { false } }
        guard canDefer, random.below(Self.casesOfOthers) == 0 else { return nil }
        return [.compare(.deferred)] + steps
    }

    /// Draws an answer to the oldest request with the name of an event.
    private mutating func answer(to event: OutsideEvent) -> ViewStep {
        .outside(OutsideStep(kind: .answer, name: event.name, value: 1 + random.below(event.bodies.count)))
    }

    private mutating func drawn<Element>(_ elements: [Element], oneIn share: Int) -> Element? {
        guard !elements.isEmpty, random.below(share) == 0 else { return nil }
        return elements[random.below(elements.count)]
    }
}
