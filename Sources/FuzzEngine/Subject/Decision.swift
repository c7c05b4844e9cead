/// The verdict on all cases under a configuration, whatever their length and start.
public struct Decision<S: Subject>: Hashable, Sendable {
    /// Whether any case fails.
    public enum Failure: Hashable, Sendable {
        /// The smallest failing case, and its mechanism.
        case failing(S.Case, S.Mechanism)
        /// No case fails.
        case proven
        /// Undecided.
        case open
    }

    /// Whether any clean case starves.
    public enum LivenessResult: Hashable, Sendable {
        /// The smallest starving case.
        case starved(S.Case)
        /// No case starves.
        case delivered
        /// Undecided.
        case open
    }

    /// Whether any case fails.
    public let failure: Failure
    /// Whether any clean case starves.
    public let liveness: LivenessResult

    /// Creates a decision.
    public init(failure: Failure, liveness: LivenessResult) {
        self.failure = failure
        self.liveness = liveness
    }

    /// Whether it is proven that no case fails or starves.
    public var isSafe: Bool { failure == .proven && liveness == .delivered }
    /// Whether both questions are decided.
    public var isComplete: Bool { failure != .open && liveness != .open }
}
