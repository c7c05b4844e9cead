import FuzzEngine

// What a campaign reads was sealed when it was written. Somebody may still have made it up; then it may say anything, but
// nothing that ends the process. So whatever is computed with, used as an index or shown is held to what can be.

/// How much of something there may be in what is read, so that no sum and no product passes the end of the numbers.
enum CampaignLimits {
    /// Three hundred years.
    static let greatestTime_s = 1e10
    static let greatestRate = 1e12
    static let greatestCount = 1 << 40

    static func isTime(_ seconds: Double) -> Bool { (0...greatestTime_s).contains(seconds) }
    static func isCount(_ count: Int) -> Bool { (0...greatestCount).contains(count) }
}

extension CampaignCheckpoint {
    /// Whether it can be where a campaign of these settings has come to.
    func isPossible(for settings: CampaignSettings<S>) -> Bool {
        CampaignLimits.isTime(elapsed_s) && (0...elapsed_s).contains(lastNew_s)
            && [limit_s, until_s].allSatisfy { CampaignLimits.isTime($0 ?? 0) }
            && [restarts, epochs ?? 0].allSatisfy(CampaignLimits.isCount) && state.isPossible(for: settings)
    }
}

extension CampaignState {
    /// Whether it can be the sum of blocks of a campaign of these settings.
    func isPossible(for settings: CampaignSettings<S>) -> Bool {
        guard finished <= settings.blockLimit, finishedAhead.isPossible(after: finished, below: settings.blockLimit),
            zip(incidents, incidents.dropFirst()).allSatisfy(<),
            incidents.allSatisfy({ settings.ordinal(ofCase: $0.index) != nil })
        else { return false }
        return cases == casesOfFinishedBlocks(settings) && isEachPairPossible(settings)
            && checks.isPossible(cases: cases, blocks: finishedBlocks)
    }

    /// How many blocks are finished.
    package var finishedBlocks: UInt64 { finishedAhead.ranges.reduce(finished) { $0 + UInt64($1.count) } }

    /// All of their cases, but for those that workers did not survive.
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

    /// A case goes wrong in one way at most under a configuration.
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
        return UInt64(unrepeatedCases.count) == min(repeated - differing - left, UInt64(Self.mostTold))
            && zip(unrepeatedCases, unrepeatedCases.dropFirst()).allSatisfy(<)
    }
}

extension CampaignStatus {
    /// Whether it can be shown.
    var isPossible: Bool {
        let counts =
            [configurations, workers, restarts, mechanisms, starved, newFindings, knownFindings, unshrunk]
            + doubts.values
        let times = [elapsed_s, left_s ?? 0, lastNew_s, written_s] + standing.map(\.stood_s)
        let texts = health.checks.flatMap { [$0.name, $0.result] }
        return shard.isValid && counts.allSatisfy(CampaignLimits.isCount) && times.allSatisfy(CampaignLimits.isTime)
            && (0...CampaignLimits.greatestRate).contains(casesPerSecond) && texts.allSatisfy(\.isPlain)
    }
}

extension CampaignStatisticsLine {
    /// Whether it can be drawn.
    var isPossible: Bool {
        CampaignLimits.isTime(elapsed_s) && [mechanisms, incidents, restarts].allSatisfy(CampaignLimits.isCount)
    }
}

extension String {
    /// Whether it is what a campaign itself writes, and nothing that a terminal takes for an order.
    fileprivate var isPlain: Bool { unicodeScalars.allSatisfy { $0 == "…" || (" "..."~").contains($0) } }
}
