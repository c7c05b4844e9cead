import FuzzEngine
import FuzzCampaign
import FuzzCorpus

/// What a directory of findings holds, mechanism by mechanism: the smallest case that shows it, where it breaks, why,
/// and what leaves it clean. A value: the same files give the same report. `ReportBaseline` knows what is no news, the renderers
/// how it is told.
package struct Report<S: DescribableSubject>: Sendable {
    /// A configuration of the full matrix, and how it was found to break.
    package struct Cell: Sendable {
        package let configuration: S.Configuration
        /// Whether it was searched: a campaign runs some configurations, and a case that is kept is run under all.
        package let isSearched: Bool
        /// How it goes wrong, whatever the case, and whether it starves; none for a clean one.
        package let verdicts: [S.Verdict]
        /// The smallest case that breaks it, and by which mechanism; where none does, the smallest that starves. Nil also
        /// where a campaign saw it break and keeps a smaller case of the same mechanism that does not.
        package let smallest: (mechanism: S.Mechanism, path: String, testCase: S.Case)?

        /// Whether some case breaks it.
        package var isBroken: Bool { verdicts.contains(where: \.isFailure) }
        /// Whether some case starves under it.
        package var isStarved: Bool { verdicts.contains { $0 != .clean && !$0.isFailure } }
    }

    /// A finding of a campaign that no case of its directory shows.
    package struct Unshown: Sendable {
        /// The finding.
        package let finding: Finding<S>
        /// Whether the corpus lacks it.
        package let isNew: Bool
        /// The file of the sequence of cases that shows it; nil if there is none.
        package let sequence: String?

        /// How it fails.
        package var mechanism: S.Mechanism { finding.mechanism }
        /// Whether the campaign is done shrinking it; then its case was not kept, or was removed.
        package var isShrunk: Bool { finding.shrinking != .pending }
        /// Why its case is not kept; nil while it waits to be shrunk, and if its case was removed.
        package var flakiness: Flakiness? { isShrunk ? finding.flakiness : nil }
    }

    /// The folder of a campaign for cases that a worker did not survive.
    static var incidentsFolder: String { CampaignFolder.incidents.rawValue }

    /// The directory.
    package let directory: String
    /// What its findings are compared with.
    package let baseline: ReportBaseline<S>
    /// How far the campaign is; nil where the directory has none.
    package let campaign: ReportCampaign<S>?
    /// Every mechanism that was found and has a case, in their order.
    package let items: [Item]
    /// The others, in their order.
    private let unshown: [Unshown]
    /// Those that wait to be shrunk or whose case was removed.
    package var missing: [Unshown] { unshown.filter { $0.flakiness == nil } }
    /// Those whose case is not kept, since they are flaky.
    package var flaky: [Unshown] { unshown.filter { $0.flakiness != nil } }
    /// The first cases of the campaign that came to something else in a process that had run nothing before.
    package var unrepeated: [UnrepeatedCase] { campaign?.unrepeated ?? [] }
    /// Every configuration, in the order of the full matrix.
    package let cells: [Cell]
    /// How the campaign went; empty where it left no statistics.
    package let growth: [CampaignStatisticsLine]
    /// Whether what is known is told as fully as what is new.
    package let showsAll: Bool

    /// What is told in full: first what is new, then what is smaller, then what is known.
    package var shown: [Item] {
        let told = showsAll ? items : items.filter { $0.novelty != .known }
        return Novelty.allCases.flatMap { novelty in told.filter { $0.novelty == novelty } }
    }
    /// What is only named.
    package var named: [Item] { showsAll ? [] : items.filter { $0.novelty == .known } }
    /// How many mechanisms were found by which something goes wrong.
    package var mechanismCount: Int {
        items.count(where: \.mechanism.isFailure) + missing.count(where: \.mechanism.isFailure) + flaky.count
    }
    /// Whether there is anything that could be known.
    var compares: Bool { baseline.corpusName != nil }
    /// How many of them are new; 0 where there is nothing to compare with.
    package var newCount: Int {
        guard compares else { return 0 }
        return items.count { $0.mechanism.isFailure && ($0.novelty == .new || $0.novelty == .own) }
            + missing.count { $0.mechanism.isFailure && $0.isNew } + flaky.count(where: \.isNew)
    }
    /// The configurations that were searched.
    package var searched: [Cell] { cells.filter(\.isSearched) }
    /// How many of them break.
    package var brokenCount: Int { searched.count(where: \.isBroken) }
    /// Under how many of them something starves, and how many of these do not break.
    var starvedCount: Int { searched.count(where: \.isStarved) }
    var cleanAndStarvedCount: Int { searched.count { $0.isStarved && !$0.isBroken } }

    /// Runs every case of a directory under the full matrix.
    ///
    /// - Parameters:
    ///   - corpus: the cases; canaries and the incidents of a campaign are no findings.
    ///   - campaign: the campaign of the directory. What it found is then told, and nothing else that its cases show:
    ///     so its own summary has the same counts.
    ///   - baseline: what is no news.
    ///   - growth: how the campaign went.
    ///   - showsAll: whether what is known is told as fully as what is new.
    package init(
        _ corpus: Corpus<S>, campaign: ReportCampaign<S>? = nil, baseline: ReportBaseline<S> = ReportBaseline<S>(),
        growth: [CampaignStatisticsLine] = [], showsAll: Bool = false
    ) {
        // A case that a campaign's worker did not survive would not be survived here either.
        let survey = CorpusSurvey<S>(
            corpus.entries.filter { !$0.isBelow(Self.incidentsFolder) }, directory: corpus.directory)
        let findings = ReportFindings<S>(survey, campaign)
        directory = corpus.directory
        self.baseline = baseline
        self.campaign = campaign
        items = findings.items(baseline)
        unshown = findings.unshown(baseline, in: corpus.directory)
        cells = findings.cells
        self.growth = growth
        self.showsAll = showsAll
    }
}
