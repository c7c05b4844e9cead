import FilesAndProcesses
import FuzzEngine

/// Cases that run one after the other in one process. Their file separates them with lines of `---`. A sequence keeps a finding
/// that needs earlier cases in its process.
package struct CaseSequence<S: Subject>: Sendable {
    /// The cases, in the order of their runs.
    package let files: [CaseFile<S>]

    /// Creates a sequence whose last case shows a finding.
    ///
    /// - Parameters:
    ///   - cases: at least one case.
    ///   - target: the configuration and the mechanism of the last case.
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

    /// The text of the file.
    package var text: String { files.map(\.text).joined(separator: "---\n") }

    /// Returns the file name for a mechanism's sequence. Its extension differs from that of a case, so that no command reads it as
    /// one.
    package static func name(_ mechanism: S.Mechanism) -> String {
        "\(FindingName.stem(of: mechanism)).\(fileExtension)"
    }

    /// The file extension of sequences.
    package static var fileExtension: String { "cases" }

    /// Returns the command that runs the cases of a file one after the other.
    package static func command(
        replaying path: String, under configuration: S.Configuration, calling invocation: Invocation = S.invocation
    ) -> String {
        invocation.command("replay", "--together", "--configurations", "\(configuration)", path)
    }

    /// Reads the cases of a file, which may be a single one, and numbers them.
    ///
    /// - Throws: `FileError` with the path, or with the name of the case that cannot be read.
    package static func read(path: String) throws(FileError) -> [(name: String, case: CaseFile<S>)] {
        let limit = StoredFile.maximumBytes
        let bytes = try StoredFile.read(path: path, upTo: limit + 1)
        guard bytes.count <= limit else {
            throw FileError(problems: ["\(path): error: expected at most \(limit >> 20) MiB of cases; found more"])
        }
        do {
            return try CaseFile<S>.read(stream: bytes, name: path)
        } catch {
            throw FileError(problems: [error.description])
        }
    }
}
