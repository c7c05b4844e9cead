/// Generates random interleavings. Case i depends only on the family and i.
///
/// Uses swarm testing (Groce et al., "Swarm testing", ISSTA 2012): each case draws from a random subset of the kinds of steps, and
/// has its own length. A case that draws from all kinds rarely repeats any of them. Long sequences of a few kinds, for example many
/// mutations without a turn of the loop, occur only if the other kinds are left out.
public struct InterleavingGenerator: Sendable {
    /// The family of cases that it generates.
    public let family: CaseFamily

    /// Makes a generator.
    public init(_ family: CaseFamily) {
        self.family = family
    }

    /// Returns the case with an index.
    public func testCase(at index: UInt64) -> Interleaving {
        var testCase = Interleaving()
        fill(&testCase, at: index)
        return testCase
    }

    /// Replaces a case with the one at an index, reusing its memory.
    package func fill(_ testCase: inout Interleaving, at index: UInt64) {
        var random = SplitMix64(seed: family.seed, index: index)
        testCase.items = Self.items(&random)
        testCase.steps.removeAll(keepingCapacity: true)
        let count = 1 + random.below(family.length)
        let swarm = Swarm(&random)
        let all = Step.all
        for _ in 0..<count { testCase.steps.append(all[swarm.step(&random)]) }
    }

    /// Favors few elements: one, two or three are enough for most bugs, and more than three for a lazy window.
    private static func items(_ random: inout SplitMix64) -> Int {
        switch random.below(20) {
        case 0: 0
        case 1..<6: 1
        case 6..<11: 2
        case 11..<14: 3
        case 14..<16: 4
        default: 5 + random.below(4)
        }
    }
}

/// The kinds of steps that one case draws from.
private struct Swarm {
    private let table = DrawnKind.all
    private let kinds: Subset
    private let deferredKinds: Subset

    init(_ random: inout SplitMix64) {
        kinds = Subset(of: StepAlphabet.kinds.count, &random)
        deferredKinds = Subset(of: StepAlphabet.actions.count, &random)
    }

    /// Draws a step of one of the kinds, and returns its position among all steps.
    func step(_ random: inout SplitMix64) -> Int {
        let kind = table[kinds.member(&random)]
        switch kind.content {
        case .action: return kind.action(&random)
        // The kinds of actions come first in the alphabet, so a position among all steps is also one among all actions.
        case .deferred: return kind.start + table[deferredKinds.member(&random)].action(&random)
        case .other: return kind.start + (kind.count > 1 ? random.below(kind.count) : 0)
        }
    }
}

/// A kind of step with the data for drawing one of its steps, free of reference counting.
private struct DrawnKind: BitwiseCopyable {
    enum Content { case action, deferred, other }

    /// The position of its first step among all steps.
    let start: Int
    let count: Int
    let content: Content
    /// The number of steps that begin with each index if the first argument is one; otherwise 0.
    private let countPerIndex: Int

    private static let indices = Digit<7>.allCases.count

    static let all: [DrawnKind] = {
        var start = 0
        return StepAlphabet.kinds.enumerated().map { number, kind in
            defer { start += kind.elements.count }
            return DrawnKind(kind, at: start, isAction: number < StepAlphabet.actions.count)
        }
    }()

    private init(_ kind: StepKind<Step>, at start: Int, isAction: Bool) {
        self.start = start
        count = kind.elements.count
        content = isAction ? .action : kind.deferring != nil ? .deferred : .other
        countPerIndex = kind.greatest.first.map(Int.init) == Self.indices - 1 ? count / Self.indices : 0
    }

    /// Draws an action of the kind, and returns its position. It draws an index first, even for a kind without one. So an action
    /// always takes the same number from the generator before any others, whatever its kind.
    func action(_ random: inout SplitMix64) -> Int {
        let index = random.below(Self.indices)
        if countPerIndex > 0 {
            return start + index * countPerIndex + (countPerIndex > 1 ? random.below(countPerIndex) : 0)
        }
        return start + (count > 1 ? random.below(count) : 0)
    }
}

/// A random non-empty subset, whose members can be indexed.
private struct Subset {
    private var members = SIMD32<UInt8>.zero
    private var count = 0

    init(of size: Int, _ random: inout SplitMix64) {
        assert(size <= 32, "there is room for 32 members")
        let all = (UInt64(1) << UInt64(size)) - 1
        let drawn = random.next() & all
        var bits = drawn == 0 ? all : drawn
        while bits != 0 {
            members[count] = UInt8(truncatingIfNeeded: bits.trailingZeroBitCount)
            count &+= 1
            bits &= bits &- 1
        }
    }

    func member(_ random: inout SplitMix64) -> Int { Int(members[random.below(count)]) }
}
