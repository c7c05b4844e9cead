import FilesAndProcesses

extension [SourceFrame] {
    /// The most calls that a story shows.
    private static var mostCalls: Int { 6 }

    /// The line of the innermost call, and the calls that led there.
    package var paragraphs: [LabelledText] {
        // A function and its closures call one another: the innermost line stands for all.
        let functions: [SourceFrame] = reduce(into: []) { if $0.last?.function != $1.function { $0.append($1) } }
        let calls = functions.compactMap { frame in
            frame.position.map {
                frame.function + (frame.isInClosure ? ", in a closure," : "") + (frame.isNear ? " near " : " at ") + $0
            }
        }
        guard !calls.isEmpty else { return [] }
        let rest = calls.count > Self.mostCalls ? " ← …" : ""
        return (first?.sourceLine.map { [.code(label: first?.isNear == true ? "Near" : "Line", $0.text)] } ?? [])
            + [LabelledText(label: "Calls", text: calls.prefix(Self.mostCalls).joined(separator: " ← ") + rest)]
    }
}

extension SourceFrame {
    /// The text of the line, without the spaces around it; nil if it cannot be read.
    package var lineText: String? { sourceLine?.text }

    /// The text of the source file; nil if it cannot be read.
    var sourceText: String? { file.flatMap { try? TextFile.read(path: $0) } }

    /// The line of the frame; nil if the file cannot be read, or has no such line.
    var sourceLine: SourceLine? {
        guard let text = sourceText else { return nil }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard line > 0, line <= lines.count else { return nil }
        let found = SourceLine(String(lines[line - 1]))
        return found.text.isEmpty ? nil : found
    }
}
