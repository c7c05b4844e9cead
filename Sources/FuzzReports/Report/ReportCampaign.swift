import FilesAndProcesses
import FuzzEngine
import FuzzCampaign
import FuzzCorpus

/// The progress and findings of the campaign of a directory. They equal those in its summary and status.
package struct ReportCampaign<S: DescribableSubject>: Sendable {
    /// The number of cases that the campaign has run.
    package let cases: UInt64
    /// The running time of the campaign over all of its runs, in seconds.
    let elapsed_s: Double
    /// Whether the campaign is still running.
    package let isRunning: Bool
    /// Whether the campaign runs each configuration of the full matrix.
    let isSearched: [Bool]
    /// The mechanisms of the campaign, in their order, including those that only starve.
    let mechanisms: [S.Mechanism]
    /// The positions in the full matrix of the configurations that each mechanism breaks, in ascending order.
    private let broken: [S.Mechanism: [Int]]
    /// The smallest finding of each mechanism, in the order of mechanisms.
    let findings: [Finding<S>]
    /// `CampaignChecks.unrepeatedCases`.
    let unrepeated: [UnrepeatedCase]

    /// Reads the campaign of a directory. The campaign may be running.
    ///
    /// - Returns: nil if the directory has no campaign, for example if its findings were copied from elsewhere.
    /// - Throws: `FileError` if files of the campaign are missing or damaged.
    package static func read(directory path: String) throws(FileError) -> ReportCampaign<S>? {
        let directory = try CampaignDirectory<S>(path: path)
        let names = try directory.contents()
        let marks: [CampaignFile] = [.settings, .checkpoint]
        guard marks.contains(where: { names.contains($0.rawValue) }) else { return nil }
        let (settings, checkpoint) = try directory.campaign()
        return ReportCampaign<S>(settings, checkpoint, isRunning: CampaignLock.holder(directory) != .none)
    }

    init(_ settings: CampaignSettings<S>, _ checkpoint: CampaignCheckpoint<S>, isRunning: Bool) {
        let configurations = settings.configurations
        let state = checkpoint.state
        cases = state.cases
        elapsed_s = checkpoint.elapsed_s
        self.isRunning = isRunning
        isSearched = S.Configuration.fullMatrix.map(configurations.contains)
        mechanisms = Set(state.seen.map(\.mechanism)).sorted()
        var broken: [S.Mechanism: [Int]] = [:]
        for pair in state.seen {
            // Every configuration of a campaign is in the full matrix.
            if let index = configurations[pair.position].index { broken[pair.mechanism, default: []].append(index) }
        }
        self.broken = broken
        findings = state.findings(settings, configurations)
        unrepeated = state.checks.unrepeatedCases
    }

    /// Returns the positions in the full matrix of the configurations that a mechanism breaks, in ascending order.
    func positions(of mechanism: S.Mechanism) -> [Int] { broken[mechanism] ?? [] }
}
