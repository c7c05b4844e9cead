import FilesAndProcesses
import FuzzEngine

/// Cases that are run one after the other in one process, as a file has them: with lines of `---` between them. It is kept of what
/// goes wrong where others have run before it, and not by itself.
package struct CaseSequence<S: Subject>: Sendable {
    /// In the order in which they are run.
    package let files: [CaseFile<S>]

    /// A sequence whose last case goes wrong.
    ///
    /// - Parameters:
    ///   - cases: at least one.
    ///   - target: what the last one goes wrong under, and how.
    package init(_ cases: [S.Case], showing target: ShrinkTarget<S>) {
        let header: [CaseFile<S>.HeaderLine] = [
            .note(Note("mechanism: \(target.mechanism), after the cases above in one process")),
            .expect(
                Expectation<S>(ConfigurationPattern(target.configuration), ExpectedVerdict(target.mechanism.verdict))),
        ]
        files = cases.enumerated().map { position, testCase in
            CaseFile<S>(testCase, header: position == cases.count - 1 ? header : [])
        }
    }

    /// The text of its file.
    package var text: String { files.map(\.text).joined(separator: "---\n") }

    /// The name of the file of a mechanism's sequence. It ends otherwise than that of a case, so that nobody takes it for one.
    package static func name(_ mechanism: S.Mechanism) -> String { "\(mechanism).\(fileExtension)" }

    /// The ending of a sequence's name.
    package static var fileExtension: String { "cases" }

    /// The command that runs the cases of a file one after the other.
    package static func command(
        replaying path: String, under configuration: S.Configuration, calling invocation: Invocation = S.invocation
    ) -> String {
        invocation.command("replay", "--together", "--configurations", "\(configuration)", path)
    }

    /// Reads the cases of a file, which may be one alone, under names that count them.
    ///
    /// - Throws: `CorpusError` with the path, or the name of the case that is none.
    package static func read(path: String) throws(CorpusError) -> [(name: String, case: CaseFile<S>)] {
        let limit = StoredFile.maximumBytes
        let bytes = try StoredFile.read(path: path, upTo: limit + 1)
        guard bytes.count <= limit else {
            throw CorpusError(problems: ["\(path): error: expected at most \(limit >> 20) MiB of cases; found more"])
        }
        do {
            return try CaseFile<S>.read(stream: bytes, name: path)
        } catch {
            throw CorpusError(problems: [error.description])
        }
    }
}
