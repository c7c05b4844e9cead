import FuzzEngine

// A campaign seals the files that it writes, but a file may still be forged and contain any value. No value may end the process.
// Therefore each value that is computed with, used as an index, or displayed is validated.

/// Upper bounds for values from a file. Within them, no sum and no product overflows.
enum CampaignLimits {
    /// Three hundred years.
    static let greatestTime_s = 1e10
    static let greatestRate = 1e12
    static let greatestCount = 1 << 40

    static func isTime(_ seconds: Double) -> Bool { (0...greatestTime_s).contains(seconds) }
    static func isCount(_ count: Int) -> Bool { (0...greatestCount).contains(count) }
}

extension CampaignCheckpoint {
    /// Returns whether the checkpoint is possible for a campaign with these settings.
    func isPossible(for settings: CampaignSettings<S>) -> Bool {
        CampaignLimits.isTime(elapsed_s) && (0...elapsed_s).contains(lastNew_s)
            && [limit_s, until_s].allSatisfy { CampaignLimits.isTime($0 ?? 0) }
            && [restarts, epochs ?? 0].allSatisfy(CampaignLimits.isCount) && state.isPossible(for: settings)
    }
}

extension CampaignState {
    /// Returns whether the state can be the sum of blocks of a campaign with these settings.
    func isPossible(for settings: CampaignSettings<S>) -> Bool {
        guard finished <= settings.blockLimit, finishedAhead.isPossible(after: finished, below: settings.blockLimit),
            zip(incidents, incidents.dropFirst()).allSatisfy(<),
            incidents.allSatisfy({ settings.ordinal(ofCase: $0.index) != nil })
        else { return false }
        return cases == casesOfFinishedBlocks(settings) && isEachPairPossible(settings)
            && checks.isPossible(cases: cases, blocks: finishedBlocks)
    }

    /// The number of finished blocks.
    package var finishedBlocks: UInt64 { finishedAhead.ranges.reduce(finished) { $0 + UInt64($1.count) } }

    /// Returns the number of cases in the finished blocks, without those that workers did not survive.
    private func casesOfFinishedBlocks(_ settings: CampaignSettings<S>) -> UInt64? {
        let all = finishedAhead.ranges.reduce(settings.cases(inBlocks: 0..<finished)) {
            $0 + settings.cases(inBlocks: $1)
        }
        let lost = incidents.count { incident in
            !incident.whileShrinking && isFinished(caseAt: incident.index, settings)
        }
        return all < lost ? nil : all - UInt64(lost)
    }

    private func isFinished(caseAt index: UInt64, _ settings: CampaignSettings<S>) -> Bool {
        settings.ordinal(ofCase: index).map { isFinished(block: $0) } ?? false
    }

    /// Returns whether the counts of the pairs are possible: a case fails in at most one way under a configuration.
    private func isEachPairPossible(_ settings: CampaignSettings<S>) -> Bool {
        var left = settings.configurations.map { _ in cases }
        return pairs.allSatisfy { failure, pair in
            guard left.indices.contains(failure.position), (1...left[failure.position]).contains(pair.count) else {
                return false
            }
            left[failure.position] -= pair.count
            return isFinished(caseAt: pair.firstIndex, settings)
        }
    }
}

extension CampaignChecks {
    fileprivate func isPossible(cases: UInt64, blocks: UInt64) -> Bool {
        repeated <= cases && differing <= repeated && canaries == blocks && missedCanaries <= canaries
            && UInt64(differingIndices.count) == min(differing, UInt64(Self.mostKept))
            && zip(differingIndices, differingIndices.dropFirst()).allSatisfy(<)
            && isEachUnrepeatedCasePossible
            && S.Rule.allCases.allSatisfy { rules[$0] <= UInt64(CampaignLimits.greatestCount) << 16 }
    }
}

extension CampaignChecks {
    private var isEachUnrepeatedCasePossible: Bool {
        var left = repeated - differing
        for count in unrepeated.values {
            guard (1...max(1, left)).contains(count), count <= left else { return false }
            left -= count
        }
        return UInt64(unrepeatedCases.count) == min(repeated - differing - left, UInt64(Self.mostReported))
            && zip(unrepeatedCases, unrepeatedCases.dropFirst()).allSatisfy(<)
    }
}

extension CampaignStatus {
    /// Whether the status can be displayed.
    var isPossible: Bool {
        let counts =
            [configurations, workers, restarts, mechanisms, starved, newFindings, knownFindings, unshrunk]
            + flaky.values
        let times = [elapsed_s, left_s ?? 0, lastNew_s, written_s] + stalled.map(\.stalled_s)
        let texts = health.checks.flatMap { [$0.name, $0.result] }
        return shard.isValid && counts.allSatisfy(CampaignLimits.isCount) && times.allSatisfy(CampaignLimits.isTime)
            && (0...CampaignLimits.greatestRate).contains(casesPerSecond) && texts.allSatisfy(\.isPlain)
    }
}

extension CampaignStatisticsLine {
    /// Whether the line can be drawn.
    var isPossible: Bool {
        CampaignLimits.isTime(elapsed_s) && [mechanisms, incidents, restarts].allSatisfy(CampaignLimits.isCount)
    }
}

extension String {
    /// Whether the text has only characters that a campaign itself writes, and no control sequence for a terminal.
    fileprivate var isPlain: Bool { unicodeScalars.allSatisfy { $0 == "…" || (" "..."~").contains($0) } }
}
