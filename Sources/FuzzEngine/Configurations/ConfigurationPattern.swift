/// A pattern of configurations, with a value or `*` for each part: `ios/eager/*/*/index/read`. Rules: `semantics`, section 7.
public struct ConfigurationPattern<Configuration: TestConfiguration>: Hashable, Sendable, CustomStringConvertible {
    /// The value of each part; `nil` for `*`.
    package let choices: [String?]

    /// The pattern that matches every configuration.
    public static var all: ConfigurationPattern {
        ConfigurationPattern(choices: Configuration.partNames.map { _ in nil })
    }

    /// Creates a pattern from a choice for each part; `nil` matches every value. The number of choices must be that of the parts.
    package init(choices: [String?]) {
        precondition(choices.count == Configuration.partValues.count, "a pattern has a choice for each part")
        self.choices = choices
    }

    /// Creates the pattern that matches only this configuration. The pattern of a configuration outside the full matrix cannot be
    /// read back, because no file can name it.
    public init(_ configuration: Configuration) {
        choices = configuration.parts
    }

    /// Reads a pattern.
    ///
    /// - Parameter text: the parts with slashes between them.
    /// - Throws: `ConfigurationPatternError`, with the offset of the wrong part.
    public init(_ text: some StringProtocol) throws(ConfigurationPatternError) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        var choices: [String?] = []
        var offset = 0
        for (part, values) in zip(parts, Configuration.partValues) {
            if part == "*" {
                choices.append(nil)
            } else if let choice = values.first(where: { $0 == part }) {
                choices.append(choice)
            } else {
                let name = Configuration.partNames[choices.count]
                throw ConfigurationPatternError(
                    offset: offset, expected: "\(name): \(values.joined(separator: ", ")) or *", found: String(part))
            }
            offset += part.unicodeScalars.count + 1
        }
        guard parts.count == Configuration.partValues.count else {
            let isShort = parts.count < Configuration.partValues.count
            throw ConfigurationPatternError(
                offset: isShort ? text.unicodeScalars.count : offset - 1,
                expected:
                    "\(Configuration.partNames.count.word) parts, \(Configuration.partNames.joined(separator: "/"))",
                found: parts.count.counted("part"))
        }
        self.choices = choices
    }

    /// Returns whether the pattern matches the configuration.
    public func matches(_ configuration: Configuration) -> Bool {
        zip(choices, configuration.parts).allSatisfy { choice, part in choice.map { $0 == part } ?? true }
    }

    /// The matching configurations of the full matrix, in its order.
    public var configurations: [Configuration] {
        Configuration.fullMatrix.filter(matches)
    }

    public var description: String {
        choices.map { $0 ?? "*" }.joined(separator: "/")
    }
}

/// The choices of several patterns, to find the last pattern that matches each of many configurations. The type does not depend on
/// a subject, so it is compiled once for all of them.
struct PatternChoices {
    private let patterns: [[String?]]
    /// The position of the last pattern with each combination of choices; `nil` if there are few enough patterns to try each of
    /// them.
    private let positions: [[String?]: Int]?

    init<Configuration>(_ patterns: [ConfigurationPattern<Configuration>]) {
        self.patterns = patterns.map(\.choices)
        // 2ⁿ combinations of choices match a configuration of n parts. A header of a mebibyte has far more lines.
        let most = 1 << min(Configuration.partNames.count, 16)
        positions =
            patterns.count > most
            ? Dictionary(zip(self.patterns, self.patterns.indices), uniquingKeysWith: { max($0, $1) }) : nil
    }

    /// Returns the position of the last pattern that matches a configuration; `nil` if none does.
    ///
    /// - Parameter parts: the values of the configuration's parts.
    func last(matching parts: [String]) -> Int? {
        if let positions {
            return (0..<1 << parts.count).lazy.compactMap { stars in
                positions[parts.enumerated().map { stars >> $0.offset & 1 == 1 ? nil : $0.element }]
            }.max()
        }
        return patterns.lastIndex { choices in
            for part in choices.indices where choices[part] != nil && choices[part] != parts[part] { return false }
            return true
        }
    }
}

extension TestConfiguration {
    /// Returns the configurations of the full matrix that a pattern matches, in its order.
    ///
    /// - Parameter pattern: a value or `*` for each part, with slashes between them.
    /// - Throws: `ConfigurationPatternError`, with the offset of the wrong part.
    public static func matching(_ pattern: String) throws(ConfigurationPatternError) -> [Self] {
        try ConfigurationPattern(pattern).configurations
    }
}

/// A syntax error in a pattern of configurations.
public struct ConfigurationPatternError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The position of the error in Unicode scalars from the start of the pattern.
    public let offset: Int
    /// The syntax that was expected there.
    public let expected: String
    /// The text that was found there.
    public let found: String

    public var description: String { "expected \(expected); found '\(found)'" }
}
