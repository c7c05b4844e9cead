import Foundation
import PlainText

/// The JSON formats of this project.
package enum JSONText {
    /// Returns JSON with the hidden characters of its strings escaped. Outside strings, only line feeds are hidden characters.
    static func visible(_ json: String) -> String {
        guard json.unicodeScalars.contains(where: { $0.isHidden && $0 != "\n" }) else { return json }
        return json.unicodeScalars.map { $0.isHidden && $0 != "\n" ? JSONStringLiteral.escaped($0) : String($0) }
            .joined()
    }

    /// Encodes a value on one line with sorted keys, for files and pipes.
    package static func line(_ value: some Encodable) -> Data {
        do {
            return try encoder([.sortedKeys, .withoutEscapingSlashes]).encode(value)
        } catch {
            // Only a number that is not finite cannot be encoded, and no stored value holds one.
            preconditionFailure("a value cannot be encoded as JSON: \(error)")
        }
    }

    /// Encodes a value for people and other programs: indented, with sorted keys, escaped hidden characters, and a line feed at the
    /// end.
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
