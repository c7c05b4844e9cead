/// Makes random interleavings. Case i is a function of (seed, i) and the greatest length alone.
///
/// Swarm testing (Groce et al., "Swarm testing", ISSTA 2012): each case draws from a random subset of the kinds of
/// steps, and has its own length. A case with everything in it rarely has much of anything: long orders
/// of a few kinds, such as many mutations without a turn of the loop, come up only where the others are left out.
public struct InterleavingGenerator: Sendable {
    /// The greatest length where none is asked for; cases are 8.5 steps long on average.
    public static let defaultLength = 16
    /// The lengths that can be asked for.
    public static let lengths = 1...64

    /// The seed of the family.
    public let seed: UInt64
    /// The most steps a case has.
    public let length: Int

    /// Makes a generator.
    ///
    /// - Parameters:
    ///   - seed: which family of cases.
    ///   - length: the most steps a case has, 1…64.
    public init(seed: UInt64, length: Int = defaultLength) {
        precondition(Self.lengths.contains(length), "a generated case has 1…64 steps")
        self.seed = seed
        self.length = length
    }

    /// The case with an index.
    public func interleaving(at index: UInt64) -> Interleaving {
        var interleaving = Interleaving()
        fill(&interleaving, at: index)
        return interleaving
    }

    /// Makes the case with an index in the place of another, whose memory it takes over.
    func fill(_ interleaving: inout Interleaving, at index: UInt64) {
        var random = SplitMix64(seed: seed, index: index)
        interleaving.items = Self.items(&random)
        interleaving.steps.removeAll(keepingCapacity: true)
        let count = 1 + random.below(length)
        var swarm = Swarm(&random)
        for _ in 0..<count { interleaving.steps.append(swarm.step(&random)) }
    }

    /// Few elements more often: one, two or three are enough for most bugs, and more than three for a lazy window.
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
    private var kinds: Subset
    private var deferredKinds: Subset

    init(_ random: inout SplitMix64) {
        kinds = Subset(of: 18, &random)
        deferredKinds = Subset(of: 9, &random)
    }

    /// A step of one of the kinds, numbered in the order of kinds.
    mutating func step(_ random: inout SplitMix64) -> Step {
        let kind = kinds.member(&random)
        switch kind {
        case 0...8: return deferrable(kind, &random).step
        case 9: return .scroll(UInt8(truncatingIfNeeded: random.below(8)))
        case 10: return .reap
        case 11: return .loop(.event)
        case 12: return .loop(.source)
        case 13: return .loop(.timer)
        case 14: return .loop(.idle)
        case 15: return .perform(deferrable(deferredKinds.member(&random), &random))
        case 16: return .async(deferrable(deferredKinds.member(&random), &random))
        default: return .backgroundPost
        }
    }

    private func deferrable(_ kind: Int, _ random: inout SplitMix64) -> DeferredAction {
        let argument = UInt8(truncatingIfNeeded: random.below(8))
        switch kind {
        case 0: return .post
        case 1: return .mutate(.clear)
        case 2: return .mutate(.remove(argument))
        case 3: return .mutate(.insert(argument))
        case 4: return .mutate(.restore(argument))
        case 5: return .mutate(.move(argument, UInt8(truncatingIfNeeded: random.below(8))))
        case 6: return .mutate(.replace(argument))
        case 7: return .mutate(.reload(UInt8(truncatingIfNeeded: random.below(9))))
        default: return .mutate(.edit(argument))
        }
    }
}

extension DeferredAction {
    fileprivate var step: Step {
        switch self {
        case .post: .post
        case .mutate(let mutation): .mutate(mutation)
        }
    }
}

/// A random subset that is not empty, and its members in an order that can be indexed.
private struct Subset {
    private var members = SIMD32<UInt8>.zero
    private var count = 0

    init(of size: Int, _ random: inout SplitMix64) {
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
