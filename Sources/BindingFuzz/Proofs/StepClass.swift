/// A kind of step, and for an action that runs at once the callout that it runs in: `post`, `clear in timer`, `perform post`.
///
/// What a proof tells apart of steps; their arguments it does not. A step is of one class in the state that it finds.
public struct StepClass: Hashable, Sendable {
    /// The callouts that an action can run in, in the order of steps.
    static let callouts: [Place] = [.event, .source, .timer]
    /// The kinds that run at once in a callout, the first of which can be deferred, and those that defer them; then come those
    /// that do neither. Positions among the kinds of `StepAlphabet`.
    static let actions = StepAlphabet.actions.count + 2
    static let deferrable = StepAlphabet.actions.count
    static let loopSteps = LoopStep.allCases.count
    private static let firstDeferred = callouts.count * actions
    private static let firstLoopStep = firstDeferred + 2 * deferrable
    static let backgroundPost = StepClass(index: firstLoopStep + loopSteps)
    static let resume = StepClass(index: backgroundPost.index + 1)

    /// The position among all.
    let index: Int

    /// Every class there is.
    public static let all = (0...resume.index).map(StepClass.init(index:))

    init(index: Int) { self.index = index }

    /// What a class does.
    enum Operation {
        /// An action, by its kind, in a callout, by its position.
        case act(Int, in: Int)
        case perform(Int)
        case async(Int)
        case loop(LoopStep)
        case backgroundPost
        case resume
    }

    /// What it does.
    var deed: Operation {
        switch index {
        case ..<Self.firstDeferred: .act(index % Self.actions, in: index / Self.actions)
        case ..<(Self.firstDeferred + Self.deferrable): .perform(index - Self.firstDeferred)
        case ..<Self.firstLoopStep: .async(index - Self.firstDeferred - Self.deferrable)
        case ..<(Self.firstLoopStep + Self.loopSteps): .loop(LoopStep.allCases[index - Self.firstLoopStep])
        case Self.backgroundPost.index: .backgroundPost
        default: .resume
        }
    }

    static func act(_ kind: Int, in callout: Int) -> StepClass { StepClass(index: callout * actions + kind) }
    static func perform(_ kind: Int) -> StepClass { StepClass(index: firstDeferred + kind) }
    static func async(_ kind: Int) -> StepClass { StepClass(index: firstDeferred + deferrable + kind) }

    /// The class of a step, by its position among all steps, where a callout is open, or an event is opened for it.
    ///
    /// - Parameter callout: the position of the callout.
    static func of(_ position: Int, in callout: Int) -> StepClass {
        StepClass(index: Int(classes[callout * Step.all.count + position]))
    }

    /// The class of a step while a callout is open; nil where none is.
    package static func of(_ step: Step, in callout: Place?) -> StepClass {
        of(step.position, in: callouts.firstIndex(of: callout ?? .event) ?? 0)
    }

    private static let classes: [UInt8] = callouts.indices.flatMap { callout in
        Step.all.map { UInt8(StepClass($0, in: callout).index) }
    }

    private init(_ step: Step, in callout: Int) {
        let kinds = step.number
        let (kind, deferred) = (kinds >> 24, kinds >> 16 & 0xff)
        switch step {
        case .post, .mutate, .scroll, .reap: self = .act(kind, in: callout)
        case .perform: self = .perform(deferred)
        case .async: self = .async(deferred)
        case .loop: self = StepClass(index: Self.firstLoopStep + kind - Self.actions)
        case .backgroundPost: self = .backgroundPost
        case .resume: self = .resume
        }
    }
}

extension StepClass: CustomStringConvertible {
    /// How a command line names it.
    public var description: String {
        switch deed {
        case .act(let kind, in: let callout): "\(StepAlphabet.kinds[kind].name) in \(Self.callouts[callout])"
        case .perform(let kind): "perform \(StepAlphabet.kinds[kind].name)"
        case .async(let kind): "async \(StepAlphabet.kinds[kind].name)"
        case .loop(let step): "\(step)"
        case .backgroundPost: "background post"
        case .resume: "resume"
        }
    }
}

/// A set of classes of steps.
public struct StepClasses: SetAlgebra, Hashable, Sendable {
    private(set) var bits: UInt64

    /// Every step there is.
    public static let all = StepClasses(StepClass.all)

    /// No step.
    public init() { bits = 0 }

    private init(bits: UInt64) { self.bits = bits }

    static func bit(_ member: StepClass) -> UInt64 { 1 << UInt64(member.index) }

    /// Whether steps of a class are in it.
    public func contains(_ member: StepClass) -> Bool { bits & Self.bit(member) != 0 }

    /// Puts a class in.
    public mutating func insert(_ newMember: StepClass) -> (inserted: Bool, memberAfterInsert: StepClass) {
        defer { bits |= Self.bit(newMember) }
        return (!contains(newMember), newMember)
    }

    /// Takes a class out.
    public mutating func remove(_ member: StepClass) -> StepClass? {
        defer { bits &= ~Self.bit(member) }
        return contains(member) ? member : nil
    }

    /// Puts a class in.
    public mutating func update(with newMember: StepClass) -> StepClass? {
        insert(newMember).inserted ? nil : newMember
    }

    /// What is in either.
    public func union(_ other: StepClasses) -> StepClasses { StepClasses(bits: bits | other.bits) }
    /// What is in both.
    public func intersection(_ other: StepClasses) -> StepClasses { StepClasses(bits: bits & other.bits) }
    /// What is in one of them only.
    public func symmetricDifference(_ other: StepClasses) -> StepClasses { StepClasses(bits: bits ^ other.bits) }
    /// Takes in what is in the other.
    public mutating func formUnion(_ other: StepClasses) { bits |= other.bits }
    /// Leaves what is in the other, too.
    public mutating func formIntersection(_ other: StepClasses) { bits &= other.bits }
    /// Leaves what is in one of them only.
    public mutating func formSymmetricDifference(_ other: StepClasses) { bits ^= other.bits }

    /// The members, in their order.
    public var members: [StepClass] { Ordinals(bits).map(StepClass.init(index:)) }
}
