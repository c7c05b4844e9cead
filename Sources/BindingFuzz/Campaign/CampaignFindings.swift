/// What a campaign found of one mechanism.
package struct CampaignFinding: Hashable, Sendable {
    package let finding: Finding
    /// Whether the mechanism was shrunk under every configuration that shows it.
    package let isShrunk: Bool
}

extension CampaignState {
    /// For each mechanism that was seen the smallest case, and the first of the configurations that it breaks
    /// in this way; in the order of mechanisms.
    package func findings(_ settings: CampaignSettings, _ configurations: [Configuration]) -> [CampaignFinding] {
        var best: [CampaignFinding?] = Array(repeating: nil, count: Mechanism.count)
        for number in pairs.keys.sorted() {
            guard let pair = pairs[number] else { continue }
            let (position, mechanism) = (number / Mechanism.count, MechanismPair(number: number).mechanism)
            let known = best[mechanism.index]
            let finding = Finding(
                mechanism: mechanism,
                interleaving: pair.shrunk?.interleaving ?? settings.generator.interleaving(at: pair.firstIndex),
                configuration: configurations[position], isSmallest: pair.shrunk?.isSmallest ?? false,
                firstIndex: min(known?.finding.firstIndex ?? .max, pair.firstIndex))
            best[mechanism.index] = CampaignFinding(
                finding: known.map { Finding.smaller($0.finding, finding) } ?? finding,
                isShrunk: pair.shrunk != nil && known?.isShrunk ?? true)
        }
        return best.compactMap { $0 }
    }

    /// For each configuration the smallest case that was found to break it.
    package func smallestCases(_ configurations: Int) -> [Interleaving?] {
        var smallest: [Interleaving?] = Array(repeating: nil, count: configurations)
        for (number, pair) in pairs {
            guard let shrunk = pair.shrunk?.interleaving else { continue }
            let position = number / Mechanism.count
            smallest[position] = min(smallest[position] ?? shrunk, shrunk)
        }
        return smallest
    }
}

extension Finding {
    /// The one with the smaller case, the first where they have the same; with the first index of both.
    fileprivate static func smaller(_ first: Finding, _ second: Finding) -> Finding {
        let smaller = second.interleaving < first.interleaving ? second : first
        return Finding(
            mechanism: smaller.mechanism, interleaving: smaller.interleaving, configuration: smaller.configuration,
            isSmallest: smaller.isSmallest, firstIndex: min(first.firstIndex, second.firstIndex))
    }
}
