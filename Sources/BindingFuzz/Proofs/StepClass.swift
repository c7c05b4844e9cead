/// A kind of step, and for an action that runs at once the callout that it runs in: `post`, `clear in timer`, `perform post`.
///
/// A proof distinguishes steps only by their class, not by their arguments. A step belongs to one class in each state of the loop.
package struct StepClass: Hashable, Sendable {
    /// The callouts that an action can run in, in the order of steps.
    static let callouts: [Place] = [.event, .source, .timer]
    /// The number of kinds that run at once in a callout. The first `deferrable` of them can be deferred. The kinds that defer
    /// follow, then those that do neither. Positions are among the kinds of `StepAlphabet`.
    static let actions = StepAlphabet.actions.count + 2
    static let deferrable = StepAlphabet.actions.count
    static let loopSteps = LoopStep.allCases.count
    private static let firstDeferred = callouts.count * actions
    private static let firstLoopStep = firstDeferred + 2 * deferrable
    static let backgroundPost = StepClass(index: firstLoopStep + loopSteps)
    static let resume = StepClass(index: backgroundPost.index + 1)

    /// The position among all classes.
    let index: Int

    /// Every class.
    package static let all = (0...resume.index).map(StepClass.init(index:))

    init(index: Int) { self.index = index }

    /// The operation of a class.
    enum Operation {
        /// An action, by its kind, in a callout, by its position.
        case act(Int, in: Int)
        case perform(Int)
        case async(Int)
        case loop(LoopStep)
        case backgroundPost
        case resume
    }

    /// The operation of this class.
    var operation: Operation {
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

    /// Returns the class of a step, by its position among all steps, in an open callout, or in the event that is opened for it.
    ///
    /// - Parameter callout: the position of the callout.
    static func of(_ position: Int, in callout: Int) -> StepClass {
        StepClass(index: Int(classes[callout * Step.all.count + position]))
    }

    /// Returns the class of a step while a callout is open. Without an open callout, an action opens an event.
    package static func of(_ step: Step, in callout: Place?) -> StepClass {
        of(step.position, in: position(of: callout))
    }

    /// The position of an open callout in `callouts`, or of the event that an action opens if there is none.
    @inline(__always)
    static func position(of callout: Place?) -> Int {
        switch callout {
        case .source: 1
        case .timer: 2
        default: 0
        }
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
    /// The name on a command line.
    package var description: String {
        switch operation {
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
package struct StepClasses: SetAlgebra, Hashable, Sendable {
    private(set) var bits: UInt64

    /// Every step.
    package static let all = StepClasses(StepClass.all)

    /// No step.
    package init() { bits = 0 }

    private init(bits: UInt64) { self.bits = bits }

    static func bit(_ member: StepClass) -> UInt64 { 1 << UInt64(member.index) }

    /// Whether the set contains a class.
    package func contains(_ member: StepClass) -> Bool { bits & Self.bit(member) != 0 }

    /// Adds a class.
    package mutating func insert(_ newMember: StepClass) -> (inserted: Bool, memberAfterInsert: StepClass) {
        defer { bits |= Self.bit(newMember) }
        return (!contains(newMember), newMember)
    }

    /// Removes a class.
    package mutating func remove(_ member: StepClass) -> StepClass? {
        defer { bits &= ~Self.bit(member) }
        return contains(member) ? member : nil
    }

    /// Adds a class.
    package mutating func update(with newMember: StepClass) -> StepClass? {
        insert(newMember).inserted ? nil : newMember
    }

    /// Returns the classes of either set.
    package func union(_ other: StepClasses) -> StepClasses { StepClasses(bits: bits | other.bits) }
    /// Returns the classes of both sets.
    package func intersection(_ other: StepClasses) -> StepClasses { StepClasses(bits: bits & other.bits) }
    /// Returns the classes of exactly one of the sets.
    package func symmetricDifference(_ other: StepClasses) -> StepClasses { StepClasses(bits: bits ^ other.bits) }
    /// Adds the classes of the other set.
    package mutating func formUnion(_ other: StepClasses) { bits |= other.bits }
    /// Removes the classes that are not in the other set.
    package mutating func formIntersection(_ other: StepClasses) { bits &= other.bits }
    /// Keeps only the classes of exactly one of the sets.
    package mutating func formSymmetricDifference(_ other: StepClasses) { bits ^= other.bits }

    /// The members, in order.
    package var members: [StepClass] { Ordinals(bits).map(StepClass.init(index:)) }
}
