import Foundation
import PlainText

/// JSON as it is written here.
package enum JSONText {
    /// JSON with what is hidden in its strings spelled out. Between strings nothing is, but the ends of lines.
    static func visible(_ json: String) -> String {
        guard json.unicodeScalars.contains(where: { $0.isHidden && $0 != "\n" }) else { return json }
        return json.unicodeScalars.map { $0.isHidden && $0 != "\n" ? JSONStringLiteral.escaped($0) : String($0) }
            .joined()
    }

    /// A value on one line, with its keys in order: what files and pipes have.
    package static func line(_ value: some Encodable) -> Data {
        do {
            return try encoder([.sortedKeys, .withoutEscapingSlashes]).encode(value)
        } catch {
            // Only a number that is not finite cannot be encoded, and no such number is stored.
            preconditionFailure("a value cannot be written as JSON: \(error)")
        }
    }

    /// A value with its keys in order, indented, what is hidden in it spelled out, and a line feed at its end: what people and
    /// other programs read.
    package static func document(_ value: some Encodable) throws -> String {
        let data = try encoder([.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]).encode(value)
        return visible(String(decoding: data, as: UTF8.self)) + "\n"
    }

    private static func encoder(_ formatting: JSONEncoder.OutputFormatting) -> JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = formatting
        return encoder
    }
}
