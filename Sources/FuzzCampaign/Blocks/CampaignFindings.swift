import FuzzEngine
import FuzzCorpus

extension CampaignState {
    /// Returns the smallest finding of each mechanism that was seen, in the order of mechanisms; a reproducible one if there is any.
    ///
    /// It waits to be shrunk as long as the mechanism does under any configuration.
    package func findings(_ settings: CampaignSettings<S>, _ configurations: [S.Configuration]) -> [Finding<S>] {
        Dictionary(grouping: all(settings, configurations), by: \.mechanism).sorted { $0.key < $1.key }
            .flatMap { mechanism, alike in
                let reproducible = alike.filter { $0.flakiness == nil }
                let isPending = alike.contains { $0.shrinking == .pending }
                return Finding<S>.smallest(of: reproducible.isEmpty ? alike : reproducible)
                    .map { isPending ? $0.pending : $0 }
            }
    }

    /// Returns what the campaign keeps as files, under their names: for each configuration the smallest case of each mechanism, each
    /// case of a mechanism once.
    ///
    /// Mechanisms that wait to be shrunk under some configuration are left out, and so are flaky findings.
    package func files(
        _ settings: CampaignSettings<S>, _ configurations: [S.Configuration]
    ) -> [(name: String, finding: Finding<S>)] {
        let pending = Set(pairs.filter { $0.value.shrunk == nil }.map(\.key.mechanism))
        let found = all(settings, configurations).filter { $0.flakiness == nil && !pending.contains($0.mechanism) }
        return Dictionary(grouping: found, by: \.mechanism).sorted { $0.key < $1.key }.flatMap { mechanism, findings in
            let cases = Dictionary(grouping: findings, by: \.testCase).sorted { $0.key < $1.key }
            return cases.enumerated().flatMap { number, same in
                // A case that one configuration's shrinking has led to was shrunk, even if another one's workers were lost.
                let isShrunkElsewhere = same.value.contains { $0.shrinking.loss == nil }
                return Finding<S>.smallest(of: same.value).map { smallest in
                    let isShrunk = smallest.shrinking.loss == nil || !isShrunkElsewhere
                    return (
                        FindingName.name(mechanism, number + 1), isShrunk ? smallest : smallest.shrunk(as: .minimal)
                    )
                }
            }
        }
    }

    /// Returns the texts of the sequences that show the findings which need earlier cases, by the names of their files.
    package func sequences(_ settings: CampaignSettings<S>, _ configurations: [S.Configuration]) -> [String: String] {
        findings(settings, configurations).reduce(into: [:]) { texts, finding in
            if let text = finding.flakiness?.sequence { texts[CaseSequence<S>.name(finding.mechanism)] = text }
        }
    }

    /// Returns the finding of each pair of a configuration and a mechanism, in the order of configurations.
    private func all(_ settings: CampaignSettings<S>, _ configurations: [S.Configuration]) -> [Finding<S>] {
        pairs.sorted { $0.key < $1.key }.map { failure, pair in
            Finding<S>(
                mechanism: failure.mechanism,
                testCase: pair.shrunk?.testCase ?? S.testCase(at: pair.firstIndex, of: settings.family),
                configuration: configurations[failure.position], shrinking: pair.shrunk?.shrinking ?? .pending,
                firstIndex: pair.firstIndex, flakiness: pair.shrunk?.flakiness)
        }
    }

    /// Returns how many mechanisms are flaky in one way and reproduce under no configuration.
    package func mechanisms(in kind: Flakiness.Kind) -> Int {
        Dictionary(grouping: pairs, by: \.key.mechanism).values.count { pairs in
            let shrunk = pairs.compactMap(\.value.shrunk)
            return !shrunk.isEmpty && shrunk.allSatisfy { $0.flakiness != nil }
                && shrunk.contains { $0.flakiness?.kind == kind }
        }
    }

    /// Returns for each configuration the smallest case that was found to break it, or to starve under it.
    ///
    /// - Parameters:
    ///   - isFailure: whether to return cases that break the configuration, rather than cases that starve.
    ///   - isFlaky: whether to return cases of flaky findings, rather than of reproducible ones.
    package func smallestCases(_ configurations: Int, isFailure: Bool, isFlaky: Bool = false) -> [S.Case?] {
        var smallest: [S.Case?] = Array(repeating: nil, count: configurations)
        for (failure, pair) in pairs {
            guard failure.mechanism.isFailure == isFailure, let shrunk = pair.shrunk,
                (shrunk.flakiness != nil) == isFlaky
            else { continue }
            let position = failure.position
            smallest[position] = min(smallest[position] ?? shrunk.testCase, shrunk.testCase)
        }
        return smallest
    }

    /// Returns the failing mechanisms that are new under some configuration.
    package func newMechanisms(_ known: KnownMechanisms<S>, _ configurations: [S.Configuration]) -> Set<S.Mechanism> {
        let new = pairs.keys.filter {
            $0.mechanism.isFailure && !known.contains($0.mechanism, under: configurations[$0.position])
        }
        return Set(new.map(\.mechanism))
    }
}

extension Finding {
    /// The same finding, which waits to be shrunk.
    fileprivate var pending: Finding { shrunk(as: .pending) }

    fileprivate func shrunk(as shrinking: ShrinkProgress) -> Finding {
        Finding(
            mechanism: mechanism, testCase: testCase, configuration: configuration, shrinking: shrinking,
            firstIndex: firstIndex, flakiness: flakiness)
    }
}
