import FuzzEngine
import HeadlessUI

/// Compares the end of a run with those of other runs of the same case, where its steps ask for them.
@MainActor final class EndComparison<App: FuzzedApp> {
    enum Result {
        case same
        /// The two runs cannot be compared, for a reason.
        case incomparable(String)
        case different(EndDifference)
    }

    /// The end of another run.
    private struct End {
        let outcome: ViewOutcome
        let screen: FinalScreen
        let accesses: [Int: AccessLog]
    }

    private let view: FuzzedView
    private let configuration: ViewConfiguration<App>
    private let assumptions: SystemAssumptions
    private var steps: [ViewStep] = []
    /// The last screen; `nil` if nothing is compared, or if the run has not settled.
    private var screen: FinalScreen?
    /// What the exchanged events read and write, by the number of the step that exchanges them.
    private var accesses: [Int: AccessLog] = [:]
    /// Whether an `onReceive` has got a value after it subscribed.
    private var hasReceived = false
    /// The number of events from outside that the last log still waits for.
    private var missingEvents = 0

    init(of view: FuzzedView, under configuration: ViewConfiguration<App>, assuming assumptions: SystemAssumptions) {
        (self.view, self.configuration, self.assumptions) = (view, configuration, assumptions)
    }

    /// The numbers of the steps that ask for another run, from 1.
    var numbers: [Int] {
        steps.indices.filter { steps[$0].asksForOtherRun }.map { $0 + 1 }
    }

    /// Returns a step as a line of a case file.
    func words(ofStep number: Int) -> String { steps[number - 1].description }

    /// Notes a step before the run takes it; `nil` at the end.
    func take(_ step: ViewStep?) {
        guard let step else { return }
        steps.append(step)
        let log = accesses.max { $0.key < $1.key }?.value
        switch step {
        case .compare(.exchanged):
            let log = AccessLog()
            accesses[steps.count] = log
            AccessLog.use(log)
            missingEvents = 2
        case .outside where missingEvents > 0:
            missingEvents -= 1
            log?.beginWindow()
        case .outside, .user: log?.endWindow()
        default: break
        }
    }

    /// Notes the last screen, if a step asks for another run.
    func noteEnd(of host: Host) {
        guard !numbers.isEmpty else { return }
        screen = host.finalScreen
        hasReceived = host.hasReceived
    }

    /// Makes the other run that a step asks for, and compares the last screens.
    ///
    /// - Parameters:
    ///   - number: The number of the step.
    ///   - outcome: The outcome of the run as written, which has not failed.
    ///   - oracles: The oracles of the view.
    func result(ofStep number: Int, after outcome: ViewOutcome, by oracles: Set<Oracle>) -> Result {
        guard case .compare(let kind) = steps[number - 1], let screen else { return .incomparable("work goes on") }
        guard let other = OtherSteps(of: steps, in: kind, askedAt: number - 1) else {
            return .incomparable(kind == .deferred ? "the main thread hangs" : "no two events follow to exchange")
        }
        guard oracles.contains(other.oracle) else {
            return .incomparable("the oracle '\(other.oracle.rawValue)' is off")
        }
        guard kind == .exchanged || hasReceived else { return .incomparable("no onReceive gets a value") }
        guard kind == .exchanged || configuration.delivery == ViewConfiguration<App>.written else {
            return .incomparable("the configuration has another delivery")
        }
        let own = End(outcome: outcome, screen: screen, accesses: accesses)
        if let objection = objection(to: own, of: other, at: number) { return .incomparable(objection) }
        guard let end = end(of: other.steps, kind) else { return .incomparable("the other run fails by itself") }
        if let objection = objection(to: end, of: other, at: number) { return .incomparable(objection) }
        guard let difference = screen.difference(from: end.screen) else { return .same }
        // The order may not be the reason: state of the app may outlive a run, and threads of its own are chance. The other run is repeated
        // first: what each run toggles has another value then.
        guard let endAgain = self.end(of: other.steps, kind), endAgain.screen.difference(from: end.screen) == nil,
            let again = self.end(of: steps, nil), again.screen.difference(from: screen) == nil
        else { return .incomparable("the runs do not repeat") }
        if other.oracle == .eventOrder, !hasIndependentEvents(other) { return .incomparable(Self.sharedState) }
        return .different(EndDifference(difference, of: steps, from: other))
    }

    /// Returns why one of the two runs says nothing; `nil` if it does.
    private func objection(to end: End, of other: OtherSteps, at number: Int) -> String? {
        if other.numbers.contains(where: end.outcome.stepsWithoutEffect.contains) {
            return "in one of the orders, an event has no effect"
        }
        guard other.oracle == .eventOrder, end.accesses[number]?.areIndependent != true else { return nil }
        return Self.sharedState
    }

    private static var sharedState: String { "the two events read or write the same state" }

    /// Returns whether the exchanged events have no state in common even if each has time: what the first one begins would otherwise
    /// count as work of the second one, and a view that has not been updated reports no further change of an observable object.
    private func hasIndependentEvents(_ other: OtherSteps) -> Bool {
        [steps, other.steps].allSatisfy { steps in
            let slow = steps.enumerated().flatMap { index, step -> [ViewStep] in
                other.numbers.contains(index + 1) ? [.loop(.idle), step, .loop(.idle)] : [step]
            }
            guard let end = end(of: slow, nil), let log = end.accesses.max(by: { $0.key < $1.key })?.value else {
                return false
            }
            return log.areIndependent
        }
    }

    /// Runs steps in a new host; returns `nil` if the run fails or does not settle.
    private func end(of steps: [ViewStep], _ kind: OtherRun?) -> End? {
        var rest = steps[...]
        var configuration = configuration
        if kind == .deferred { configuration.delivery = OtherDelivery.Standard.queue.rawValue }
        let run = ViewRun(
            of: view, under: configuration, assuming: assumptions,
            listener: .init(defersReceptions: kind == .deferred, comparesEnds: false),
            opening: { rest.popPreparation() }
        ) { _ in rest.popFirst() }
        let outcome = run.finished()
        guard outcome.mechanism == nil, let screen = run.comparison.screen else { return nil }
        return End(outcome: outcome, screen: screen, accesses: run.comparison.accesses)
    }
}
