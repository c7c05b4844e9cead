import Foundation
import TestSupport
import Testing

/// A program whose commands the pages show.
struct Program {
    /// The executable that was built with these tests.
    let executable: String
    /// The names that it has in the pages.
    let names: Set<String>

    static let rows = Program(executable: "bindfuzz", names: ["bindfuzz"])
    /// The fuzzer of a package of views; the example stands for all of them.
    static let views = Program(executable: "inbox", names: ["inbox", "InboxFuzz", "silentbugs"])
    static let all = [rows, views]
}

/// The commands of a program and their options, as the program itself lists them.
struct CommandOptions {
    private struct Dump: Decodable { let command: Command }
    private struct Command: Decodable {
        let commandName: String
        let shouldDisplay: Bool?
        let subcommands: [Command]?
        let arguments: [Argument]?
    }
    private struct Argument: Decodable {
        struct Name: Decodable { let kind: String, name: String }
        let names: [Name]?
    }

    /// By the words of the command, as in `corpus merge`.
    private let options: [String: Set<String>]
    /// The commands that the help lists, without their subcommands and without `help`.
    let listedCommands: Set<String>

    init(of program: Program) throws {
        let run = try TemporaryDirectory().start(["--experimental-dump-help"], of: program.executable).wait()
        let dump = try JSONDecoder().decode(Dump.self, from: Data(run.output.utf8))
        var options: [String: Set<String>] = [:]
        for command in dump.command.subcommands ?? [] { Self.add(command, after: [], to: &options) }
        self.options = options
        let listed = (dump.command.subcommands ?? []).filter { $0.shouldDisplay ?? true }
        listedCommands = Set(listed.map(\.commandName)).subtracting(["help"])
    }

    private static func add(_ command: Command, after words: [String], to options: inout [String: Set<String>]) {
        let words = words + [command.commandName]
        let names = (command.arguments ?? []).flatMap { $0.names ?? [] }.filter { $0.kind == "long" }
        options[words.joined(separator: " ")] = Set(names.map { "--" + $0.name })
        for subcommand in command.subcommands ?? [] { add(subcommand, after: words, to: &options) }
    }

    /// Whether there is such a command.
    func has(_ command: String) -> Bool { options[command] != nil }

    /// Whether a command, or one of its subcommands, takes an option.
    func takes(_ option: String, after command: String) -> Bool {
        options.contains { ($0.key == command || $0.key.hasPrefix(command + " ")) && $0.value.contains(option) }
    }

    /// Whether any command takes an option.
    func takes(_ option: String) -> Bool { options.values.contains { $0.contains(option) } }
}

/// A call of a program that a reader may copy out of a text.
struct CommandMention {
    /// The file and the line.
    let place: String
    /// Its words, as in `corpus merge`; empty where no command follows.
    let command: String
    /// The options that it is given.
    let options: [String]
    /// Whether it is a call for certain, and not a sentence about the program.
    let isCall: Bool

    /// The calls in a text: the words that follow a name of the program, however it is called, up to the end of the command.
    static func all(
        in text: String, file: String, of program: Program, _ known: CommandOptions
    ) -> [CommandMention] {
        var mentions: [CommandMention] = []
        for (number, line) in text.replacing("\\\n", with: " ").split(separator: "\n", omittingEmptySubsequences: false)
            .enumerated()
        {
            let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
            for (position, word) in words.enumerated() where isCalled(program, word) {
                let isCall = word.contains("/") || word.contains("$") || words[..<position].suffix(4).contains("run")
                let rest = command(words[(position + 1)...])
                var name = ""
                for word in rest.prefix(2) {
                    let longer = name.isEmpty ? word : "\(name) \(word)"
                    if known.has(longer) { name = longer } else { break }
                }
                let options = rest.filter { $0.hasPrefix("--") }.map { String($0.prefix { $0 != "=" }) }
                mentions.append(
                    CommandMention(
                        place: "\(file):\(number + 1)", command: name, options: options,
                        isCall: isCall && rest.first?.allSatisfy { $0.isLetter || $0 == "-" } ?? false))
            }
        }
        return mentions
    }

    private static func isCalled(_ program: Program, _ word: String) -> Bool {
        let plain = word.filter { !"\"'`(${}".contains($0) }
        // A script may name the program by a variable, as in "$BINDFUZZ" and "${BINDFUZZ:-bindfuzz}".
        let variable = program.executable.uppercased()
        return program.names.contains { plain == $0 || plain.hasSuffix("/\($0)") }
            || plain == variable || plain.hasPrefix("\(variable):-")
    }

    /// The words of one command: up to a pipe, a comment, or the end of a span of code.
    private static func command(_ words: ArraySlice<String>) -> [String] {
        var command: [String] = []
        for word in words {
            if ["|", "||", "&&", "&", ";", "#", ">>", ">", "\\"].contains(word) { break }
            command.append(word.trimmingCharacters(in: CharacterSet(charactersIn: "`\"',.;:)")))
            if word.contains("`") || word.hasSuffix(";") { break }
        }
        return command
    }
}
