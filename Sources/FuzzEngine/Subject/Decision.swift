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

    /// Whether something is wanting in a case that is clean.
    public enum Want: Hashable, Sendable {
        /// The smallest case in which something is.
        case wanting(S.Case)
        /// In no case is anything.
        case fulfilled
        /// Neither was found out.
        case open
    }

    /// Whether something goes wrong.
    public let failure: Failure
    /// Whether something is wanting.
    public let want: Want

    /// Makes it of its parts.
    public init(failure: Failure, want: Want) {
        self.failure = failure
        self.want = want
    }

    /// Whether nothing goes wrong and nothing is wanting, in any case.
    public var isSafe: Bool { failure == .proven && want == .fulfilled }
    /// Whether both were found out.
    public var isComplete: Bool { failure != .open && want != .open }
}
