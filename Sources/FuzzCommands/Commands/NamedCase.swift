import FilesAndProcesses
import FuzzEngine
import FuzzCorpus

/// A case with the name that it was read under.
package struct NamedCase<S: CommandLineSubject> {
    /// The name that the case was read under.
    package let name: String
    /// The case with its expectations.
    package let file: CaseFile<S>
    /// The location of the file; `nil` for one of several cases in a stream or a sequence.
    var place: PlannedFile?

    /// Whether the file seems to be cut off; false for a stream.
    var seemsCutOff: Bool {
        guard place != nil, let text = try? TextFile.read(path: name) else { return false }
        return file.seemsCutOff(in: Array(text.utf8))
    }

    /// Returns the case with some assumptions in place of its own ones for the same questions.
    func assuming(_ assumptions: [String]) -> NamedCase {
        guard !assumptions.isEmpty, let steerable = S.steerable else { return self }
        var file = file
        file.testCase = steerable.assuming(assumptions, in: file.testCase)
        return NamedCase(name: name, file: file)
    }

    /// Reads all files. `-` is standard input, a stream of cases.
    ///
    /// - Parameter asSequences: Whether each file may hold several cases.
    /// - Throws: `FileError` with the problems of all files.
    package static func read(_ paths: [String], asSequences: Bool = false) throws -> [NamedCase<S>] {
        var cases: [NamedCase<S>] = []
        var problems: [String] = []
        for path in paths {
            do {
                if path == "-" {
                    cases += try CaseFile<S>.read(stream: StoredFile.readStandardInput()).map {
                        NamedCase<S>(name: $0.name, file: $0.case)
                    }
                } else if asSequences {
                    cases += try CaseSequence<S>.read(path: path).map { NamedCase<S>(name: $0.name, file: $0.case) }
                } else if S.runsAfresh, path.hasSuffix(".\(CaseSequence<S>.fileExtension)") {
                    problems.append("\(path): error: expected one case; found a sequence; run it with --together")
                } else {
                    let (file, place) = try CaseFile<S>.readToReplace(path: path)
                    cases.append(NamedCase<S>(name: path, file: file, place: place))
                }
            } catch let error as FileError {
                problems += error.problems
            } catch {
                problems.append(error.reason)
            }
        }
        guard problems.isEmpty else { throw FileError(problems: problems) }
        return cases
    }
}
