import ArgumentParser
import FuzzEngine

/// Options of a subject's own that change the configurations which a search is asked to run: into some that no file can name,
/// where it likes.
public protocol ConfigurationChange: ParsableArguments {
    /// What is changed.
    associatedtype Configuration: TestConfiguration

    /// What is run in place of the chosen configurations: in the order of configurations, and each of them once.
    func changed(_ configurations: [Configuration]) -> [Configuration]
}

/// No options: what is chosen is run.
public struct NoConfigurationChange<Configuration: TestConfiguration>: ConfigurationChange {
    /// There is nothing to set.
    public init() {}

    public func changed(_ configurations: [Configuration]) -> [Configuration] { configurations }
}
