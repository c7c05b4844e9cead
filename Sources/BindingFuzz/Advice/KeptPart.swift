/// A part of a recipe that the developer already uses and wants to keep.
package enum KeptPart: Hashable, Sendable, CustomStringConvertible {
    case delivery(Delivery)
    case `guard`(Guard)
    case access(Access)

    /// Parses a part, for example `delivery=runloop`.
    ///
    /// - Throws: `KeptPartError`, with the expected input.
    package init(_ text: String) throws(KeptPartError) {
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
    package var part: String {
        switch self {
        case .delivery: "delivery"
        case .guard: "guard"
        case .access: "access"
        }
    }

    /// Whether a recipe has this part.
    package func isPart(of recipe: Recipe) -> Bool {
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

    /// The text from which the part is parsed.
    package var description: String {
        switch self {
        case .delivery(let delivery): "\(part)=\(delivery.rawValue)"
        case .guard(let `guard`): "\(part)=\(`guard`.rawValue)"
        case .access(let access): "\(part)=\(access.rawValue)"
        }
    }
}

/// The error for a text that is not a part of a recipe.
package enum KeptPartError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The text has no `=`.
    case noValue(String)
    /// No part has that name.
    case unknownPart(String)
    /// The part has no value of that name.
    case unknownValue(String, of: String, expected: [String])
    /// The delivery is not a chain of hops.
    case wrongDelivery(DeliveryError)

    /// The expected and the actual text.
    package var description: String {
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
