import FilesAndProcesses
import FuzzEngine
import HeadlessUI

/// Draws the steps of one case, each when it is to be taken.
protocol StepStrategy {
    /// How many steps the case has.
    var length: Int { get }

    /// Is told what is to be seen before each step, and at the end: what the step before has led to.
    mutating func saw(_ sighting: ScreenObservation)
    /// The next step.
    mutating func next(among choices: StepChoices) -> ViewStep
}

extension StepStrategy {
    /// It does not matter.
    mutating func saw(_ sighting: ScreenObservation) {}
}

/// The strategies by name.
package enum StrategyName: String, CaseIterable, Sendable {
    /// Each step by itself: `StepDrawing`.
    case random
    /// Priorities of the actors, which change a few times: `PrioritySteps`.
    case priorities
    /// What was done rarely, and what led to something new: `GuidedSteps`.
    case guided
    /// All of them, each by its share of the cases.
    case mix

    /// What cases are drawn by where nobody says anything.
    package static var standard: StrategyName { .mix }

    /// What cases are drawn by in this process. Every command refuses another word before it begins.
    package static let chosen = EnvironmentVariable.strategy.value.flatMap(StrategyName.init) ?? standard

    /// By which a case is drawn, which is never `mix`.
    func strategy(ofCase index: UInt64) -> StrategyName {
        guard self == .mix else { return self }
        switch index % 16 {
        case 7: return .random
        case 15: return .priorities
        default: return .guided
        }
    }

    /// Whether earlier cases teach anything.
    var isLearning: Bool { self == .guided || self == .mix }
}

/// Who takes a step.
enum StepActor: Int, CaseIterable {
    /// A person.
    case user
    /// Something outside, on the main thread.
    case outside
    /// Something outside, on another thread.
    case anotherThread
    /// The time that passes.
    case clock
    /// The main run loop, without any of them.
    case loop

    /// Of a hundred steps, so many are a person's, come from outside, or are the clock's; the rest is the loop's.
    enum Share {
        static let user = 48
        static let outside = 28
        static let clock = 6
        static let loop = 100 - user - outside - clock
    }
}
