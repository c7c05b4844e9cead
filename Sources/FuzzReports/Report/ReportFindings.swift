import BindingFuzz
import FuzzCorpus

/// What was found in a directory, before it is told: by the campaign, where there is one, and by the cases that are kept.
struct ReportFindings {
    private let survey: CorpusSurvey
    private let campaign: ReportCampaign?
    /// For each mechanism the configurations that it was found under: by the cases, and by the campaign.
    private var isBroken = Array(
        repeating: Array(repeating: false, count: Configuration.fullMatrix.count), count: Mechanism.count)

    init(_ survey: CorpusSurvey, _ campaign: ReportCampaign?) {
        self.survey = survey
        self.campaign = campaign
        for shown in survey.cases {
            for (position, mechanism) in shown.mechanisms.enumerated() {
                if let mechanism { isBroken[mechanism.index][position] = true }
            }
        }
        for mechanism in campaign?.mechanisms ?? [] {
            for position in campaign?.positions(of: mechanism) ?? [] { isBroken[mechanism.index][position] = true }
        }
    }

    private var mechanisms: [Mechanism] {
        campaign?.mechanisms ?? Mechanism.all.filter { isBroken[$0.index].contains(true) }
    }

    /// The positions of the configurations by which it is told whether a mechanism is new.
    private func positions(of mechanism: Mechanism) -> [Int] {
        campaign?.positions(of: mechanism)
            ?? isBroken[mechanism.index].indices.filter { isBroken[mechanism.index][$0] }
    }

    private func newPositions(of mechanism: Mechanism, _ baseline: ReportBaseline) -> [Int] {
        guard let known = baseline.corpus?.known else { return [] }
        return positions(of: mechanism).filter {
            !known.contains(mechanism, under: Configuration.fullMatrix[$0])
        }
    }

    /// The mechanisms that a case shows.
    func items(_ baseline: ReportBaseline) -> [Report.Item] {
        mechanisms.compactMap { item($0, baseline) }
    }

    /// The mechanisms of the campaign that no case shows.
    func missing(_ baseline: ReportBaseline) -> [Report.Missing] {
        mechanisms.filter { mechanism in !survey.cases.contains { $0.mechanisms.contains(mechanism) } }
            .map { mechanism in
                Report.Missing(
                    mechanism: mechanism, isNew: !newPositions(of: mechanism, baseline).isEmpty,
                    isShrunk: campaign?.isShrunk(mechanism) ?? true)
            }
    }

    private func item(_ mechanism: Mechanism, _ baseline: ReportBaseline) -> Report.Item? {
        let newPositions = newPositions(of: mechanism, baseline)
        let showing = survey.cases.filter { $0.mechanisms.contains(mechanism) }
        // The news is told with a case that has it, even if another case of the mechanism is smaller.
        let withNews = showing.filter { shown in newPositions.contains { shown.mechanisms[$0] == mechanism } }
        let candidates = withNews.isEmpty ? showing : withNews
        guard let first = candidates.first else { return nil }
        let shown = candidates.dropFirst().reduce(first) { $1.entry.isBetter(than: $0.entry, for: mechanism) ? $1 : $0 }
        let broken = shown.mechanisms.indices.filter { shown.mechanisms[$0] == mechanism }
        let searched = broken.filter { campaign?.isSearched[$0] ?? true }
        let news = broken.filter(newPositions.contains)
        let choice = [news, searched, broken].first { !$0.isEmpty } ?? []
        let standard = choice.first { Configuration.standardMatrix.contains(Configuration.fullMatrix[$0]) }
        let configuration = Configuration.fullMatrix[standard ?? choice.first ?? 0]
        let novelty = baseline.novelty(
            of: mechanism, isNew: !newPositions.isEmpty, as: shown.entry.file.interleaving, under: configuration)
        return Report.Item(
            mechanism, shown, under: configuration, isBroken: isBroken[mechanism.index], novelty)
    }

    /// Every configuration, in the order of the full matrix.
    var cells: [Report.Cell] {
        Configuration.fullMatrix.enumerated().map { position, configuration in
            let found = Mechanism.all.filter { isBroken[$0.index][position] }
            var smallest: (mechanism: Mechanism, path: String, interleaving: Interleaving)?
            for shown in survey.cases {
                let interleaving = shown.entry.file.interleaving
                guard let mechanism = shown.mechanisms[position],
                    smallest.map({ interleaving < $0.interleaving }) ?? true
                else { continue }
                smallest = (mechanism, shown.entry.path, interleaving)
            }
            return Report.Cell(
                configuration: configuration, isSearched: campaign?.isSearched[position] ?? true,
                kinds: VerdictKind.allCases.filter { kind in found.contains { $0.kind == kind } }, smallest: smallest)
        }
    }
}

extension CorpusEntry {
    /// Whether this case shows a mechanism better: it is smaller, or the same and its file is named for the mechanism.
    fileprivate func isBetter(than other: CorpusEntry, for mechanism: Mechanism) -> Bool {
        if file.interleaving != other.file.interleaving { return file.interleaving < other.file.interleaving }
        return FindingName.isName(path, of: mechanism) && !FindingName.isName(other.path, of: mechanism)
    }
}
