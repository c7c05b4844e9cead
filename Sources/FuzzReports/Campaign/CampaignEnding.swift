import FuzzEngine
import FuzzCampaign
import FuzzCorpus

/// The final lines of a campaign, below the output that has scrolled away: how it ended, what it wrote, and the next commands.
package struct CampaignEnding<S: DescribableSubject> {
    let status: CampaignStatus<S>
    let directory: String
    /// The corpus that findings can be merged into.
    let corpus: String

    /// The names of the cases in the folder of findings.
    let found: [String]

    /// Creates the ending of a campaign.
    package init(status: CampaignStatus<S>, directory: String, corpus: String, found: [String]) {
        self.status = status
        self.directory = directory
        self.corpus = corpus
        self.found = found
    }

    /// The lines. Their commands can be copied into a shell.
    package var lines: [String] {
        let result = "\(status.mechanisms.counted("mechanism")), \(status.newFindings) of them new"
        let written = "\(directory)/summary.txt, and \(found.count.counted("case")) in \(directory)/found"
        return ["campaign \(status.phase.rawValue): \(result)", "written: \(written)".visible]
            + TextTable.lines(commands).map { "  \($0)" }
    }

    private var commands: [[String]] {
        let here = S.invocation
        let location = corpus == "corpus" ? [] : ["--corpus", corpus]
        var commands: [[String]] = []
        // A finding that is not shrunk has no case yet.
        if status.phase == .interrupted || status.unshrunk > 0 {
            commands.append(["continue:", here.command(["campaign", directory, "--resume"] + location)])
        }
        if !found.isEmpty || status.flaky.values.contains(where: { $0 > 0 }) {
            commands.append(["report:", here.command(["report", directory] + location)])
        }
        if let first = found.first {
            commands.append(["replay a finding:", here.command("replay", "\(directory)/found/\(first)")])
        }
        if status.newFindings > 0 && !found.isEmpty {
            commands.append(["keep new findings:", here.command(["corpus", "merge", directory] + location)])
        }
        return commands
    }
}
