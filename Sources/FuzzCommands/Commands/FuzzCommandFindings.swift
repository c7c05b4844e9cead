import ArgumentParser
import FilesAndProcesses
import FuzzCampaign
import FuzzCorpus
import FuzzEngine
import FuzzReports

/// The output of a search about a finding.
extension FuzzCommand {
    /// Prints the case of a finding whose file cannot be written, so that the finding is not lost. A case may be indented.
    func printUnwritten(_ file: CaseFile<S>) {
        StandardOutput.print("  It is not kept, because its file cannot be written. Save these lines as a case:")
        for line in file.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
            StandardOutput.print(line.isEmpty ? "" : "    \(line)")
        }
    }

    /// Returns what happened to the file of a finding that is new or smaller.
    func text(of outcome: FindingStore<S>.Outcome) -> String {
        guard outcome.isForeseen else { return "\(outcome.isReplacement ? "replaces" : "wrote") \(outcome.path)" }
        return outcome.novelty == .new || keepSmaller
            ? "would write \(outcome.path)" : "not written; --keep-smaller writes it"
    }

    /// Returns the reasons why a finding is not kept, as sentences.
    ///
    /// - Throws: `Defect` if a case does not repeat although its run depends on nothing but the case.
    func reasons(for fate: FindingSession<S>.Fate) throws -> [String] {
        let reasons: [String]
        switch fate {
        case .settled, .unnamed: return []
        case .flaky(let flakiness): reasons = flakiness.sentences
        case .unrepeatable(let error):
            guard S.runsAfresh else { return try ExitStatus.reporting { throw Defect(error.description) } }
            reasons = ["It does not repeat: \(error)."]
        }
        return reasons + ["It is not kept, because its case would not fail reliably."]
    }

    /// Writes the cases that together show a finding that depends on earlier cases, and prints the command that runs them.
    func write(_ sequence: String, of finding: Finding<S>) throws {
        let path = "\(corpus)/\(CorpusLayout.sequencesFolder)/\(CaseSequence<S>.name(finding.mechanism))"
        try ExitStatus.reporting {
            try CorpusLock.changing(corpus) {
                try Corpus<S>.refuseLinks([path])
                TemporaryFile.removeLeftovers(in: "\(corpus)/\(CorpusLayout.sequencesFolder)")
                try TextFile.write(sequence, path: path)
            }
        }
        let command = CaseSequence<S>.command(
            replaying: path, under: finding.configuration, calling: S.invocation)
        StandardOutput.print("  wrote \(path), whose cases show it together:")
        StandardOutput.print("  \(command)")
    }

    func report(
        _ finding: Finding<S>, _ novelty: String, _ progress: ProgressLine, _ sentences: [String] = []
    ) {
        progress.end()
        StandardOutput.print("\(novelty): \(finding.mechanism)")
        StandardOutput.print("  \(finding.testCase)")
        StandardOutput.print("  under \(finding.configuration)")
        // What a finding assumes says little if the finding does not repeat.
        let conditions =
            sentences.isEmpty
            ? S.assumptions(of: finding.testCase, under: finding.configuration).filter(\.isCondition) : []
        for line in (conditions.map(\.sentence) + sentences).flatMap({
            WrappedText.lines($0, width: StandardOutput.style.width - 2)
        }) {
            StandardOutput.print("  \(line)")
        }
    }
}
