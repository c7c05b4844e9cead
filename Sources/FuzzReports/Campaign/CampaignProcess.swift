import FuzzEngine
import Foundation
import FuzzCampaign
import FuzzCorpus

/// The liveness of a campaign, as another process sees it: the age of its status, and whether its process runs.
package struct CampaignProcess<S: DescribableSubject> {
    /// A running campaign writes its status each second.
    private static var longSilence_s: Double { 10.0 }

    /// The age of the status.
    let age: String
    /// The condition of the process and the remedy; empty if the process runs normally.
    let lines: [String]

    /// Creates the liveness of a campaign.
    package init(age: String, lines: [String]) {
        self.age = age
        self.lines = lines
    }

    /// Corrects the status of a campaign by the state of its process.
    package init(
        _ status: inout CampaignStatus<S>, _ holder: CampaignLock.Holder, _ directory: CampaignDirectory<S>, now: Date
    ) {
        // If the clock was set back, the age is 0 and not negative.
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
            let command = S.invocation.command(["campaign", directory.path, "--resume"] + corpus)
            lines = ["its process ended without a report; to continue, run '\(command)'"]
        case .stopped(let process):
            status.phase = .stopped
            status.left_s = nil
            lines = ["its process \(process) is stopped; to continue it, run 'kill -CONT \(process)'"]
        case .running:
            lines =
                age_s < Self.longSilence_s
                ? [] : ["its process has written no status since; it may be stopped, or waiting for a disk"]
        }
    }
}
