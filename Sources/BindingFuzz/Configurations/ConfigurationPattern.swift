/// For each part of a configuration a value or `*`: `ios/eager/*/*/index/read`. Rules: `semantics`, section 7.
public struct ConfigurationPattern<Configuration: SubjectConfiguration>: Hashable, Sendable, CustomStringConvertible {
    /// For each part the position of its value among the values of that part; nil for `*`.
    package let choices: [Int?]

    /// Matches every configuration.
    public static var all: ConfigurationPattern {
        ConfigurationPattern(choices: Configuration.partNames.map { _ in nil })
    }

    package init(choices: [Int?]) {
        precondition(choices.count == Configuration.partValues.count, "a pattern has a choice for each part")
        self.choices = choices
    }

    /// Matches this configuration and no other.
    public init(_ configuration: Configuration) {
        choices = zip(configuration.parts, Configuration.partValues).map { $1.firstIndex(of: $0) }
    }

    /// Reads a pattern.
    ///
    /// - Parameter text: the parts with slashes between them.
    /// - Throws: `ConfigurationPatternError`, with the offset of the part that is wrong.
    public init(_ text: some StringProtocol) throws(ConfigurationPatternError) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        var choices: [Int?] = []
        var offset = 0
        for (part, values) in zip(parts, Configuration.partValues) {
            if part == "*" {
                choices.append(nil)
            } else if let choice = values.firstIndex(where: { $0 == part }) {
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

    /// Whether the pattern matches the configuration.
    public func matches(_ configuration: Configuration) -> Bool {
        zip(choices, zip(configuration.parts, Configuration.partValues)).allSatisfy { choice, part in
            choice.map { part.1[$0] == part.0 } ?? true
        }
    }

    /// The configurations of the full matrix that the pattern matches, in its order.
    public var configurations: [Configuration] {
        Configuration.fullMatrix.filter(matches)
    }

    public var description: String {
        zip(choices, Configuration.partValues).map { choice, values in choice.map { values[$0] } ?? "*" }
            .joined(separator: "/")
    }
}

/// The choices of some patterns, for asking of many configurations which pattern is the last to match. It knows of no subject, so
/// it is compiled once for all of them.
struct PatternChoices {
    private let patterns: [[Int?]]

    init<Configuration>(_ patterns: [ConfigurationPattern<Configuration>]) {
        self.patterns = patterns.map(\.choices)
    }

    /// The position of the last pattern that matches a configuration; nil where none does.
    ///
    /// - Parameter named: the choices of the pattern that matches the configuration alone.
    func last(matching named: [Int?]) -> Int? {
        patterns.lastIndex { choices in
            for part in choices.indices where choices[part] != nil && choices[part] != named[part] { return false }
            return true
        }
    }
}

extension SubjectConfiguration {
    /// The configurations of the full matrix that a pattern matches, in its order.
    ///
    /// - Parameter pattern: a value or `*` for each part, with slashes between them.
    /// - Throws: `ConfigurationPatternError`, with the offset of the part that is wrong.
    public static func matching(_ pattern: String) throws(ConfigurationPatternError) -> [Self] {
        try ConfigurationPattern(pattern).configurations
    }
}

/// Why a text is no pattern of configurations.
public struct ConfigurationPatternError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Where it goes wrong: Unicode scalars from the start of the pattern.
    public let offset: Int
    /// What would have been right there.
    public let expected: String
    /// What stands there.
    public let found: String

    public var description: String { "expected \(expected); found '\(found)'" }
}
