import FuzzEngine
import FuzzCampaign
import FuzzCorpus

/// The content of a directory of findings, by mechanism: the smallest case that shows it, the configurations that it breaks, the
/// reason, and the changes that leave it clean.
///
/// A report is a value: the same files give the same report. `ReportBaseline` decides which findings are new, and the renderers
/// choose the format.
package struct Report<S: DescribableSubject>: Sendable {
    /// A configuration of the full matrix, and its verdicts.
    package struct Cell: Sendable {
        /// The configuration.
        package let configuration: S.Configuration
        /// Whether the configuration was searched. A campaign runs some configurations; a kept case runs under all of them.
        package let isSearched: Bool
        /// The verdicts of all cases, including starvation; empty if every case is clean.
        package let verdicts: [S.Verdict]
        /// The smallest case that breaks the configuration, with its mechanism; or else the smallest case that starves. It is also
        /// nil if the campaign saw a failure but keeps a smaller case of the mechanism, which does not break this configuration.
        package let smallest: (mechanism: S.Mechanism, path: String, testCase: S.Case)?

        /// Whether some case breaks it.
        package var isBroken: Bool { verdicts.contains(where: \.isFailure) }
        /// Whether some case starves under it.
        package var isStarved: Bool { verdicts.contains { $0 != .clean && !$0.isFailure } }
    }

    /// A finding of a campaign that no case of its directory shows.
    package struct Unshown: Sendable {
        /// The finding itself.
        package let finding: Finding<S>
        /// Whether the corpus lacks the mechanism.
        package let isNew: Bool
        /// The file with the sequence of cases that shows the finding; nil if there is none.
        package let sequence: String?

        /// The mechanism of the finding.
        package var mechanism: S.Mechanism { finding.mechanism }
        /// Whether the campaign has finished shrinking it. Its case was then not kept, or was removed.
        package var isShrunk: Bool { finding.shrinking != .pending }
        /// The reason why its case is not kept; nil while it waits to be shrunk, and if its case was removed.
        package var flakiness: Flakiness? { isShrunk ? finding.flakiness : nil }
    }

    /// The folder of a campaign for cases that a worker did not survive.
    static var incidentsFolder: String { CampaignFolder.incidents.rawValue }

    /// The directory of the findings.
    package let directory: String
    /// The baseline that its findings are compared with.
    package let baseline: ReportBaseline<S>
    /// The campaign of the directory; nil if there is none.
    package let campaign: ReportCampaign<S>?
    /// Every mechanism with a case, in the order of mechanisms.
    package let items: [Item]
    /// The findings without a case, in the order of mechanisms.
    private let unshown: [Unshown]
    /// The findings that wait to be shrunk or whose case was removed.
    package var missing: [Unshown] { unshown.filter { $0.flakiness == nil } }
    /// The flaky findings, whose cases are not kept.
    package var flaky: [Unshown] { unshown.filter { $0.flakiness != nil } }
    /// The first cases of the campaign whose outcome differed in a process that had run nothing before.
    package var unrepeated: [UnrepeatedCase] { campaign?.unrepeated ?? [] }
    /// Every configuration, in the order of the full matrix.
    package let cells: [Cell]
    /// The statistics of the campaign; empty if it left none.
    package let growth: [CampaignStatisticsLine]
    /// Whether known mechanisms are described as fully as new ones.
    package let showsAll: Bool

    /// The mechanisms that are described in full: first the new ones, then those with a smaller case, then the known ones.
    package var shown: [Item] {
        let listed = showsAll ? items : items.filter { $0.novelty != .known }
        return Novelty.allCases.flatMap { novelty in listed.filter { $0.novelty == novelty } }
    }
    /// The mechanisms that are only named.
    package var named: [Item] { showsAll ? [] : items.filter { $0.novelty == .known } }
    /// The number of mechanisms that are failures.
    package var mechanismCount: Int {
        items.count(where: \.mechanism.isFailure) + missing.count(where: \.mechanism.isFailure) + flaky.count
    }
    /// Whether there is a corpus to compare with.
    var compares: Bool { baseline.corpusName != nil }
    /// The number of new mechanisms; 0 if there is no corpus to compare with.
    package var newCount: Int {
        guard compares else { return 0 }
        return items.count { $0.mechanism.isFailure && ($0.novelty == .new || $0.novelty == .own) }
            + missing.count { $0.mechanism.isFailure && $0.isNew } + flaky.count(where: \.isNew)
    }
    /// The configurations that were searched.
    package var searched: [Cell] { cells.filter(\.isSearched) }
    /// The number of searched configurations that break.
    package var brokenCount: Int { searched.count(where: \.isBroken) }
    /// The number of searched configurations under which a case starves, and the number of those that do not break.
    var starvedCount: Int { searched.count(where: \.isStarved) }
    var cleanAndStarvedCount: Int { searched.count { $0.isStarved && !$0.isBroken } }

    /// Runs every case of a directory under the full matrix.
    ///
    /// - Parameters:
    ///   - corpus: the cases; canaries and the incidents of a campaign are not findings.
    ///   - campaign: the campaign of the directory. The report then covers only its findings, so that its counts equal those of the
    ///     summary of the campaign.
    ///   - baseline: the known findings.
    ///   - growth: the statistics of the campaign.
    ///   - showsAll: whether to describe known mechanisms as fully as new ones.
    package init(
        _ corpus: Corpus<S>, campaign: ReportCampaign<S>? = nil, baseline: ReportBaseline<S> = ReportBaseline<S>(),
        growth: [CampaignStatisticsLine] = [], showsAll: Bool = false
    ) {
        // An incident of a worker would end this process, too.
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
