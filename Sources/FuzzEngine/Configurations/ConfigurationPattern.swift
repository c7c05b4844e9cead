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
        // The first part varies slowest.
        var positions = [0]
        for (choice, values) in zip(choices, Configuration.partValues) {
            let chosen = values.indices.filter { choice == nil || values[$0] == choice }
            positions = positions.flatMap { position in chosen.map { position * values.count + $0 } }
        }
        let matrix = Configuration.fullMatrix
        return positions.map { matrix[$0] }
    }

    public var description: String {
        choices.map { $0 ?? "*" }.joined(separator: "/")
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
