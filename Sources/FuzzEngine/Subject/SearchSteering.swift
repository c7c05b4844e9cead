/// What a person asks of a search: how often to draw some steps, how each case begins, and what it assumes.
public struct SearchSteering: Codable, Hashable, Sendable {
    /// How often to draw some steps, compared with others.
    public struct Weight: Codable, Hashable, Sendable {
        /// A kind of step, or the beginning of a step, as a case file writes it.
        public let steps: String
        /// The weight; 1 is the usual one, and steps of weight 0 are not drawn.
        public let weight: Int

        /// Creates a weight.
        public init(_ steps: String, _ weight: Int) {
            (self.steps, self.weight) = (steps, weight)
        }
    }

    /// The weights, of which a later one has precedence.
    public var weights: [Weight]
    /// The first steps of each case, as lines of a case file.
    public var beginning: [String]
    /// What each case assumes, in the words of a case file: `lazy-cache none`. Each case draws its other assumptions.
    public var assumptions: [String]
    /// Whether cases of the corpus are recombined.
    public var recombines: Bool

    /// Creates a steering, by default one that asks for nothing.
    public init(
        weights: [Weight] = [], beginning: [String] = [], assumptions: [String] = [], recombines: Bool = false
    ) {
        self.assumptions = assumptions
        self.weights = weights
        self.beginning = beginning
        self.recombines = recombines
    }

    /// Whether it asks for nothing.
    public var isEmpty: Bool { self == SearchSteering() }

    /// The options of a command that ask for the same.
    package var options: [String] {
        let weighted = weights.flatMap { weight in
            weight.weight == 0 ? ["--avoid", weight.steps] : ["--weight", "\(weight.steps)=\(weight.weight)"]
        }
        let assumed = assumptions.flatMap { ["--assume"] + $0.split(separator: " ").map(String.init) }
        return weighted + beginning.flatMap { ["--begin", $0] } + assumed + (recombines ? ["--recombine"] : [])
    }
}

/// A subject whose search a person can steer. The steering is part of the process, like the scope of a `ScopedSubject`.
package protocol SteerableSubject<Case>: Subject {
    /// The steering of this process.
    static var steering: SearchSteering { get }

    /// Draws cases by a steering from now on, in this process and its children.
    static func steer(by steering: SearchSteering)
    /// Recombines the steps of cases from now on. Later processes of a search get them with its guide.
    static func recombine(_ cases: [Case])
    /// Takes failures for known from now on. A case that goes on after one is about another failure if it comes to one, and most cases
    /// leave out what ends the process. Later processes of a search get them with its guide.
    ///
    /// - Parameters:
    ///   - mechanisms: The descriptions of their mechanisms.
    ///   - ends: The guide's numbers of the steps that end the process.
    static func know(_ mechanisms: [String], ends: [UInt64])
    /// Returns why a text is no assumption of a case; `nil` if it is one.
    static func problem(ofAssumption text: String) -> String?
    /// Returns a case that makes some assumptions, and otherwise those of a given case.
    static func assuming(_ assumptions: [String], in testCase: Case) -> Case
    /// Returns why a text is no kind of step and no beginning of a step; `nil` if it is one.
    static func problem(ofSteps text: String) -> String?
    /// Returns why a text is not a step; `nil` if it is one.
    static func problem(ofStep text: String) -> String?
}

extension Subject {
    /// The subject, if its search can be steered; otherwise `nil`.
    package static var steerable: (any SteerableSubject<Case>.Type)? { self as? any SteerableSubject<Case>.Type }
}
