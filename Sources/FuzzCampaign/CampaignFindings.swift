import BindingFuzz
import FuzzCorpus

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
        Finding.smallest(of: all(settings, configurations)).map { finding in
            CampaignFinding(finding: finding, isShrunk: !unshrunkMechanisms.contains(finding.mechanism))
        }
    }

    /// What is to be kept: for each configuration the smallest case of each mechanism, each case of a mechanism once, under
    /// the name of its file. Mechanisms that are not shrunk yet under some configuration are left out.
    package func files(
        _ settings: CampaignSettings, _ configurations: [Configuration]
    ) -> [(name: String, finding: Finding)] {
        let found = all(settings, configurations).filter { !unshrunkMechanisms.contains($0.mechanism) }
        return Dictionary(grouping: found, by: \.mechanism).sorted { $0.key < $1.key }.flatMap { mechanism, findings in
            let cases = Dictionary(grouping: findings, by: \.interleaving).sorted { $0.key < $1.key }
            return cases.enumerated().flatMap { number, sameCase in
                Finding.smallest(of: sameCase.value).map { (FindingName.name(mechanism, number + 1), $0) }
            }
        }
    }

    /// What was found of each configuration and mechanism, in the order of configurations.
    private func all(_ settings: CampaignSettings, _ configurations: [Configuration]) -> [Finding] {
        pairs.sorted { $0.key < $1.key }.map { number, pair in
            Finding(
                mechanism: MechanismPair(number: number).mechanism,
                interleaving: pair.shrunk?.interleaving ?? settings.generator.interleaving(at: pair.firstIndex),
                configuration: configurations[MechanismPair(number: number).position],
                isSmallest: pair.shrunk?.isSmallest ?? false, firstIndex: pair.firstIndex)
        }
    }

    private var unshrunkMechanisms: Set<Mechanism> {
        Set(pairs.filter { $0.value.shrunk == nil }.map { MechanismPair(number: $0.key).mechanism })
    }

    /// For each configuration the smallest case that was found to break it.
    package func smallestCases(_ configurations: Int) -> [Interleaving?] {
        var smallest: [Interleaving?] = Array(repeating: nil, count: configurations)
        for (number, pair) in pairs {
            guard let shrunk = pair.shrunk?.interleaving else { continue }
            let position = MechanismPair(number: number).position
            smallest[position] = min(smallest[position] ?? shrunk, shrunk)
        }
        return smallest
    }

    /// The mechanisms that are new under some configuration.
    package func newMechanisms(_ known: KnownMechanisms, _ configurations: [Configuration]) -> Set<Mechanism> {
        Set(
            pairs.keys.map { MechanismPair(number: $0) }
                .filter { !known.contains($0.mechanism, under: configurations[$0.position]) }.map(\.mechanism))
    }
}
