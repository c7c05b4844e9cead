import FilesAndProcesses
import FuzzEngine

/// A member of a JSON object.
public struct JSONMember: Hashable, Sendable {
    package let key: String
    /// JSON already.
    package let value: String

    package init(_ key: String, json value: String) {
        self.key = key
        self.value = value
    }

    /// A member that is a text.
    public init(_ key: String, _ text: String) { self.init(key, json: JSONStringLiteral.of(text)) }

    /// A member that is a number.
    public init(_ key: String, _ number: Int) { self.init(key, json: "\(number)") }

    /// A member that is a list of numbers.
    public init(_ key: String, _ numbers: [Int]) {
        self.init(key, json: "[\(numbers.map(String.init).joined(separator: ","))]")
    }

    /// As it stands in an object, close together.
    package var text: String { "\(JSONStringLiteral.of(key)):\(value)" }
}

extension JSONText {
    /// An object.
    package static func object(_ members: [JSONMember]) -> String {
        "{" + members.map { "\(JSONStringLiteral.of($0.key)): \($0.value)" }.joined(separator: ", ") + "}"
    }

    /// An array of values that are JSON already.
    package static func array(_ values: [String]) -> String {
        "[" + values.joined(separator: ", ") + "]"
    }
}
