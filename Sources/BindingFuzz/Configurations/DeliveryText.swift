/// The written form of a chain of hops: `queue+commit`.
extension Delivery {
    private static let nameOfImmediate = "immediate"
    private static let nameOfRunLoopExit = "runloop-exit"

    /// The chain's name, or its hops with `+` between them if it has none.
    public var rawValue: String {
        switch self {
        case .immediate: Self.nameOfImmediate
        case .runLoopExit: Self.nameOfRunLoopExit
        default: hops.map(\.rawValue).joined(separator: "+")
        }
    }

    /// Parses a chain, or returns nil if the text is not one.
    public init?(rawValue: String) {
        do throws(DeliveryError) { self = try Delivery(rawValue) } catch { return nil }
    }

    /// Parses a chain.
    ///
    /// - Parameter text: `immediate`, or hops with `+` between them. `runloop-exit` represents its two hops.
    /// - Throws: `DeliveryError`, with the expected input.
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

/// The error for a text that is not a chain of hops.
public enum DeliveryError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A word is not the name of a hop.
    case unknownHop(String)
    /// A hop is missing.
    case missingHop
    /// `immediate`, which is not a hop, is part of a chain.
    case immediateInChain
    /// The chain has too many hops, with their number.
    case tooManyHops(Int)

    /// The expected and the actual text.
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
