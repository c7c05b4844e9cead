import FuzzEngine
import Foundation
import FuzzCampaign
import FuzzCorpus

/// What somebody who looks at a campaign from outside can tell of it: when it was heard of last, and whether its process
/// still runs.
package struct CampaignLiveness<S: DescribableSubject> {
    /// A campaign that runs is heard of each second.
    private static var longSilence_s: Double { 10.0 }

    /// When what is shown was written.
    let age: String
    /// What is the matter with its process, and what to do; none where nothing is.
    let lines: [String]

    /// Makes it of its parts.
    package init(age: String, lines: [String]) {
        self.age = age
        self.lines = lines
    }

    /// Corrects what a campaign says of itself by what its process says.
    package init(
        _ status: inout CampaignStatus<S>, _ holder: CampaignLock.Holder, _ directory: CampaignDirectory<S>, now: Date
    ) {
        // A clock that was put back makes no text that comes from the future.
        let age_s = max(0, now.timeIntervalSince1970 - status.written_s)
        age = "as of \(age_s < 60 ? "\(Int(age_s)) s" : Duration.seconds(age_s).clockText) ago"
        guard status.phase == .running else {
            lines = []
            return
        }
        switch holder {
        case .none:
            status.phase = .dead
            status.workers = 0
            status.left_s = nil
            status.add([])
            let corpus = status.corpus == "corpus" ? [] : ["--corpus", status.corpus]
            let command = S.invocationHere.command(["campaign", directory.path, "--resume"] + corpus)
            lines = ["its process is gone without a word; '\(command)' goes on"]
        case .stopped(let process):
            status.phase = .stopped
            status.left_s = nil
            lines = ["its process \(process) is stopped; 'kill -CONT \(process)' lets it go on"]
        case .running:
            lines =
                age_s < Self.longSilence_s
                ? [] : ["nothing was heard of its process since; it may be stopped, or wait for a disk"]
        }
    }
}
