/// How a chain of hops is written: `queue+commit`.
extension Delivery {
    private static let nameOfImmediate = "immediate"
    private static let nameOfRunLoopExit = "runloop-exit"

    /// The chain's name; where it has none, its hops with `+` between them.
    public var rawValue: String {
        switch self {
        case .immediate: Self.nameOfImmediate
        case .runLoopExit: Self.nameOfRunLoopExit
        default: hops.map(\.rawValue).joined(separator: "+")
        }
    }

    /// Reads a chain; nil where the text is none.
    public init?(rawValue: String) {
        do throws(DeliveryError) { self = try Delivery(rawValue) } catch { return nil }
    }

    /// Reads a chain.
    ///
    /// - Parameter text: `immediate`, or hops with `+` between them; `runloop-exit` stands for its two hops.
    /// - Throws: `DeliveryError`, with what would have been right.
    public init(_ text: String) throws(DeliveryError) {
        if text == Self.nameOfImmediate {
            self = .immediate
            return
        }
        var hops: [Hop] = []
        for word in text.split(separator: "+", omittingEmptySubsequences: false).map(String.init) {
            switch word {
            case "": throw .missingHop
            case Self.nameOfImmediate: throw .immediateInChain
            case Self.nameOfRunLoopExit: hops += Delivery.runLoopExit.hops
            default:
                guard let hop = Hop(rawValue: word) else { throw .unknownHop(word) }
                hops.append(hop)
            }
        }
        guard hops.count <= Self.maximumHops else { throw .tooManyHops(hops.count) }
        self.init(hops)
    }
}

/// Why a text is no chain of hops.
public enum DeliveryError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A word is the name of no hop.
    case unknownHop(String)
    /// There is nothing where a hop should be.
    case missingHop
    /// `immediate`, which is no hop, stands among others.
    case immediateInChain
    /// There are so many hops.
    case tooManyHops(Int)

    /// What was expected, and what was found.
    public var description: String {
        let hops = Hop.allCases.map(\.rawValue).joined(separator: ", ")
        return switch self {
        case .unknownHop(let word): "expected hops with + between them, each of \(hops); found '\(word.visible)'"
        case .missingHop: "expected hops with + between them, each of \(hops); found none where one should be"
        case .immediateInChain: "expected 'immediate' alone, since it is no hop; found it in a chain"
        case .tooManyHops(let count): "expected at most \(Delivery.maximumHops) hops; found \(count)"
        }
    }
}
