import FilesAndProcesses
import FuzzEngine
import HeadlessUI

/// Draws the steps of a case one at a time, during its run.
protocol StepStrategy {
    /// The number of steps of the case, with those that it begins with.
    var length: Int { get }

    /// Takes these steps before all others. They are those of the view's definition and of the command.
    mutating func begin(with steps: [ViewStep])
    /// Receives an observation before each step and at the end, which shows the effect of the previous step.
    mutating func saw(_ sighting: ScreenObservation)
    /// Returns the next step.
    mutating func next(among choices: StepChoices) -> ViewStep
}

extension StepStrategy {
    /// Ignores the observation.
    mutating func saw(_ sighting: ScreenObservation) {}
}

/// The names of the strategies.
package enum StrategyName: String, CaseIterable, Sendable {
    /// Independent steps: `StepDrawing`.
    case random
    /// Actor priorities that change a few times: `PrioritySteps`.
    case priorities
    /// Rare steps, and steps that led to something new: `GuidedSteps`.
    case guided
    /// All strategies, each for a fixed share of the cases.
    case mix

    /// The default strategy.
    package static var standard: StrategyName { .mix }

    /// The strategy of this process. Every command rejects an unknown name before it starts.
    package static let chosen = EnvironmentVariable.strategy.value.flatMap(StrategyName.init) ?? standard

    /// Returns the strategy that draws a case. The result is never `mix`.
    func strategy(ofCase index: UInt64) -> StrategyName {
        guard self == .mix else { return self }
        switch index % 16 {
        case 7: return .random
        case 15: return .priorities
        default: return .guided
        }
    }

    /// Whether the strategy learns from earlier cases.
    var isLearning: Bool { self == .guided || self == .mix }
}

/// An actor that takes steps.
enum StepActor: Int, CaseIterable {
    /// The user.
    case user
    /// An event from outside, on the main thread.
    case outside
    /// An event from outside, on another thread.
    case anotherThread
    /// The passage of time.
    case clock
    /// The main run loop itself.
    case loop

    /// The percentages of steps by kind of actor.
    enum Share {
        static let user = 48
        static let outside = 28
        static let clock = 6
        static let loop = 100 - user - outside - clock
    }
}
