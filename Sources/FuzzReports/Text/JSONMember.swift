import FilesAndProcesses
import FuzzEngine

/// A member of a JSON object.
public struct JSONMember: Hashable, Sendable {
    /// The name of the member.
    package let key: String
    /// The value as JSON text.
    package let value: String

    /// Creates a member from a value that is JSON text already.
    package init(_ key: String, json value: String) {
        self.key = key
        self.value = value
    }

    /// Creates a member with a string value.
    public init(_ key: String, _ text: String) { self.init(key, json: JSONStringLiteral.of(text)) }

    /// Creates a member with a number as its value.
    public init(_ key: String, _ number: Int) { self.init(key, json: "\(number)") }

    /// Creates a member with an array of strings as its value.
    public init(_ key: String, _ texts: [String]) {
        self.init(key, json: "[\(texts.map(JSONStringLiteral.of).joined(separator: ","))]")
    }

    /// Creates a member with an array of numbers as its value.
    public init(_ key: String, _ numbers: [Int]) {
        self.init(key, json: "[\(numbers.map(String.init).joined(separator: ","))]")
    }

    /// The text of the member, without spaces.
    package var text: String { "\(JSONStringLiteral.of(key)):\(value)" }
}

extension JSONText {
    /// Returns the text of an object.
    package static func object(_ members: [JSONMember]) -> String {
        "{" + members.map { "\(JSONStringLiteral.of($0.key)): \($0.value)" }.joined(separator: ", ") + "}"
    }

    /// Returns the text of an array whose elements are JSON texts.
    package static func array(_ values: [String]) -> String {
        "[" + values.joined(separator: ", ") + "]"
    }
}
