/// One case: a number of initial elements and a sequence of mutations, posts and loop phases.
///
/// An interleaving contains no configuration; it can run under many. Every subsequence of the steps is an interleaving too
/// (`semantics`, section 6).
public struct Interleaving: Hashable, Sendable {
    /// The maximum number of elements, at the start and later.
    public static let maximumItems = 8
    /// The maximum number of steps.
    public static let maximumSteps = 256

    /// The number of elements before the first step, 0…8.
    public package(set) var items: Int
    /// The steps, in order; at most 256.
    public package(set) var steps: [Step]

    /// Makes an interleaving from unchecked numbers and steps.
    ///
    /// - Parameters:
    ///   - items: the number of elements before the first step.
    ///   - steps: the steps.
    /// - Returns: nil if there are more than 256 steps, or the items are not 0…8.
    public init?(items: Int = 1, validating steps: [Step]) {
        guard Self.hasBounds(items: items, steps: steps) else { return nil }
        self.init(items: items, steps: steps)
    }

    /// Makes an interleaving that a program writes literally, such as
    /// `Interleaving(items: 2, steps: [.loop(.event), .mutate(.remove(0)), .post])`.
    ///
    /// - Parameters:
    ///   - items: the number of elements before the first step, 0…8.
    ///   - steps: the steps, at most 256.
    /// - Precondition: items and steps are within these bounds; ``init(items:validating:)`` checks values from elsewhere.
    public init(items: Int = 1, steps: [Step] = []) {
        precondition(Self.hasBounds(items: items, steps: steps), "a case has 0…8 items and at most 256 steps")
        self.items = items
        self.steps = steps
    }

    private static func hasBounds(items: Int, steps: [Step]) -> Bool {
        (0...maximumItems).contains(items) && steps.count <= maximumSteps
    }
}

/// The shrinker's order: fewer steps, then fewer initial items, then the first differing step earlier in the order of steps
/// (`semantics`, section 6).
extension Interleaving: Comparable {
    public static func < (left: Interleaving, right: Interleaving) -> Bool {
        if left.steps.count != right.steps.count { return left.steps.count < right.steps.count }
        if left.items != right.items { return left.items < right.items }
        for (leftStep, rightStep) in zip(left.steps, right.steps) where leftStep != rightStep {
            return leftStep < rightStep
        }
        return false
    }
}

extension Interleaving: CustomStringConvertible {
    /// The interleaving on one line, for tables and logs: `2 items: event · remove 0 · post`.
    public var description: String {
        let count = items.counted("item")
        guard !steps.isEmpty else { return count }
        return count + ": " + steps.map(\.description).joined(separator: " · ")
    }
}
