import BindingFuzz
import FuzzCampaign
import FuzzCorpus

/// How far the campaign of a directory is, and what it found: the same that its own summary and status tell.
public struct ReportCampaign: Sendable {
    /// How many cases it has run.
    public let cases: UInt64
    /// How long it has run, all of its runs together, in seconds.
    let elapsed_s: Double
    /// Whether it still goes on.
    public let isRunning: Bool
    /// For each configuration of the full matrix, whether the campaign runs it.
    let isSearched: [Bool]
    /// The mechanisms that it found, in their order.
    let mechanisms: [Mechanism]
    /// By mechanism, the positions in the full matrix of the configurations that it saw break, ascending.
    private let broken: [Mechanism: [Int]]
    private let shrunk: Set<Mechanism>

    /// Reads the campaign of a directory, which may be running.
    ///
    /// - Returns: nil where the directory has no campaign, as one of findings that were copied from elsewhere.
    /// - Throws: `CorpusError` where files of the campaign are missing or damaged.
    public static func read(directory path: String) throws(CorpusError) -> ReportCampaign? {
        let directory = CampaignDirectory(path: path)
        let names = try directory.contents()
        let marks: [CampaignFile] = [.settings, .checkpoint]
        guard marks.contains(where: { names.contains($0.rawValue) }) else { return nil }
        let (settings, checkpoint) = try directory.campaign()
        return ReportCampaign(settings, checkpoint, isRunning: CampaignLock.holder(directory) != .none)
    }

    init(_ settings: CampaignSettings, _ checkpoint: CampaignCheckpoint, isRunning: Bool) {
        let configurations = settings.configurations
        let state = checkpoint.state
        cases = state.cases
        elapsed_s = checkpoint.elapsed_s
        self.isRunning = isRunning
        isSearched = Configuration.fullMatrix.map(configurations.contains)
        mechanisms = state.mechanisms.sorted()
        var broken: [Mechanism: [Int]] = [:]
        for pair in state.seen {
            broken[pair.mechanism, default: []].append(configurations[pair.position].index)
        }
        self.broken = broken
        shrunk = Set(state.findings(settings, configurations).filter(\.isShrunk).map(\.finding.mechanism))
    }

    /// The positions in the full matrix of the configurations that broke by a mechanism, ascending.
    func positions(of mechanism: Mechanism) -> [Int] { broken[mechanism] ?? [] }

    /// Whether a mechanism was shrunk under every configuration that shows it.
    func isShrunk(_ mechanism: Mechanism) -> Bool { shrunk.contains(mechanism) }
}
