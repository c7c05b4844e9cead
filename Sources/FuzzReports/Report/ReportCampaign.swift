import FilesAndProcesses
import FuzzEngine
import FuzzCampaign
import FuzzCorpus

/// How far the campaign of a directory is, and what it found: the same that its own summary and status tell.
package struct ReportCampaign<S: DescribableSubject>: Sendable {
    /// How many cases it has run.
    package let cases: UInt64
    /// How long it has run, all of its runs together, in seconds.
    let elapsed_s: Double
    /// Whether it still goes on.
    package let isRunning: Bool
    /// For each configuration of the full matrix, whether the campaign runs it.
    let isSearched: [Bool]
    /// The mechanisms that it found, in their order; also those that are only starved.
    let mechanisms: [S.Mechanism]
    /// By mechanism, the positions in the full matrix of the configurations that it saw break, ascending.
    private let broken: [S.Mechanism: [Int]]
    /// What it found, the smallest finding of each mechanism, in the order of mechanisms.
    let findings: [Finding<S>]
    /// `CampaignChecks.unrepeatedCases`.
    let unrepeated: [UnrepeatedCase]

    /// Reads the campaign of a directory, which may be running.
    ///
    /// - Returns: nil where the directory has no campaign, as one of findings that were copied from elsewhere.
    /// - Throws: `CorpusError` where files of the campaign are missing or damaged.
    package static func read(directory path: String) throws(CorpusError) -> ReportCampaign<S>? {
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
            // A campaign is of configurations of the full matrix.
            if let index = configurations[pair.position].index { broken[pair.mechanism, default: []].append(index) }
        }
        self.broken = broken
        findings = state.findings(settings, configurations)
        unrepeated = state.checks.unrepeatedCases
    }

    /// The positions in the full matrix of the configurations that broke by a mechanism, ascending.
    func positions(of mechanism: S.Mechanism) -> [Int] { broken[mechanism] ?? [] }
}
