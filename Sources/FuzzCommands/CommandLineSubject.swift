import ArgumentParser
import FuzzEngine
import FuzzCorpus
import FuzzReports

/// A subject with a command line: `CommandLineTool` offers all commands for it. Every member has a default.
public protocol CommandLineSubject: DescribableSubject {
    /// What changes the configurations that `fuzz` runs; nothing, where the subject does not say.
    associatedtype Change: ConfigurationChange = NoConfigurationChange<Configuration>
    where Change.Configuration == Configuration

    /// How many other cases `shrink` shrinks, too, where nothing else is asked for.
    static var shrinkStarts: Int { get }
    /// Commands that no other subject has.
    static var commands: [any ParsableCommand.Type] { get }
    /// What can run a case; first what does where nothing else is asked for.
    static var engines: [Engine<Self>] { get }
    /// Compares the engines on a sample of cases, for a gate; nil where there is only one.
    static func compareEngines() -> EngineComparison?
    /// What `fuzz` tries before it searches.
    static var preflightChecks: [PreflightCheck] { get }
    /// What can stand beside a corpus for people to read, and a gate holds to what is found.
    static var documents: [CorpusDocument] { get }
}

extension CommandLineSubject {
    public static var shrinkStarts: Int { 0 }
    public static var commands: [any ParsableCommand.Type] { [] }
    /// The runner.
    public static var engines: [Engine<Self>] { [Engine("standard", "the runner of the subject")] }
    public static func compareEngines() -> EngineComparison? { nil }
    public static var preflightChecks: [PreflightCheck] { [] }
    public static var documents: [CorpusDocument] { [] }
}
