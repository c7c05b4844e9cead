/// The table of verdicts: for every configuration of the full matrix a case of the corpus that breaks it, or the
/// search that found none. Kept as text, one line a configuration, so that a change of it shows in a review.
public struct VerdictTable: Hashable, Sendable {
    /// What is claimed of a configuration.
    public enum Claim: Hashable, Sendable {
        /// The path of a case that breaks it, below the corpus.
        case stale(String)
        /// So many cases of that seed do not break it.
        case clean(seed: UInt64, cases: UInt64)
    }

    /// The name of the file, directly below the corpus.
    public static let fileName = "verdicts.txt"

    /// A claim for each configuration, in the order of the full matrix.
    public var claims: [Claim]

    /// Makes a table.
    public init(claims: [Claim]) {
        precondition(claims.count == Configuration.fullMatrix.count, "the table speaks of the full matrix")
        self.claims = claims
    }

    /// The text of the file.
    public var text: String {
        let lines = zip(Configuration.fullMatrix, claims).map { configuration, claim in
            switch claim {
            case .stale(let path): "\(configuration) stale \(path)"
            case .clean(let seed, let cases): "\(configuration) clean seed \(seed) cases \(cases)"
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// Reads the text of the file.
    ///
    /// - Throws: `CaseFileError`, with line and column.
    public init(text: String, file: String) throws(CaseFileError) {
        var claims: [Claim] = []
        let lines = text.split(separator: "\n")
        for (number, (line, configuration)) in zip(lines, Configuration.fullMatrix).enumerated() {
            let words = line.split(separator: " ").map(String.init)
            func error(_ expected: String) -> CaseFileError {
                CaseFileError(file: file, line: number + 1, column: 1, expected: expected, found: "'\(line)'")
            }
            guard words.first == configuration.description else { throw error("a line for \(configuration)") }
            switch words.dropFirst().first {
            case "stale" where words.count == 3:
                claims.append(.stale(words[2]))
            case "clean" where words.count == 6 && words[2] == "seed" && words[4] == "cases":
                guard let seed = UInt64(words[3]), let cases = UInt64(words[5]) else { fallthrough }
                claims.append(.clean(seed: seed, cases: cases))
            default:
                throw error("'stale CASE' or 'clean seed S cases N' after the configuration")
            }
        }
        guard lines.count == Configuration.fullMatrix.count else {
            throw CaseFileError(
                file: file, line: lines.count + 1, column: 1,
                expected: "a line for each of \(Configuration.fullMatrix.count) configurations",
                found: "\(lines.count) lines")
        }
        self.claims = claims
    }
}

extension VerdictTable {
    /// Reads the table from a file.
    ///
    /// - Returns: nil where there is no such file.
    /// - Throws: `CorpusError`.
    public init?(path: String) throws(CorpusError) {
        guard let text = try TextFile.read(path: path) else { return nil }
        do {
            self = try VerdictTable(text: text, file: path)
        } catch {
            throw CorpusError(problems: [error.description])
        }
    }
}
