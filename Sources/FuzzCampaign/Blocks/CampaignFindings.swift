import BindingFuzz
import FuzzCorpus

/// What a campaign found of one mechanism.
package struct CampaignFinding<S: Subject>: Hashable, Sendable {
    package let finding: Finding<S>
    /// Whether the mechanism was shrunk under every configuration that shows it.
    package let isShrunk: Bool
}

extension CampaignState {
    /// For each mechanism that was seen the smallest case, and the first of the configurations that it breaks
    /// in this way; in the order of mechanisms.
    package func findings(_ settings: CampaignSettings<S>, _ configurations: [S.Configuration]) -> [CampaignFinding<S>]
    {
        Finding<S>.smallest(of: all(settings, configurations)).map { finding in
            CampaignFinding<S>(finding: finding, isShrunk: !unshrunkMechanisms.contains(finding.mechanism))
        }
    }

    /// What is to be kept: for each configuration the smallest case of each mechanism, each case of a mechanism once, under
    /// the name of its file. Mechanisms that are not shrunk yet under some configuration are left out.
    package func files(
        _ settings: CampaignSettings<S>, _ configurations: [S.Configuration]
    ) -> [(name: String, finding: Finding<S>)] {
        let found = all(settings, configurations).filter { !unshrunkMechanisms.contains($0.mechanism) }
        return Dictionary(grouping: found, by: \.mechanism).sorted { $0.key < $1.key }.flatMap { mechanism, findings in
            let cases = Dictionary(grouping: findings, by: \.interleaving).sorted { $0.key < $1.key }
            return cases.enumerated().flatMap { number, sameCase in
                Finding<S>.smallest(of: sameCase.value).map { (FindingName.name(mechanism, number + 1), $0) }
            }
        }
    }

    /// What was found of each configuration and mechanism, in the order of configurations.
    private func all(_ settings: CampaignSettings<S>, _ configurations: [S.Configuration]) -> [Finding<S>] {
        pairs.sorted { $0.key < $1.key }.map { failure, pair in
            Finding<S>(
                mechanism: failure.mechanism,
                interleaving: pair.shrunk?.interleaving ?? S.interleaving(at: pair.firstIndex, of: settings.family),
                configuration: configurations[failure.position],
                isSmallest: pair.shrunk?.isSmallest ?? false, firstIndex: pair.firstIndex)
        }
    }

    private var unshrunkMechanisms: Set<S.Mechanism> {
        Set(pairs.filter { $0.value.shrunk == nil }.map(\.key.mechanism))
    }

    /// For each configuration the smallest case that was found to break it, or to be wanting under it.
    ///
    /// - Parameter isFailure: whether it is about what breaks.
    package func smallestCases(_ configurations: Int, isFailure: Bool) -> [S.Case?] {
        var smallest: [S.Case?] = Array(repeating: nil, count: configurations)
        for (failure, pair) in pairs {
            guard failure.mechanism.isFailure == isFailure, let shrunk = pair.shrunk?.interleaving else { continue }
            let position = failure.position
            smallest[position] = min(smallest[position] ?? shrunk, shrunk)
        }
        return smallest
    }

    /// The mechanisms by which something goes wrong that are new under some configuration.
    package func newMechanisms(_ known: KnownMechanisms<S>, _ configurations: [S.Configuration]) -> Set<S.Mechanism> {
        let new = pairs.keys.filter {
            $0.mechanism.isFailure && !known.contains($0.mechanism, under: configurations[$0.position])
        }
        return Set(new.map(\.mechanism))
    }
}
