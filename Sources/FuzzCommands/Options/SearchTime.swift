import ArgumentParser

/// A duration in the command line's format: `90s`, `10m`, `1.5h`, or several units in descending order, `1h30m`.
struct SearchTime {
    static let standard = SearchTime(duration: .seconds(60))

    private static let units: [(name: Character, seconds: Double)] = [("h", 3600), ("m", 60), ("s", 1)]
    /// The upper limit, 31 years. A longer time is probably a mistake.
    private static let most_s = 1e9

    let duration: Duration

    /// Parses a duration.
    ///
    /// - Throws: `ValidationError` that names the accepted format, or the accepted range.
    static func read(_ text: String) throws -> SearchTime {
        var seconds = 0.0
        var units = units[...]
        var number = ""
        for character in text {
            if character.isASCII && character.isNumber || character == "." {
                number.append(character)
                continue
            }
            guard let count = Double(number), let position = units.firstIndex(where: { $0.name == character }) else {
                throw unreadable(text)
            }
            seconds += count * units[position].seconds
            units = units[(position + 1)...]
            number = ""
        }
        guard number.isEmpty, !text.isEmpty else { throw unreadable(text) }
        guard seconds > 0, seconds < most_s else {
            throw ValidationError(
                "expected a duration of more than 0s and less than \(Int(most_s))s, which is 31 years; found '\(text)'")
        }
        return SearchTime(duration: .seconds(seconds))
    }

    private static func unreadable(_ text: String) -> ValidationError {
        ValidationError("expected a duration such as 90s, 10m, 8h or 1h30m; found '\(text)'")
    }
}
