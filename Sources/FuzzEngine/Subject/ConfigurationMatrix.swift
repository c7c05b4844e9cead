/// Every configuration that some parts make.
public struct ConfigurationMatrix<Configuration: Sendable>: Sendable {
    /// The parts, in the order in which they are written.
    public let parts: [Part]
    /// One of the configurations, for `--help`.
    public let example: Configuration
    /// All configurations; the first part varies slowest.
    public let configurations: [Configuration]

    /// Makes all configurations of some parts.
    ///
    /// - Parameters:
    ///   - example: any of them.
    ///   - parts: the parts, in the order in which they are written.
    public init(like example: Configuration, _ parts: [Part]) {
        self.example = example
        self.parts = parts
        configurations = parts.reduce([example]) { configurations, part in configurations.flatMap(part.variants) }
    }

    /// The values of the parts, in order.
    func values(of configuration: Configuration) -> [String] { parts.map { $0.value(of: configuration) } }

    /// The position among all; nil where a value is none of its part's.
    func position(of configuration: Configuration) -> Int? {
        var position = 0
        for part in parts {
            guard let value = part.values.firstIndex(of: part.value(of: configuration)) else { return nil }
            position = position * part.values.count + value
        }
        return position
    }
}

extension ConfigurationMatrix {
    /// A part of a configuration: its name, and its values in order.
    public struct Part: Sendable {
        /// The name of the part.
        public let name: String
        /// The values, in order; words without blanks and slashes.
        public let values: [String]
        /// What the values mean, in a few words; empty where they say it.
        public let meaning: String

        private let read: @Sendable (Configuration) -> String
        private let write: @Sendable (inout Configuration, Int) -> Void

        /// A part whose values are the cases of an enumeration.
        ///
        /// - Parameters:
        ///   - name: the name of the part.
        ///   - path: where a configuration keeps it.
        ///   - meaning: what the values mean, in a few words, for `--help`.
        public init<Value: RawRepresentable<String> & CaseIterable & Sendable>(
            _ name: String, _ path: WritableKeyPath<Configuration, Value> & Sendable, meaning: String = ""
        ) where Value.AllCases == [Value] {
            let values = Value.allCases
            (self.name, self.values, self.meaning) = (name, values.map(\.rawValue), meaning)
            read = { $0[keyPath: path].rawValue }
            write = { $0[keyPath: path] = values[$1] }
        }

        /// A part whose values are words.
        ///
        /// - Parameters:
        ///   - name: the name of the part.
        ///   - path: where a configuration keeps it.
        ///   - words: the values, in order.
        ///   - meaning: what the values mean, in a few words, for `--help`.
        public init(
            _ name: String, _ path: WritableKeyPath<Configuration, String> & Sendable, of words: [String],
            meaning: String = ""
        ) {
            (self.name, values, self.meaning) = (name, words, meaning)
            read = { $0[keyPath: path] }
            write = { $0[keyPath: path] = words[$1] }
        }

        func value(of configuration: Configuration) -> String { read(configuration) }

        /// A configuration with each of the values in turn.
        func variants(of configuration: Configuration) -> [Configuration] {
            values.indices.map { position in
                var variant = configuration
                write(&variant, position)
                return variant
            }
        }
    }
}
