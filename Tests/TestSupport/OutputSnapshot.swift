import Foundation
import Testing

/// The outputs of all commands of a test, which the test compares with one snapshot.
///
/// Directories, times, speeds, processes and lines of source files differ between runs, so placeholders replace them.
package struct OutputSnapshot {
    private var text = ""

    package init() {}

    /// Adds the standard output, the standard error and the exit status of a command.
    ///
    /// - Parameter title: the command or the argument that distinguishes this output from the others.
    package mutating func add(_ title: String, _ run: CommandRun) {
        add(title, run.output)
        let errors = Self.withoutProgress(run.errors)
        if !errors.isEmpty { text += Self.lines("[standard error]\n" + errors) }
        text += "[exit status \(run.status)]\n"
    }

    /// Returns a text without progress lines. Their number depends on the speed of the machine.
    private static func withoutProgress(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false)
            .filter { !$0.starts(with: #/[0-9,]+ cases · .*runs/s|shrinking [0-9]+ of [0-9]+$/#) }
            .joined(separator: "\n")
    }

    /// Adds a text.
    package mutating func add(_ title: String, _ output: String) {
        text += (text.isEmpty ? "" : "\n") + "$ \(title)\n" + Self.lines(output)
    }

    /// Adds the words of a page, without tags, pictures and tables.
    package mutating func add(_ title: String, page: String) {
        add(title, Self.words(of: page))
    }

    /// Compares all outputs with a snapshot.
    ///
    /// - Parameter name: the name of the file without `.txt`, in the folder `Snapshots` beside the test's file.
    package func expect(
        named name: String, filePath: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        try expectSnapshot(text, named: name, filePath: filePath, sourceLocation: sourceLocation)
    }

    /// Returns a text that ends with a line feed, unless it is empty, and contains placeholders for what varies.
    private static func lines(_ text: String) -> String {
        let stable = Self.stable(text)
        return stable.isEmpty || stable.hasSuffix("\n") ? stable : stable + "\n"
    }

    /// Returns a text with placeholders for everything that varies between runs.
    package static func stable(_ text: String) -> String {
        var text = text
        text.replace(#/[^\s'":=(]*\/bindfuzz-[0-9A-Fa-f]{8}-[0-9A-Fa-f-]{27}\/test/#, with: "DIRECTORY")
        text.replace(Repository().url("").standardized.path, with: "REPOSITORY")
        text.replace(#/[^\s'"]*\/(?:debug|release)\/(bindfuzz|inbox|mailbox|trapping)(?=[\s'"])/#) { String($0.1) }
        text.replace(#/ in [0-9:]+ \([0-9.,]+( [a-z]+)? runs\/s\)/#, with: " in TIME (SPEED)")
        text.replace(#/[0-9.,]+( [a-z]+)? (?:cases|runs)\/s/#, with: "SPEED")
        text.replace(#/uptime [0-9:]+/#, with: "uptime TIME")
        text.replace(#/last new one after [0-9:]+/#, with: "last new one after TIME")
        text.replace(#/as of [0-9:]+( s)? ago/#, with: "as of TIME ago")
        text.replace(#/process [0-9]+/#, with: "process NUMBER")
        text.replace(#/\.swift:[0-9]+/#, with: ".swift:LINE")
        text.replace(#/Views? line [0-9]+/#, with: "View line NUMBER")
        text.replace(#/Views?-line-[0-9]+/#, with: "View-line-NUMBER")
        return text
    }

    /// Returns the words of a page: a line for each of its elements.
    private static func words(of page: String) -> String {
        var text = page
        for element in ["style", "svg", "table"] { text = removing(element, from: text) }
        let lines = text.replacing(#/<\/?(?:a|b|code|em|span|strong)\b[^>]*>/#, with: " ")
            .replacing(#/<[^>]*>/#, with: "\n").split(separator: "\n")
        let words = lines.map { $0.split(separator: " ").joined(separator: " ") }
        return words.filter { !$0.isEmpty }.joined(separator: "\n")
    }

    private static func removing(_ element: String, from page: String) -> String {
        let parts = page.components(separatedBy: "<\(element)")
        let rest = parts.dropFirst().map { $0.components(separatedBy: "</\(element)>").dropFirst().joined() }
        return parts[0] + rest.joined()
    }
}
