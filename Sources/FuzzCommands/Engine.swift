import ArgumentParser
import FuzzEngine

/// Something that can run a case.
public struct Engine<S: CommandLineSubject>: Sendable {
    /// Runs a case, and tells what it saw.
    ///
    /// - Parameters:
    ///   - traps: whether what goes wrong ends the process, as it does in the app.
    ///   - width: the most characters of a line.
    public typealias Run =
        @Sendable (_ testCase: S.Case, _ configuration: S.Configuration, _ traps: Bool, _ width: Int) -> String

    /// The word for it on the command line.
    public let name: String
    /// What it is, within a sentence.
    public let meaning: String
    /// Nil for the runner of the subject.
    let run: Run?

    /// The engine that is the runner of the subject.
    public init(_ name: String, _ meaning: String) { (self.name, self.meaning, run) = (name, meaning, nil) }

    /// An engine that tells what it saw by itself.
    public init(_ name: String, _ meaning: String, run: @escaping Run) {
        (self.name, self.meaning, self.run) = (name, meaning, run)
    }
}

/// The name of something that can run a case.
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
