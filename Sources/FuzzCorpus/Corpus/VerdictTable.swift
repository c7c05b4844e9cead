import FilesAndProcesses
import FuzzEngine

/// The table of verdicts, with a claim for every configuration of the full matrix.
///
/// A claim names a case of the corpus that breaks the configuration, or states that a proof or a search found none. For a subject
/// with a liveness property, it also names a case that starves, or states that none does. The table is a text with one line for
/// each configuration, so that a review shows every change.
package struct VerdictTable<S: Subject>: Hashable, Sendable {
    /// A claim about a configuration.
    package struct Claim: Hashable, Sendable {
        /// Whether a case fails.
        package var failure: FailureClaim
        /// Whether a clean case starves; `nil` if the subject has no liveness property.
        package var liveness: LivenessClaim?
    }

    /// A claim whether a case fails under a configuration.
    package enum FailureClaim: Hashable, Sendable {
        /// The case at this path, relative to the corpus, fails.
        case failing(String)
        /// It is proven that no case fails.
        case proven
        /// None of this number of cases of this seed fails.
        case clean(seed: UInt64, cases: UInt64)

        /// Whether the claim is that no case fails.
        var isClean: Bool {
            if case .failing = self { false } else { true }
        }
    }

    /// A claim whether a clean case starves under a configuration.
    package enum LivenessClaim: Hashable, Sendable {
        /// The case at this path, relative to the corpus, starves.
        case starved(String)
        /// No case of the corpus or of the gate's search starves.
        case delivered
    }

    /// The claim about each configuration, in the order of the full matrix.
    package var claims: [Claim]

    /// Creates a table.
    package init(claims: [Claim]) {
        precondition(claims.count == S.Configuration.fullMatrix.count, "the table speaks of the full matrix")
        self.claims = claims
    }

    /// Returns the line of a configuration in the file, counted from 1; the first line if the file has none.
    package static func line(_ configuration: S.Configuration) -> Int { (configuration.index ?? 0) + 1 }

    /// Returns the claim about a configuration; `nil` if there is none.
    func claim(of configuration: S.Configuration) -> Claim? { configuration.index.map { claims[$0] } }

    /// Returns whether the table claims that the configuration of a finding is clean, or that no case starves under it.
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
        // Keeps blank lines, so that the line of a claim is its position in the full matrix. Splits bytes, because a name may begin
        // with a mark that combines with the space before it.
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
    /// The expected syntax of a claim, for errors.
    fileprivate static var syntax: String {
        let liveness = S.Verdict.liveness.map { ", and then '\($0.starves) CASE' or '\($0.delivers)'," } ?? ""
        return "'\(S.Verdict.anyFailure) CASE', 'proven' or 'clean seed S cases N'\(liveness) after the configuration"
    }

    /// The claim as the file states it, after the configuration.
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

    /// Reads a claim; `nil` if the text is not one.
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
        // The path of a case extends to the next verb or to the end of the line, including spaces.
        guard let verb = text.firstRange(of: " \(words.starves) ".utf8),
            let failure = VerdictTable.FailureClaim(text[..<verb.lowerBound]), verb.upperBound < text.endIndex
        else { return nil }
        self.init(failure: failure, liveness: .starved(String(Substring(text[verb.upperBound...]))))
    }
}

extension VerdictTable.FailureClaim {
    /// Reads the first part of a claim; `nil` if the text is not one.
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
    /// Returns the text after a prefix; `nil` if the text does not begin with it.
    fileprivate func without(prefix: String) -> Substring.UTF8View? {
        starts(with: prefix.utf8) ? dropFirst(prefix.utf8.count) : nil
    }

    /// Returns the text before a suffix; `nil` if the text does not end with it.
    fileprivate func without(suffix: String) -> Substring.UTF8View? {
        self.suffix(suffix.utf8.count).elementsEqual(suffix.utf8) ? dropLast(suffix.utf8.count) : nil
    }
}

extension VerdictTable {
    /// Reads the table from a file.
    ///
    /// - Returns: `nil` if there is no such file.
    /// - Throws: `FileError` if the file cannot be read, or is not a table.
    package init?(path: String) throws(FileError) {
        guard let text = try TextFile.read(path: path) else { return nil }
        do {
            self = try VerdictTable<S>(text: text, file: path)
        } catch {
            throw FileError(problems: [error.description])
        }
    }
}
