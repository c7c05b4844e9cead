import ArgumentParser
import FuzzEngine

/// Options of a subject that change the configurations of a search. The new configurations may be ones that no file can name.
public protocol ConfigurationChange: ParsableArguments {
    /// The configuration that the options change.
    associatedtype Configuration: TestConfiguration

    /// Returns the configurations to run in place of the chosen ones, in configuration order and without duplicates.
    func changed(_ configurations: [Configuration]) -> [Configuration]
}

/// No options. The search runs the chosen configurations.
public struct NoConfigurationChange<Configuration: TestConfiguration>: ConfigurationChange {
    /// Creates the empty set of options.
    public init() {}

    /// Returns the configurations unchanged.
    public func changed(_ configurations: [Configuration]) -> [Configuration] { configurations }
}
