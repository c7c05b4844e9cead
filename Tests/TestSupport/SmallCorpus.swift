import BindingFuzz
import FuzzCampaign
import FuzzCorpus
import FuzzReports

/// Corpora of a few cases, one for each judgement.
extension TemporaryDirectory {
    /// The steps that break most configurations, and those that break none.
    private static let clearThenPost = "event\n  clear\n  post\n"
    private static let nothing = "idle\n"

    /// A canary, a case that reproduces, a case that is clean, and their table of verdicts.
    package func writeCorpus() throws {
        try write(header("expect */*/*/*/*/* clean") + Self.clearThenPost, to: "corpus/canary/must-fail.case")
        try write(
            try CaseFile<RowModel>(text: header() + Self.clearThenPost).recordingExpectations().text,
            to: "corpus/reproduced.case")
        try write(header("expect */*/*/*/*/* clean") + Self.nothing, to: "corpus/seeds/clean.case")
        try recordTable()
    }

    /// Writes the table that holds for the corpus, if a search of so many cases finds nothing.
    package func recordTable(searched: UInt64 = 0) throws {
        let corpus = try Corpus<RowModel>(directory: path("corpus"))
        try write(
            VerdictTable<RowModel>(recording: CorpusSurvey<RowModel>(corpus), searched: searched, decisions: nil).text,
            to: "corpus/verdicts.txt")
    }

    /// A case that is not as it expects to be, for each way not to be.
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

    /// The first cases of the gate's search, with what they come to; a search of these finds nothing new.
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
