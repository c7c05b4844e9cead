/// All combinations of the values of some parts.
public struct ConfigurationMatrix<Configuration: Sendable>: Sendable {
    /// The parts, in the order in which a configuration lists them.
    public let parts: [Part]
    /// One of the configurations, for `--help`.
    public let example: Configuration
    /// All configurations; the first part varies slowest.
    public let configurations: [Configuration]
    /// The values of each part, in order.
    let values: [[String]]

    /// Creates all combinations of the values of some parts.
    ///
    /// - Parameters:
    ///   - example: any of the configurations.
    ///   - parts: the parts, in the order in which a configuration lists them.
    public init(like example: Configuration, _ parts: [Part]) {
        self.example = example
        self.parts = parts
        values = parts.map(\.values)
        configurations = parts.reduce([example]) { configurations, part in configurations.flatMap(part.variants) }
    }

    /// Returns the values of the parts, in order.
    func values(of configuration: Configuration) -> [String] { parts.map { $0.value(of: configuration) } }

    /// Returns the position in `configurations`; `nil` if the configuration has a value that its part does not list.
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
    /// A part of a configuration, with its name and its values in order.
    public struct Part: Sendable {
        /// The name of the part.
        public let name: String
        /// The values, in order: words without spaces and slashes.
        public let values: [String]
        /// The meaning of the values in a few words; empty if the values explain themselves.
        public let meaning: String

        private let read: @Sendable (Configuration) -> String
        private let write: @Sendable (inout Configuration, Int) -> Void

        /// Creates a part whose values are the cases of an enumeration.
        ///
        /// - Parameters:
        ///   - name: the name of the part.
        ///   - path: the property of a configuration that stores the value.
        ///   - values: the values, in order.
        ///   - meaning: the meaning of the values in a few words, for `--help`.
        public init<Value: RawRepresentable<String> & CaseIterable & Sendable>(
            _ name: String, _ path: WritableKeyPath<Configuration, Value> & Sendable,
            of values: [Value] = Value.allCases, meaning: String = ""
        ) where Value.AllCases == [Value] {
            (self.name, self.values, self.meaning) = (name, values.map(\.rawValue), meaning)
            read = { $0[keyPath: path].rawValue }
            write = { $0[keyPath: path] = values[$1] }
        }

        /// Creates a part whose values are words.
        ///
        /// - Parameters:
        ///   - name: the name of the part.
        ///   - path: the property of a configuration that stores the value.
        ///   - words: the values, in order.
        ///   - meaning: the meaning of the values in a few words, for `--help`.
        public init(
            _ name: String, _ path: WritableKeyPath<Configuration, String> & Sendable, of words: [String],
            meaning: String = ""
        ) {
            (self.name, values, self.meaning) = (name, words, meaning)
            read = { $0[keyPath: path] }
            write = { $0[keyPath: path] = words[$1] }
        }

        func value(of configuration: Configuration) -> String { read(configuration) }

        /// Returns the configuration with each of the values in turn.
        func variants(of configuration: Configuration) -> [Configuration] {
            values.indices.map { position in
                var variant = configuration
                write(&variant, position)
                return variant
            }
        }
    }
}
