import FuzzEngine
import FuzzCampaign
import FuzzCorpus

/// The findings of a directory, from its campaign, if there is one, and from the kept cases.
struct ReportFindings<S: DescribableSubject> {
    private let survey: CorpusSurvey<S>
    private let campaign: ReportCampaign<S>?
    /// The configurations that each mechanism breaks, in cases or in the campaign.
    private var isBroken: [S.Mechanism: [Bool]] = [:]
    /// The cases that show each mechanism, in the order of the survey.
    private var cases: [S.Mechanism: [CorpusSurvey<S>.Case]] = [:]

    init(_ survey: CorpusSurvey<S>, _ campaign: ReportCampaign<S>?) {
        self.survey = survey
        self.campaign = campaign
        for shown in survey.cases {
            for (position, mechanism) in shown.mechanisms.enumerated() {
                if let mechanism { isBroken[mechanism, default: Self.nowhere][position] = true }
            }
            for mechanism in Set(shown.mechanisms) {
                if let mechanism { cases[mechanism, default: []].append(shown) }
            }
        }
        for mechanism in campaign?.mechanisms ?? [] {
            for position in campaign?.positions(of: mechanism) ?? [] {
                isBroken[mechanism, default: Self.nowhere][position] = true
            }
        }
    }

    private static var nowhere: [Bool] { S.Configuration.fullMatrix.map { _ in false } }

    private var mechanisms: [S.Mechanism] { campaign?.mechanisms ?? isBroken.keys.sorted() }

    /// Returns the positions of the configurations that decide whether a mechanism is new.
    private func positions(of mechanism: S.Mechanism) -> [Int] {
        campaign?.positions(of: mechanism)
            ?? (isBroken[mechanism] ?? []).enumerated().filter(\.element).map(\.offset)
    }

    private func newPositions(of mechanism: S.Mechanism, _ baseline: ReportBaseline<S>) -> [Int] {
        guard let known = baseline.corpus?.known else { return [] }
        return positions(of: mechanism).filter {
            !known.contains(mechanism, under: S.Configuration.fullMatrix[$0])
        }
    }

    /// Returns the mechanisms that a case shows. Those that need an unusual assumption come last.
    func items(_ baseline: ReportBaseline<S>) -> [Report<S>.Item] {
        let items = mechanisms.compactMap { item($0, baseline) }
        return items.filter { !$0.isAssumed } + items.filter(\.isAssumed)
    }

    /// Returns the findings of the campaign that no case shows.
    func unshown(_ baseline: ReportBaseline<S>, in directory: String) -> [Report<S>.Unshown] {
        let folder = "\(directory)/\(CampaignFolder.sequences.rawValue)"
        return (campaign?.findings ?? []).filter { cases[$0.mechanism] == nil }.map { finding in
            Report<S>.Unshown(
                finding: finding, isNew: isNew(finding.mechanism, baseline),
                sequence: finding.flakiness?.sequence.map { _ in
                    "\(folder)/\(CaseSequence<S>.name(finding.mechanism))"
                })
        }
    }

    private func isNew(_ mechanism: S.Mechanism, _ baseline: ReportBaseline<S>) -> Bool {
        !newPositions(of: mechanism, baseline).isEmpty
    }

    private func item(_ mechanism: S.Mechanism, _ baseline: ReportBaseline<S>) -> Report<S>.Item? {
        let newPositions = newPositions(of: mechanism, baseline)
        let showing = cases[mechanism] ?? []
        // A case that shows the news has precedence over a smaller case of the mechanism.
        let withNews = showing.filter { shown in newPositions.contains { shown.mechanisms[$0] == mechanism } }
        let candidates = withNews.isEmpty ? showing : withNews
        guard let first = candidates.first else { return nil }
        let shown = candidates.dropFirst().reduce(first) { $1.entry.isBetter(than: $0.entry, for: mechanism) ? $1 : $0 }
        let broken = shown.mechanisms.indices.filter { shown.mechanisms[$0] == mechanism }
        let searched = broken.filter { campaign?.isSearched[$0] ?? true }
        let news = broken.filter(newPositions.contains)
        let choice = [news, searched, broken].first { !$0.isEmpty } ?? []
        let standard = choice.first { S.Configuration.standardMatrix.contains(S.Configuration.fullMatrix[$0]) }
        let configuration = S.Configuration.fullMatrix[standard ?? choice.first ?? 0]
        let novelty = baseline.novelty(
            of: mechanism, isNew: !newPositions.isEmpty, as: shown.entry.file.testCase, under: configuration)
        return Report<S>.Item(
            mechanism, shown, under: configuration, isBroken: isBroken[mechanism] ?? Self.nowhere, novelty)
    }

    /// Every configuration, in the order of the full matrix.
    var cells: [Report<S>.Cell] {
        S.Configuration.fullMatrix.enumerated().map { position, configuration in
            let found = isBroken.filter { $0.value[position] }.map(\.key.verdict)
            var smallest: (mechanism: S.Mechanism, path: String, testCase: S.Case)?
            for shown in survey.cases {
                let testCase = shown.entry.file.testCase
                guard let mechanism = shown.mechanisms[position] else { continue }
                // A failure has precedence over a case that starves.
                let isBetter = smallest.map {
                    mechanism.isFailure == $0.mechanism.isFailure
                        ? testCase < $0.testCase : mechanism.isFailure
                }
                if isBetter ?? true { smallest = (mechanism, shown.entry.path, testCase) }
            }
            return Report<S>.Cell(
                configuration: configuration, isSearched: campaign?.isSearched[position] ?? true,
                verdicts: S.Verdict.findings.filter(found.contains), smallest: smallest)
        }
    }
}

extension CorpusEntry {
    /// Returns whether this case shows a mechanism better: it is smaller, or it is equal and its file is named after the mechanism.
    fileprivate func isBetter(than other: CorpusEntry<S>, for mechanism: S.Mechanism) -> Bool {
        if file.testCase != other.file.testCase { return file.testCase < other.file.testCase }
        return FindingName.isName(path, of: mechanism) && !FindingName.isName(other.path, of: mechanism)
    }
}
