import FuzzEngine
import FuzzCorpus

/// What a campaign found of one mechanism.
package struct CampaignFinding<S: Subject>: Hashable, Sendable {
    package let finding: Finding<S>
    /// Whether it was shrunk under every configuration that it is told of.
    package let isShrunk: Bool
    /// Why nothing could be held to it; nil where something can, or it is yet to be tried.
    package let doubt: Flakiness?
    /// How workers ended that were to shrink it; nil where that was none's end.
    package let obstacle: CampaignIncident.Kind?
}

extension CampaignState {
    /// For each mechanism that was seen the smallest case, and the first of the configurations that it breaks
    /// in this way; in the order of mechanisms. Where there is any, one that goes wrong again as it did.
    package func findings(_ settings: CampaignSettings<S>, _ configurations: [S.Configuration]) -> [CampaignFinding<S>]
    {
        Dictionary(grouping: all(settings, configurations), by: \.finding.mechanism).sorted { $0.key < $1.key }
            .flatMap { mechanism, alike in
                let certain = alike.filter { $0.doubt == nil }
                let told = certain.isEmpty ? alike : certain
                return Finding<S>.smallest(of: told.map(\.finding)).map { finding in
                    let same = told.first { $0.finding.configuration == finding.configuration }
                    return CampaignFinding<S>(
                        finding: finding, isShrunk: alike.allSatisfy(\.isShrunk), doubt: same?.doubt,
                        obstacle: same?.obstacle)
                }
            }
    }

    /// What is to be kept: for each configuration the smallest case of each mechanism, each case of a mechanism once, under
    /// the name of its file. Mechanisms that are not shrunk yet under some configuration are left out, and so is what did not go
    /// wrong again.
    package func files(
        _ settings: CampaignSettings<S>, _ configurations: [S.Configuration]
    ) -> [(name: String, finding: Finding<S>, obstacle: CampaignIncident.Kind?)] {
        let found = all(settings, configurations).filter {
            $0.doubt == nil && !unshrunkMechanisms.contains($0.finding.mechanism)
        }
        return Dictionary(grouping: found, by: \.finding.mechanism).sorted { $0.key < $1.key }.flatMap {
            mechanism, findings in
            let cases = Dictionary(grouping: findings, by: \.finding.testCase).sorted { $0.key < $1.key }
            return cases.enumerated().flatMap { number, same in
                let name = FindingName.name(mechanism, number + 1)
                // Where it was shrunk under one configuration to what it was found as under another, it was shrunk.
                let isShrunk = same.value.contains { $0.obstacle == nil }
                return Finding<S>.smallest(of: same.value.map(\.finding)).map {
                    (name, $0, isShrunk ? nil : same.value.first?.obstacle)
                }
            }
        }
    }

    /// The texts of the sequences that show what needs earlier cases, by the names of their files.
    package func sequences(_ settings: CampaignSettings<S>, _ configurations: [S.Configuration]) -> [String: String] {
        findings(settings, configurations).reduce(into: [:]) { texts, found in
            if let text = found.doubt?.sequence { texts[CaseSequence<S>.name(found.finding.mechanism)] = text }
        }
    }

    /// What was found of each configuration and mechanism, in the order of configurations.
    private func all(_ settings: CampaignSettings<S>, _ configurations: [S.Configuration]) -> [CampaignFinding<S>] {
        pairs.sorted { $0.key < $1.key }.map { failure, pair in
            CampaignFinding<S>(
                finding: Finding<S>(
                    mechanism: failure.mechanism,
                    testCase: pair.shrunk?.testCase ?? S.testCase(at: pair.firstIndex, of: settings.family),
                    configuration: configurations[failure.position],
                    isSmallest: pair.shrunk?.isSmallest ?? false, firstIndex: pair.firstIndex),
                isShrunk: pair.shrunk != nil, doubt: pair.shrunk?.doubt, obstacle: pair.shrunk?.obstacle)
        }
    }

    /// How many mechanisms cannot be seen again under any configuration, of one kind.
    package func mechanisms(in doubt: Flakiness.Kind) -> Int {
        Dictionary(grouping: pairs, by: \.key.mechanism).values.count { pairs in
            let shrunk = pairs.compactMap(\.value.shrunk)
            return !shrunk.isEmpty && shrunk.allSatisfy { $0.doubt != nil }
                && shrunk.contains { $0.doubt?.kind == doubt }
        }
    }

    private var unshrunkMechanisms: Set<S.Mechanism> {
        Set(pairs.filter { $0.value.shrunk == nil }.map(\.key.mechanism))
    }

    /// For each configuration the smallest case that was found to break it, or to starve under it.
    ///
    /// - Parameters:
    ///   - isFailure: whether it is about what breaks.
    ///   - isDoubtful: whether it is about what did not go wrong again as it did.
    package func smallestCases(_ configurations: Int, isFailure: Bool, isDoubtful: Bool = false) -> [S.Case?] {
        var smallest: [S.Case?] = Array(repeating: nil, count: configurations)
        for (failure, pair) in pairs {
            guard failure.mechanism.isFailure == isFailure, let shrunk = pair.shrunk,
                (shrunk.doubt != nil) == isDoubtful
            else { continue }
            let position = failure.position
            smallest[position] = min(smallest[position] ?? shrunk.testCase, shrunk.testCase)
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
