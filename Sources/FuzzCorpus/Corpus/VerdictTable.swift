import FilesAndProcesses
import FuzzEngine

/// The table of verdicts: for every configuration of the full matrix a case of the corpus that breaks it, or that it is proven that
/// none does, or, where that cannot be decided, the search that found none; and, of a subject whose clean runs can starve, a
/// case that is, or that none is. Kept as text, one
/// line a configuration, so that a change of it shows in a review.
package struct VerdictTable<S: Subject>: Hashable, Sendable {
    /// What is claimed of a configuration.
    package struct Claim: Hashable, Sendable {
        /// Whether something goes wrong.
        package var failure: FailureClaim
        /// Whether something starves; nil of a subject of which nothing can be.
        package var liveness: LivenessClaim?
    }

    /// Whether something goes wrong under a configuration.
    package enum FailureClaim: Hashable, Sendable {
        /// The path of a case that breaks it, below the corpus.
        case failing(String)
        /// It is proven that no case does.
        case proven
        /// So many cases of that seed do not break it.
        case clean(seed: UInt64, cases: UInt64)

        /// Whether it is claimed that nothing does.
        var isClean: Bool {
            if case .failing = self { false } else { true }
        }
    }

    /// Whether something starves under a configuration, though the case is clean.
    package enum LivenessClaim: Hashable, Sendable {
        /// The path of a case that starves, below the corpus.
        case starved(String)
        /// No case of the corpus is, nor of the gate's search.
        case delivered
    }

    /// A claim for each configuration, in the order of the full matrix.
    package var claims: [Claim]

    /// Makes a table.
    package init(claims: [Claim]) {
        precondition(claims.count == S.Configuration.fullMatrix.count, "the table speaks of the full matrix")
        self.claims = claims
    }

    /// The line of the file that speaks of a configuration, counted from 1; where none does, the first.
    package static func line(_ configuration: S.Configuration) -> Int { (configuration.index ?? 0) + 1 }

    /// What is claimed of a configuration; nil where nothing is.
    func claim(of configuration: S.Configuration) -> Claim? { configuration.index.map { claims[$0] } }

    /// Whether the table claims that the configuration of a finding is clean, or that nothing starves under it.
    func isContradicted(by finding: Finding<S>) -> Bool {
        let claim = claim(of: finding.configuration)
        return finding.mechanism.isFailure ? claim?.failure.isClean ?? false : claim?.liveness == .delivered
    }

    /// The text of the file.
    package var text: String {
        let lines = zip(S.Configuration.fullMatrix, claims).map { configuration, claim in "\(configuration) \(claim)" }
        return lines.joined(separator: "\n") + "\n"
    }

    /// Reads the text of the file.
    ///
    /// - Throws: `CaseFileError`, with line and column.
    package init(text: String, file: String) throws(CaseFileError) {
        var claims: [Claim] = []
        // Blank lines count, so that a claim's line in the file is its position in the full matrix. Bytes, since a name may
        // begin with a sign that would combine with the blank before it.
        var lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        if lines.last?.isEmpty == true { lines.removeLast() }
        for (number, (line, configuration)) in zip(lines, S.Configuration.fullMatrix).enumerated() {
            let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
            func error(_ expected: String) -> CaseFileError {
                CaseFileError(
                    file: file, line: number + 1, column: 1, expected: expected, found: "'\(Substring(line))'")
            }
            guard let claim = line.without(prefix: "\(configuration) ") else {
                throw error("a line for \(configuration)")
            }
            guard let claim = Claim(claim) else {
                throw error(Claim.syntax)
            }
            claims.append(claim)
        }
        guard lines.count == S.Configuration.fullMatrix.count else {
            throw CaseFileError(
                file: file, line: lines.count + 1, column: 1,
                expected: "a line for each of \(S.Configuration.fullMatrix.count) configurations",
                found: lines.count.counted("line"))
        }
        self.claims = claims
    }
}

extension VerdictTable.Claim: CustomStringConvertible {
    /// What an error says was expected.
    fileprivate static var syntax: String {
        let liveness = S.Verdict.liveness.map { ", and then '\($0.starves) CASE' or '\($0.delivers)'," } ?? ""
        return "'\(S.Verdict.anyFailure) CASE', 'proven' or 'clean seed S cases N'\(liveness) after the configuration"
    }

    /// The claim as the file has it, after the configuration.
    package var description: String {
        let failure =
            switch failure {
            case .failing(let path): "\(S.Verdict.anyFailure) \(path)"
            case .proven: "proven"
            case .clean(let seed, let cases): "clean seed \(seed) cases \(cases)"
            }
        guard let liveness, let words = S.Verdict.liveness else { return failure }
        return switch liveness {
        case .starved(let path): "\(failure) \(words.starves) \(path)"
        case .delivered: "\(failure) \(words.delivers)"
        }
    }

    /// Reads a claim; nil where the text is none.
    fileprivate init?(_ text: Substring.UTF8View) {
        guard let words = S.Verdict.liveness else {
            guard let failure = VerdictTable.FailureClaim(text) else { return nil }
            self.init(failure: failure, liveness: nil)
            return
        }
        if let rest = text.without(suffix: " \(words.delivers)"), let failure = VerdictTable.FailureClaim(rest) {
            self.init(failure: failure, liveness: .delivered)
            return
        }
        // The path of a case is all up to the next word, or the end of the line, blanks and all.
        guard let verb = text.firstRange(of: " \(words.starves) ".utf8),
            let failure = VerdictTable.FailureClaim(text[..<verb.lowerBound]), verb.upperBound < text.endIndex
        else { return nil }
        self.init(failure: failure, liveness: .starved(String(Substring(text[verb.upperBound...]))))
    }
}

extension VerdictTable.FailureClaim {
    /// Reads the first part of a claim; nil where the text is none.
    fileprivate init?(_ text: Substring.UTF8View) {
        if let name = text.without(prefix: "\(S.Verdict.anyFailure) ") {
            guard !name.isEmpty else { return nil }
            self = .failing(String(Substring(name)))
            return
        }
        if text.elementsEqual("proven".utf8) {
            self = .proven
            return
        }
        let words = Substring(text).split(separator: " ")
        guard words.count == 5, words[0] == "clean", words[1] == "seed", words[3] == "cases",
            let seed = UInt64(words[2]), let cases = UInt64(words[4]), "\(seed)" == words[2], "\(cases)" == words[4]
        else { return nil }
        self = .clean(seed: seed, cases: cases)
    }
}

extension Substring.UTF8View {
    /// What follows a prefix; nil where the text does not begin with it.
    fileprivate func without(prefix: String) -> Substring.UTF8View? {
        starts(with: prefix.utf8) ? dropFirst(prefix.utf8.count) : nil
    }

    /// What comes before a suffix; nil where the text does not end with it.
    fileprivate func without(suffix: String) -> Substring.UTF8View? {
        self.suffix(suffix.utf8.count).elementsEqual(suffix.utf8) ? dropLast(suffix.utf8.count) : nil
    }
}

extension VerdictTable {
    /// Reads the table from a file.
    ///
    /// - Returns: nil where there is no such file.
    /// - Throws: `CorpusError`.
    package init?(path: String) throws(CorpusError) {
        guard let text = try TextFile.read(path: path) else { return nil }
        do {
            self = try VerdictTable<S>(text: text, file: path)
        } catch {
            throw CorpusError(problems: [error.description])
        }
    }
}
