import FuzzEngine
import FuzzCorpus

extension CampaignState {
    /// Returns the smallest finding of each mechanism, in the order of mechanisms.
    ///
    /// A finding is pending as long as its mechanism waits to be shrunk under any configuration.
    package func findings(_ settings: CampaignSettings<S>, _ configurations: [S.Configuration]) -> [Finding<S>] {
        let all = all(settings, configurations)
        let pending = Set(all.filter { $0.shrinking == .pending }.map(\.mechanism))
        return Finding<S>.smallest(of: all).map { pending.contains($0.mechanism) ? $0.shrunk(as: .pending) : $0 }
    }

    /// Returns the findings that the campaign keeps as files, with their names: the smallest case of each mechanism for each
    /// configuration, without duplicates.
    ///
    /// Flaky findings are left out. So are mechanisms that wait to be shrunk under some configuration.
    package func files(
        _ settings: CampaignSettings<S>, _ configurations: [S.Configuration]
    ) -> [(name: String, finding: Finding<S>)] {
        let pending = Set(pairs.filter { $0.value.shrunk == nil }.map(\.key.mechanism))
        let found = all(settings, configurations).filter { $0.flakiness == nil && !pending.contains($0.mechanism) }
        return Dictionary(grouping: found, by: \.mechanism).sorted { $0.key < $1.key }.flatMap { mechanism, findings in
            let cases = Dictionary(grouping: findings, by: \.testCase).sorted { $0.key < $1.key }
            return cases.enumerated().flatMap { number, same in
                // If shrinking succeeded under one configuration, the case is shrunk, even if workers were lost under another.
                let isShrunkElsewhere = same.value.contains { $0.shrinking.loss == nil }
                return Finding<S>.smallest(of: same.value).map { smallest in
                    let isAsRecorded = smallest.shrinking.loss == nil || !isShrunkElsewhere
                    return (
                        FindingName.name(mechanism, number + 1), isAsRecorded ? smallest : smallest.shrunk(as: .minimal)
                    )
                }
            }
        }
    }

    /// Returns the texts of the case sequences for the findings that need earlier cases, by file name.
    package func sequences(_ settings: CampaignSettings<S>, _ configurations: [S.Configuration]) -> [String: String] {
        findings(settings, configurations).reduce(into: [:]) { texts, finding in
            if let text = finding.flakiness?.sequence { texts[CaseSequence<S>.name(finding.mechanism)] = text }
        }
    }

    /// Returns the finding of each configuration and mechanism, in the order of configurations.
    private func all(_ settings: CampaignSettings<S>, _ configurations: [S.Configuration]) -> [Finding<S>] {
        pairs.sorted { $0.key < $1.key }.map { failure, pair in
            Finding<S>(
                mechanism: failure.mechanism,
                testCase: pair.shrunk?.testCase ?? S.testCase(at: pair.firstIndex, of: settings.family),
                configuration: configurations[failure.position], shrinking: pair.shrunk?.shrinking ?? .pending,
                firstIndex: pair.firstIndex, flakiness: pair.shrunk?.flakiness)
        }
    }

    /// Returns the number of mechanisms with this kind of flakiness that reproduce under no configuration.
    package func mechanisms(in kind: Flakiness.Kind) -> Int {
        Dictionary(grouping: pairs, by: \.key.mechanism).values.count { pairs in
            let shrunk = pairs.compactMap(\.value.shrunk)
            return !shrunk.isEmpty && shrunk.allSatisfy { $0.flakiness != nil }
                && shrunk.contains { $0.flakiness?.kind == kind }
        }
    }

    /// Returns the finding that a table shows for each configuration, among those that are shrunk.
    package func smallestOfConfigurations(
        _ settings: CampaignSettings<S>, _ configurations: [S.Configuration]
    ) -> [S.Configuration: Finding<S>] {
        Finding<S>.smallestOfConfigurations(all(settings, configurations).filter { $0.shrinking != .pending })
    }

    /// Returns the failing mechanisms that are not known under some configuration.
    ///
    /// - Parameter areCertain: whether to leave out findings that do not repeat, which no exit status depends on.
    package func newMechanisms(
        _ known: KnownMechanisms<S>, _ configurations: [S.Configuration], areCertain: Bool = false
    ) -> Set<S.Mechanism> {
        let found = pairs.filter { !areCertain || $0.value.shrunk?.flakiness?.kind.isFailure ?? true }
        return known.newFailures(among: found.keys.lazy.map { ($0.mechanism, configurations[$0.position]) })
    }
}

extension Finding {
    /// Returns the same finding with another note on how far it was shrunk.
    package func shrunk(as shrinking: ShrinkProgress) -> Finding {
        Finding(
            mechanism: mechanism, testCase: testCase, configuration: configuration, shrinking: shrinking,
            firstIndex: firstIndex, flakiness: flakiness)
    }
}
