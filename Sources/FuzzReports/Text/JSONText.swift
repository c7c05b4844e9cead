import BindingFuzz

/// A member of a JSON object.
public struct JSONMember: Hashable, Sendable {
    let key: String
    /// JSON already.
    let value: String

    init(_ key: String, json value: String) {
        self.key = key
        self.value = value
    }

    /// A member that is a text.
    public init(_ key: String, _ text: String) { self.init(key, json: JSONText.quoted(text)) }

    /// A member that is a number.
    public init(_ key: String, _ number: Int) { self.init(key, json: "\(number)") }

    /// As it stands in an object, close together.
    var text: String { "\(JSONText.quoted(key)):\(value)" }
}

/// Text as JSON spells it.
enum JSONText {
    /// A string literal. Escapes what RFC 8259, section 7, asks for, and whatever else is hidden in the text.
    static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "\n": quoted += "\\n"
            case "\t": quoted += "\\t"
            case "\r": quoted += "\\r"
            case _ where scalar.isHidden: quoted += escape(scalar)
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }

    /// JSON with what is hidden in its strings spelled out. Between strings nothing is, but the ends of lines.
    static func visible(_ json: String) -> String {
        guard json.unicodeScalars.contains(where: { $0.isHidden && $0 != "\n" }) else { return json }
        return json.unicodeScalars.map { $0.isHidden && $0 != "\n" ? escape($0) : String($0) }.joined()
    }

    private static func escape(_ scalar: Unicode.Scalar) -> String {
        String(scalar).utf16.map { unit in
            let digits = String(unit, radix: 16)
            return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }.joined()
    }
}

extension JSONText {
    /// An object.
    static func object(_ members: [JSONMember]) -> String {
        "{" + members.map { "\(quoted($0.key)): \($0.value)" }.joined(separator: ", ") + "}"
    }

    /// An array of values that are JSON already.
    static func array(_ values: [String]) -> String {
        "[" + values.joined(separator: ", ") + "]"
    }
}
