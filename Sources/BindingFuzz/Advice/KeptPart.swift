/// A part of a recipe that whoever asks has written, and wants to keep.
public enum KeptPart: Hashable, Sendable, CustomStringConvertible {
    case delivery(Delivery)
    case `guard`(Guard)
    case access(Access)

    /// Reads a part, as in `delivery=runloop`.
    ///
    /// - Throws: `KeptPartError`, with what would have been right.
    public init(_ text: String) throws(KeptPartError) {
        let words = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard words.count == 2 else { throw .noValue(text) }
        switch words[0] {
        case "delivery":
            do throws(DeliveryError) {
                self = .delivery(try Delivery(words[1]))
            } catch {
                throw .wrongDelivery(error)
            }
        case "guard": self = .guard(try Self.value(words[1], of: words[0]))
        case "access": self = .access(try Self.value(words[1], of: words[0]))
        default: throw .unknownPart(words[0])
        }
    }

    private static func value<Part: ConfigurationPart>(_ text: String, of part: String) throws(KeptPartError) -> Part {
        guard let value = Part(rawValue: text) else {
            throw .unknownValue(text, of: part, expected: Part.allCases.map(\.rawValue))
        }
        return value
    }

    /// The name of the part.
    public var part: String {
        switch self {
        case .delivery: "delivery"
        case .guard: "guard"
        case .access: "access"
        }
    }

    /// Whether a recipe has this part.
    public func isPart(of recipe: Recipe) -> Bool {
        switch self {
        case .delivery(let delivery): recipe.delivery == delivery
        case .guard(let `guard`): recipe.guard == `guard`
        case .access(let access): recipe.access == access
        }
    }

    /// Puts this part into a recipe.
    func put(into recipe: inout Recipe) {
        switch self {
        case .delivery(let delivery): recipe.delivery = delivery
        case .guard(let `guard`): recipe.guard = `guard`
        case .access(let access): recipe.access = access
        }
    }

    /// As it is read.
    public var description: String {
        switch self {
        case .delivery(let delivery): "\(part)=\(delivery.rawValue)"
        case .guard(let `guard`): "\(part)=\(`guard`.rawValue)"
        case .access(let access): "\(part)=\(access.rawValue)"
        }
    }
}

/// Why a text is no part of a recipe.
public enum KeptPartError: Error, Hashable, Sendable, CustomStringConvertible {
    /// There is no `=` in it.
    case noValue(String)
    /// There is no such part.
    case unknownPart(String)
    /// A part has no such value.
    case unknownValue(String, of: String, expected: [String])
    /// The delivery is no chain of hops.
    case wrongDelivery(DeliveryError)

    /// What was expected, and what was found.
    public var description: String {
        switch self {
        case .noValue(let text):
            "expected a part and its value, as in delivery=runloop; found '\(text.visible)'"
        case .unknownPart(let part): "expected delivery, guard or access before the '='; found '\(part.visible)'"
        case .unknownValue(let text, let part, let expected):
            "expected \(part): \(expected.joined(separator: ", ")); found '\(text.visible)'"
        case .wrongDelivery(let error): error.description
        }
    }
}
