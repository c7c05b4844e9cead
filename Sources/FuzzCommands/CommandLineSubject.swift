import ArgumentParser
import FuzzEngine
import FuzzCorpus
import FuzzReports

/// A subject with a command line: `CommandLineTool` offers all commands for it. Every member has a default.
public protocol CommandLineSubject: DescribableSubject {
    /// The options that change the configurations that `fuzz` runs. By default, there are none.
    associatedtype Change: ConfigurationChange = NoConfigurationChange<Configuration>
    where Change.Configuration == Configuration
    /// The options that steer the search of `fuzz` and `campaign`. By default, there are none.
    associatedtype Steering: SteeringOptions = NoSteeringOptions
    /// The options of `replay` and `gate` that fix what cases assume. By default, there are none.
    associatedtype Assuming: AssumptionOptions = NoAssumptionOptions

    /// The number of cases that `gate` searches by default, in at most two minutes.
    static var gateCases: UInt64 { get }
    /// The time after which `gate` by default replays and searches no more; `nil` if it has no limit.
    static var gateTime: Duration? { get }
    /// The number of additional cases that `shrink` shrinks by default.
    static var shrinkStarts: Int { get }
    /// The commands that only this subject has.
    static var commands: [any ParsableCommand.Type] { get }
    /// The engines that can run a case. The first one is the default.
    static var engines: [Engine<Self>] { get }
    /// Compares the engines on a sample of cases for the gate. Returns `nil` if there is only one engine.
    static func compareEngines() -> EngineComparison?
    /// The checks that `fuzz` runs before it searches.
    static var preflightChecks: [PreflightCheck] { get }
    /// The readable documents that may accompany a corpus. The gate compares them with the findings.
    static var documents: [CorpusDocument] { get }
}

extension CommandLineSubject {
    /// As many as any table of verdicts may rest on: for a model, a few seconds.
    public static var gateCases: UInt64 { GateDefaults.blocks * blockSize }
    /// `nil`: the runs of a model are fast, and their number is the same on every machine.
    public static var gateTime: Duration? { nil }
    /// Zero: no additional starts.
    public static var shrinkStarts: Int { 0 }
    /// No additional commands.
    public static var commands: [any ParsableCommand.Type] { [] }
    /// The subject's runner, as the only engine.
    public static var engines: [Engine<Self>] { [Engine("standard", "the runner of the subject")] }
    /// `nil`: there is only one engine.
    public static func compareEngines() -> EngineComparison? { nil }
    /// No checks.
    public static var preflightChecks: [PreflightCheck] { [] }
    /// No documents.
    public static var documents: [CorpusDocument] { [] }
}
