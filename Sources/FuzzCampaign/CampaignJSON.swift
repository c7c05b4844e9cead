import Foundation

/// JSON in the one form that files and pipes use.
package enum CampaignJSON {
    /// On one line, with the keys in order.
    package static func data(_ value: some Encodable) -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        do {
            return try encoder.encode(value)
        } catch {
            // Only a number that is not finite cannot be encoded, and no such number is stored.
            preconditionFailure("a value of a campaign cannot be written as JSON: \(error)")
        }
    }
}
