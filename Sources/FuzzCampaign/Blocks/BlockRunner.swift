import FuzzEngine
import FuzzCorpus

/// Runs blocks of cases in a worker, and shrinks the cases that fail. It keeps only scratch memory, so a result does not depend on
/// earlier calls.
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
    ///   - ordinal: the ordinal of the block in its shard.
    ///   - skipped: the indices of the cases to skip because a worker did not survive them.
    ///   - willRun: receives the index of each case before the case runs.
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

    /// Returns the indices of the cases that run a second time.
    private static func checked(of indices: Range<UInt64>) -> [UInt64] {
        let interval = CampaignChecks<S>.interval
        let first = (indices.lowerBound + interval - 1) / interval * interval
        return Array(stride(from: first, to: max(first, indices.upperBound), by: Int(interval)))
    }

    /// Runs the last case again and counts the rules that it uses.
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
            checks.unrepeatedCases = Array(
                (checks.unrepeatedCases + [unrepeated]).prefix(CampaignChecks<S>.mostReported))
        } else {
            checks.differing += 1
            checks.differingIndices.append(index)
        }
    }

    /// A new verifier for each finding, so that earlier findings cannot influence a result.
    private var verifier: FindingVerifier<S> { FindingVerifier(settings.family, explainedBy: evidence) }

    /// Runs a case that must fail, once in each block. A harness that detects nothing misses it.
    private func runCanary(_ checks: inout CampaignChecks<S>) {
        checks.canaries += 1
        if !S.canary.isFound(by: runner) { checks.missedCanaries += 1 }
    }

    /// Shrinks the case that shows a mechanism under a configuration, and verifies the finding.
    ///
    /// Shrinking always starts from the case itself, never from a smaller known one. The result must be a function of (settings,
    /// pair, index), even if the shrinker cannot prove that it is the smallest.
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

    /// Computes the feedback of an epoch.
    ///
    /// - Parameter willRun: receives the index of a case from time to time.
    package func learn(_ epoch: Int, willRun: (UInt64) -> Void) -> String {
        (runner as? any EpochRunner<S>)?.learn(epoch: epoch, of: settings.family, willRun: willRun) ?? ""
    }

    /// Adopts the feedback of an epoch.
    ///
    /// - Returns: whether the feedback is valid for the epoch.
    package func take(_ feedback: String, ofEpoch epoch: Int) -> Bool {
        S.take(feedback, ofEpoch: epoch, of: settings.family)
    }

    /// Returns a checksum of a few cases and their failures. It differs if the subject generates or judges cases differently, so a
    /// campaign does not resume with another version of the subject.
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

/// A case whose outcome differed when it ran a second time.
package struct RepeatedCase<S: Subject>: Sendable {
    /// The index of the case.
    package let index: UInt64
    /// The case itself.
    package let testCase: S.Case
    /// The configurations that the case ran under.
    package let configurations: [S.Configuration]
    /// The mechanisms of the first run, in the order of the configurations; nil where the case was clean.
    package let mechanisms: [S.Mechanism?]
}
