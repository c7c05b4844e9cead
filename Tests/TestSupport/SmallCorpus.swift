import BindingFuzz
import FuzzCampaign
import FuzzCorpus
import FuzzReports

/// Corpora of a few cases, for each kind of judgment.
extension TemporaryDirectory {
    /// Steps that break most configurations, and steps that break none.
    private static let clearThenPost = "event\n  clear\n  post\n"
    private static let nothing = "idle\n"

    /// Writes a canary, a case that reproduces its failure, a clean case, and their table of verdicts.
    package func writeCorpus() throws {
        try write(header("expect */*/*/*/*/* clean") + Self.clearThenPost, to: "corpus/canary/must-fail.case")
        try write(
            try CaseFile<RowModel>(text: header() + Self.clearThenPost).recordingExpectations().text,
            to: "corpus/reproduced.case")
        try write(header("expect */*/*/*/*/* clean") + Self.nothing, to: "corpus/seeds/clean.case")
        try recordTable()
    }

    /// Writes the correct table for the corpus, for a search without findings.
    package func recordTable(searched: UInt64 = 0) throws {
        let corpus = try Corpus<RowModel>(directory: path("corpus"))
        try write(
            VerdictTable<RowModel>(recording: CorpusSurvey<RowModel>(corpus), searched: searched, decisions: nil).text,
            to: "corpus/verdicts.txt")
    }

    /// Writes a case that fails without an expectation. The methods below write the other kinds of broken expectations.
    package func writeNewFailure() throws {
        try write(header("note a row reads, and nobody said what is right") + Self.clearThenPost, to: "corpus/new.case")
    }

    package func writeRegression() throws {
        try write(
            header("note clean once", "expect */*/*/*/*/* clean") + Self.clearThenPost, to: "corpus/regression.case")
    }

    package func writeUnexpectedlyFixed() throws {
        try write(
            header("expect */*/*/*/*/* clean", "expect ios/*/immediate/*/index/* out-of-range") + Self.nothing,
            to: "corpus/fixed.case")
    }

    package func writeDifferentFailure() throws {
        let right = try CaseFile<RowModel>(text: header() + Self.clearThenPost).recordingExpectations().text
        try write(right.replacing("out-of-range", with: "wrong-element"), to: "corpus/different.case")
    }

    package func writeSilentCanary() throws {
        try write(header("expect */*/*/*/*/* clean") + Self.nothing, to: "corpus/canary/silent.case")
    }

    /// Writes the first cases of the gate's search with their outcomes, so that the same search finds nothing new.
    package func writeSearchedCases(_ count: UInt64) throws {
        let generator = InterleavingGenerator(CaseFamily(seed: GateDefaults.seed))
        for index in 0..<count {
            try write(
                CaseFile<RowModel>(generator.testCase(at: index)).recordingExpectations().text,
                to: "corpus/searched/\(index).case")
        }
        try recordTable()
    }

    private func header(_ lines: String...) -> String {
        (["bindfuzz 1", "items 1"] + lines).joined(separator: "\n") + "\n\n"
    }
}
