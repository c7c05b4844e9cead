import FuzzEngine
import FuzzCorpus

/// Runs blocks of cases and shrinks what they found, in a worker. Holds scratch memory only: what it returns does not
/// depend on what it did before.
package struct BlockRunner<S: Subject> {
    private let settings: CampaignSettings<S>
    private let configurations: [S.Configuration]
    private let runner: S.Runner

    private let evidence: FlakinessEvidence<S>

    /// Creates a runner for the blocks of a campaign.
    ///
    /// - Parameter evidence: explains why fresh runs of a flaky case differ.
    package init(
        _ settings: CampaignSettings<S>, explainedBy evidence: @escaping FlakinessEvidence<S> = { _, _, _ in [] }
    ) {
        self.settings = settings
        self.evidence = evidence
        configurations = settings.configurations
        runner = S.Runner(under: configurations)
    }

    /// Runs a block.
    ///
    /// - Parameters:
    ///   - ordinal: which block of the shard.
    ///   - skipped: the cases that are left out, since a worker did not survive them.
    ///   - willRun: is told the index of each case before it runs.
    package func run(
        block ordinal: UInt64, skipping skipped: [UInt64], willRun: (UInt64) -> Void
    ) -> BlockResult<S> {
        var result = BlockResult<S>(ordinal: ordinal)
        var sweep = Sweep<S>(configurations: configurations.count)
        let indices = settings.indices(ofBlock: ordinal)
        func run(_ indices: Range<UInt64>) {
            runner.sweep(indices, of: settings.family, &sweep, willRun: willRun)
        }
        var next = indices.lowerBound
        for stop in Set(skipped).intersection(indices).union(Self.checked(of: indices)).sorted() {
            run(next..<stop)
            if !skipped.contains(stop) {
                run(stop..<stop + 1)
                check(stop, sweep, &result.checks)
            }
            next = stop + 1
        }
        run(next..<indices.upperBound)
        result.cases = sweep.cases
        result.pairs = sweep.pairs.map {
            BlockResult.Pair(failure: $0.failure, count: sweep.count($0.failure), firstIndex: $0.firstIndex)
        }
        runCanary(&result.checks)
        return result
    }

    /// The cases that are run a second time.
    private static func checked(of indices: Range<UInt64>) -> [UInt64] {
        let interval = CampaignChecks<S>.interval
        let first = (indices.lowerBound + interval - 1) / interval * interval
        return Array(stride(from: first, to: max(first, indices.upperBound), by: Int(interval)))
    }

    /// Runs the last case again, and counts the rules that it uses.
    private func check(
        _ index: UInt64, _ sweep: Sweep<S>, _ checks: inout CampaignChecks<S>
    ) {
        checks.repeated += 1
        guard !runner.recheck(sweep.testCase, sweep.failures, counting: &checks.rules) else { return }
        var mechanisms: [S.Mechanism?] = Array(repeating: nil, count: configurations.count)
        for failure in sweep.failures { mechanisms[failure.position] = failure.mechanism }
        let repeated = RepeatedCase<S>(
            index: index, testCase: sweep.testCase, configurations: configurations, mechanisms: mechanisms)
        if let unrepeated = verifier.verify(repeated) {
            checks.unrepeated[unrepeated.flakiness.kind, default: 0] += 1
            checks.unrepeatedCases = Array((checks.unrepeatedCases + [unrepeated]).prefix(CampaignChecks<S>.mostTold))
        } else {
            checks.differing += 1
            checks.differingIndices.append(index)
        }
    }

    /// A new one for each finding: what a worker has verified before must not matter.
    private var verifier: FindingVerifier<S> { FindingVerifier(settings.family, explainedBy: evidence) }

    /// A case that has to fail, once in each block, so that a harness that detects nothing is found out.
    private func runCanary(_ checks: inout CampaignChecks<S>) {
        checks.canaries += 1
        if !S.canary.isFound(by: runner) { checks.missedCanaries += 1 }
    }

    /// Shrinks the case of a pair of a configuration and a mechanism, and verifies the finding.
    ///
    /// Always from the case itself, never from another that is known to be smaller: the result must be a function of
    /// (settings, pair, index), whether or not the shrinker gets to prove that it is the smallest.
    package func shrink(
        _ failure: Failure<S.Mechanism>, at index: UInt64
    ) -> CampaignCase<S> {
        let target = ShrinkTarget<S>(
            configuration: configurations[failure.position], mechanism: failure.mechanism)
        var testCase = S.Case()
        runner.make(&testCase, at: index, of: settings.family)
        let shrunk = runner.shrink(testCase, to: target, known: nil)
        let finding = Finding<S>(
            mechanism: target.mechanism, testCase: shrunk.testCase, configuration: target.configuration,
            shrinking: shrunk.isSmallest ? .smallest : .minimal, firstIndex: index)
        return CampaignCase(verifier.verify(finding))
    }

    /// Finds out what the cases of an epoch teach.
    ///
    /// - Parameter willRun: is told the index of a case now and then.
    package func learn(_ epoch: Int, willRun: (UInt64) -> Void) -> String {
        (runner as? any EpochRunner<S>)?.learn(epoch: epoch, of: settings.family, willRun: willRun) ?? ""
    }

    /// Takes what the cases of an epoch teach.
    ///
    /// - Returns: whether it can be that.
    package func take(_ lessons: String, ofEpoch epoch: Int) -> Bool {
        S.take(lessons, ofEpoch: epoch, of: settings.family)
    }

    /// A number that differs where cases are made or judged in another way, so that a campaign is not resumed with another
    /// version of the subject: the checksum of what a few cases come to.
    package func fingerprint() -> UInt64 {
        var sum = Checksum()
        var sweep = Sweep<S>(configurations: configurations.count)
        for index in 0..<min(50, max(1, S.blockSize / 20)) {
            runner.sweep(index..<index + 1, of: settings.family, &sweep, willRun: { _ in })
            sum.add(sweep.testCase.description)
            for failure in sweep.failures { sum.add("\(failure.position) \(failure.mechanism)") }
        }
        return sum.value
    }
}

extension Checksum {
    fileprivate mutating func add(_ text: String) {
        for byte in text.utf8 { add(UInt64(byte)) }
        add(UInt64.max)
    }
}

/// A case that was run a second time and came to something else.
package struct RepeatedCase<S: Subject>: Sendable {
    /// The index of the case.
    package let index: UInt64
    /// The case.
    package let testCase: S.Case
    /// What it was run under.
    package let configurations: [S.Configuration]
    /// How it went wrong first, in the order of the configurations; nil where it did not.
    package let mechanisms: [S.Mechanism?]
}
