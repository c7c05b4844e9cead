import FuzzEngine
import FuzzCampaign
import FuzzCorpus

/// What is said last of a campaign, below what has scrolled away: how it ended, what was written, and what comes next.
package struct CampaignEnding<S: DescribableSubject> {
    let status: CampaignStatus<S>
    let directory: String
    /// The corpus that findings can be taken into.
    let corpus: String

    /// The names of the cases in its folder of findings.
    let found: [String]

    /// Makes it of its parts.
    package init(status: CampaignStatus<S>, directory: String, corpus: String, found: [String]) {
        self.status = status
        self.directory = directory
        self.corpus = corpus
        self.found = found
    }

    /// The lines; commands can be typed as they stand.
    package var lines: [String] {
        let result = "\(status.mechanisms.counted("mechanism")), \(status.newFindings) of them new"
        let written = "\(directory)/summary.txt, and \(found.count.counted("case")) in \(directory)/found"
        return ["campaign \(status.phase.rawValue): \(result)", "written: \(written)".visible]
            + TextTable.lines(commands).map { "  \($0)" }
    }

    private var commands: [[String]] {
        let here = S.invocationHere
        let location = corpus == "corpus" ? [] : ["--corpus", corpus]
        var commands: [[String]] = []
        // What is not shrunk yet has no case so far.
        if status.phase == .interrupted || status.unshrunk > 0 {
            commands.append(["go on:", here.command(["campaign", directory, "--resume"] + location)])
        }
        if !found.isEmpty || status.doubts.values.contains(where: { $0 > 0 }) {
            commands.append(["what it found:", here.command(["report", directory] + location)])
        }
        if let first = found.first {
            commands.append(["see one happen:", here.command("replay", "\(directory)/found/\(first)")])
        }
        if status.newFindings > 0 && !found.isEmpty {
            commands.append(["keep what is new:", here.command(["corpus", "merge", directory] + location)])
        }
        return commands
    }
}
