import BindingFuzz
import FuzzCampaign
import FuzzCorpus
import FuzzReports

/// Corpora of a few cases, for each kind of judgment.
extension TemporaryDirectory {
    /// Steps that break most configurations, and steps that break none.
    private static let clearThenPost = "event\n  clear\n  post\n"
    private static let nothing = "idle\n"
    /// The case that breaks most configurations, with its outcomes. It takes long to record and is the same for every test.
    private static let recorded = Result {
        try CaseFile<RowModel>(text: header() + clearThenPost).recordingExpectations().text
    }
    /// The first cases of the gate's search, with their outcomes.
    private static let searched: [String] = {
        let generator = InterleavingGenerator(CaseFamily(seed: GateDefaults.seed))
        return (0..<20).map { CaseFile<RowModel>(generator.testCase(at: $0)).recordingExpectations().text }
    }()

    /// Writes a canary, a case that reproduces its failure, a clean case, and their table of verdicts.
    package func writeCorpus() throws {
        try write(Self.header("expect */*/*/*/*/* clean") + Self.clearThenPost, to: "corpus/canary/must-fail.case")
        try write(Self.recorded.get(), to: "corpus/reproduced.case")
        try write(Self.header("expect */*/*/*/*/* clean") + Self.nothing, to: "corpus/seeds/clean.case")
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
        try write(
            Self.header("note a row reads, and nobody said what is right") + Self.clearThenPost, to: "corpus/new.case")
    }

    package func writeRegression() throws {
        try write(
            Self.header("note clean once", "expect */*/*/*/*/* clean") + Self.clearThenPost,
            to: "corpus/regression.case")
    }

    package func writeUnexpectedlyFixed() throws {
        try write(
            Self.header("expect */*/*/*/*/* clean", "expect ios/*/immediate/*/index/* out-of-range") + Self.nothing,
            to: "corpus/fixed.case")
    }

    package func writeDifferentFailure() throws {
        try write(Self.recorded.get().replacing("out-of-range", with: "wrong-element"), to: "corpus/different.case")
    }

    package func writeSilentCanary() throws {
        try write(Self.header("expect */*/*/*/*/* clean") + Self.nothing, to: "corpus/canary/silent.case")
    }

    /// Writes the first cases of the gate's search with their outcomes, so that the same search finds nothing new.
    ///
    /// - Parameter count: at most 20.
    package func writeSearchedCases(_ count: Int) throws {
        for (index, text) in Self.searched[..<count].enumerated() {
            try write(text, to: "corpus/searched/\(index).case")
        }
        try recordTable()
    }

    private static func header(_ lines: String...) -> String {
        (["bindfuzz 1", "items 1"] + lines).joined(separator: "\n") + "\n\n"
    }
}
