import TestSupport

/// A block of a page that shows commands, each after `$ `, and their output.
struct Transcript {
    /// A command with its output. Continuation lines end with a backslash.
    private struct Entry {
        var lines: [Substring]
        var output: [Substring] = []

        var isOpen: Bool { output.isEmpty && lines.last?.hasSuffix("\\") ?? false }
    }

    /// The text of the block.
    let text: String
    private let entries: [Entry]

    /// Returns nil if the block does not begin with a command.
    init?(_ block: String) {
        guard block.hasPrefix("$ ") else { return nil }
        var entries: [Entry] = []
        for line in block.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
            if line.hasPrefix("$ ") {
                entries.append(Entry(lines: [line]))
            } else if let last = entries.indices.last {
                if entries[last].isOpen { entries[last].lines.append(line) } else { entries[last].output.append(line) }
            }
        }
        text = block
        self.entries = entries
    }

    /// The commands as a shell runs them that has the executables of this package on its path.
    var commands: [String] {
        entries.map { entry in
            String(entry.lines.joined(separator: "\n").dropFirst(2)).replacing("swift run -c release ", with: "")
        }
    }

    /// Returns the text of the block with the output that the commands print now, in a directory.
    func rerun(in folder: TemporaryDirectory) throws -> String {
        try zip(entries, commands).map { entry, command in
            entry.lines.map { $0 + "\n" }.joined() + (try folder.shell(command).output)
        }.joined()
    }
}
