import ArgumentParser
import FuzzEngine

/// An engine that can run a case.
public struct Engine<S: CommandLineSubject>: Sendable {
    /// Runs a case and returns a description of the run.
    ///
    /// - Parameters:
    ///   - traps: Whether a failure ends the process, as it does in the app.
    ///   - width: The maximum number of characters in a line.
    public typealias Run =
        @Sendable (_ testCase: S.Case, _ configuration: S.Configuration, _ traps: Bool, _ width: Int) -> String

    /// The name of the engine on the command line.
    public let name: String
    /// A description of the engine, as part of a sentence.
    public let meaning: String
    /// The function that runs a case; `nil` for the subject's runner.
    let run: Run?

    /// Creates the engine that stands for the subject's runner.
    public init(_ name: String, _ meaning: String) { (self.name, self.meaning, run) = (name, meaning, nil) }

    /// Creates an engine that describes its own runs.
    public init(_ name: String, _ meaning: String, run: @escaping Run) {
        (self.name, self.meaning, self.run) = (name, meaning, run)
    }
}

/// The name of an engine on the command line.
struct EngineName<S: CommandLineSubject>: ExpressibleByArgument, Hashable {
    static var standard: EngineName { EngineName(name: allValueStrings.first ?? "") }
    static var allValueStrings: [String] { S.engines.map(\.name) }

    let name: String
    var isStandard: Bool { self == .standard }
    var defaultValueDescription: String { name }

    private init(name: String) { self.name = name }

    init?(argument: String) {
        guard Self.allValueStrings.contains(argument) else { return nil }
        name = argument
    }
}
