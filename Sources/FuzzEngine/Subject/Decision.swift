/// What all cases together come to under a configuration: of every length, whatever they start from.
public struct Decision<S: Subject>: Hashable, Sendable {
    /// Whether something goes wrong.
    public enum Failure: Hashable, Sendable {
        /// The smallest case that goes wrong, and how.
        case failing(S.Case, S.Mechanism)
        /// In no case does anything.
        case proven
        /// Neither was found out.
        case open
    }

    /// Whether something starves in a case that is clean.
    public enum LivenessResult: Hashable, Sendable {
        /// The smallest case in which something is.
        case starved(S.Case)
        /// In no case is anything.
        case delivered
        /// Neither was found out.
        case open
    }

    /// Whether something goes wrong.
    public let failure: Failure
    /// Whether something starves.
    public let liveness: LivenessResult

    /// Makes it of its parts.
    public init(failure: Failure, liveness: LivenessResult) {
        self.failure = failure
        self.liveness = liveness
    }

    /// Whether nothing goes wrong and nothing starves, in any case.
    public var isSafe: Bool { failure == .proven && liveness == .delivered }
    /// Whether both were found out.
    public var isComplete: Bool { failure != .open && liveness != .open }
}
