import ArgumentParser
import FuzzEngine
import FuzzCorpus
import FuzzReports

/// A subject with a command line: `CommandLineTool` offers all commands for it.
public protocol CommandLineSubject: DescribableSubject {
    /// What changes the configurations that `fuzz` runs; nothing, where the subject does not say.
    associatedtype Change: ConfigurationChange = NoConfigurationChange<Configuration>
    where Change.Configuration == Configuration

    /// What the tool does, in one sentence.
    static var abstract: String { get }
    /// Lines of examples for `--help`, beyond what every tool has.
    static var examples: String { get }
    /// What the parts of a configuration are, for `--help`; empty where their names say it.
    static var configurationHelp: String { get }
    /// What findings are told apart by, as a clause.
    static var mechanismMeaning: String { get }
    /// What the end of a story tells, as a clause that begins with `why`.
    static var whyMeaning: String { get }
    /// What an outcome is that starves though nothing went wrong, as a noun; nil where there is no such outcome.
    static var starvationMeaning: String? { get }
    /// Has only cases drawn from now on that start from the same as one, where its subject can do that. Called before any is.
    static func draw(only testCase: Case)
    /// How many other cases `shrink` shrinks, too, where nothing else is asked for.
    static var shrinkStarts: Int { get }
    /// Commands that no other subject has.
    static var commands: [any ParsableCommand.Type] { get }

    /// The names of what can run a case; first what does where nothing else is asked for.
    static var engines: [String] { get }
    /// What the engines are, as a sentence.
    static var engineMeaning: String { get }
    /// Runs a case by another engine than the first, and tells what it saw.
    ///
    /// - Parameters:
    ///   - engine: one of `engines`.
    ///   - traps: whether what goes wrong ends the process, as it does in the app.
    ///   - width: the most characters of a line.
    static func text(
        of testCase: Case, under configuration: Configuration, by engine: String, trapping traps: Bool, width: Int
    ) -> String
    /// The engines that a gate compares, as the rest of a sentence about a sample of cases, and about two that do not agree; nil
    /// where there is only one.
    static var comparisonMeaning: (sample: String, difference: String)? { get }
    /// Compares the engines on a sample of cases, for a gate; nil where there is only one.
    static func compareEngines() -> EngineComparison?
    /// The names of what `fuzz` tries before it searches; nothing, where the subject does not say.
    static var trials: [String] { get }
    /// Tries it. It takes no longer than a person waits for the beginning of a search.
    ///
    /// - Parameter name: one of `trials`.
    static func trial(of name: String) -> PreflightCheck
    /// What can stand beside a corpus for people to read, and a gate holds to what is found.
    static var documents: [CorpusDocument] { get }
}

extension CommandLineSubject {
    public static var examples: String { "" }
    public static var configurationHelp: String { "" }
    public static var mechanismMeaning: String { "the way in which it goes wrong" }
    public static var whyMeaning: String { "why it came to that" }
    public static var starvationMeaning: String? { nil }
    public static func draw(only testCase: Case) {}
    public static var shrinkStarts: Int { 0 }
    public static var commands: [any ParsableCommand.Type] { [] }
    public static var engines: [String] { ["standard"] }
    public static var engineMeaning: String { "What runs the case." }

    public static func text(
        of testCase: Case, under configuration: Configuration, by engine: String, trapping traps: Bool, width: Int
    ) -> String {
        story(of: testCase, under: configuration).timeline.text(style: TextStyle(isColored: false, width: width))
    }

    public static var comparisonMeaning: (sample: String, difference: String)? { nil }
    public static func compareEngines() -> EngineComparison? { nil }
    public static var trials: [String] { [] }
    public static func trial(of name: String) -> PreflightCheck { PreflightCheck("") }
    public static var documents: [CorpusDocument] { [] }
}

/// The name of something that can run a case.
struct EngineName<S: CommandLineSubject>: ExpressibleByArgument, Hashable {
    static var standard: EngineName { EngineName(name: S.engines.first ?? "") }
    static var allValueStrings: [String] { S.engines }

    let name: String
    var isStandard: Bool { self == .standard }
    var defaultValueDescription: String { name }

    private init(name: String) { self.name = name }

    init?(argument: String) {
        guard S.engines.contains(argument) else { return nil }
        name = argument
    }
}
