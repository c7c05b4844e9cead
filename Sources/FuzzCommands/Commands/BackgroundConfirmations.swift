import Foundation
import FuzzCampaign
import FuzzEngine

/// Confirms hangs on other threads while the search goes on: each run of a hang takes the time limit, or a part of it. Does the same
/// for what is found late, whose confirmation might take longer than the search has left.
final class BackgroundConfirmations<S: Subject>: Sendable {
    /// A finding, and the mechanism of its case under each configuration of the full matrix; nil if it was not confirmed in time.
    typealias Result = (finding: Finding<S>, mechanisms: [S.Mechanism?]?)

    private let verifier: FindingVerifier<S>
    private let condition = NSCondition()
    private nonisolated(unsafe) var begun: Set<Finding<S>.Reproducer> = []
    /// The findings whose confirmation has begun, in order.
    private nonisolated(unsafe) var waiting: [Finding<S>] = []
    private nonisolated(unsafe) var confirmed: [Finding<S>.Reproducer: [S.Mechanism?]] = [:]

    /// Runs as many confirmations at once as there are cores, and two at least: a hang takes hardly any processor time.
    private let queue = OperationQueue()

    init(_ verifier: FindingVerifier<S>) {
        self.verifier = verifier
        queue.maxConcurrentOperationCount = max(2, SearchThreads.cores)
    }

    /// Begins to confirm a finding, if it is a hang or late. `finished` or `finish` returns it later.
    ///
    /// - Parameters:
    ///   - isLate: whether the time of the search may end before the finding is confirmed.
    ///   - announce: called if the confirmation of a hang begins now. Many configurations share a case.
    /// - Returns: whether the finding is a hang or late.
    func begin(_ finding: Finding<S>, isLate: Bool, announcing announce: () -> Void) -> Bool {
        let isHang = S.isolation?.isHang(finding.mechanism) == true
        guard isHang || isLate else { return false }
        let isFirst = condition.withLock {
            waiting.append(finding)
            return begun.insert(finding.reproducer).inserted
        }
        guard isFirst else { return true }
        if isHang { announce() }
        queue.addOperation { [self] in
            let mechanisms = S.mechanisms(of: verifier.verify(finding).testCase)
            condition.withLock {
                confirmed[finding.reproducer] = mechanisms
                condition.broadcast()
            }
        }
        return true
    }

    /// Returns the findings whose confirmation has ended since the last call.
    func finished() -> [Result] { condition.withLock { takeFinished() } }

    /// Waits for all confirmations, and returns their findings, and those that are not confirmed when the wait ends.
    func finish(while goesOn: () -> Bool) -> [Result] {
        condition.withLock {
            while confirmed.count < begun.count, goesOn() { _ = condition.wait(until: Date.now + 0.1) }
            return takeFinished() + waiting.map { ($0, nil) }
        }
    }

    private func takeFinished() -> [Result] {
        let finished = waiting.compactMap { finding in confirmed[finding.reproducer].map { (finding, $0) } }
        waiting.removeAll { confirmed[$0.reproducer] != nil }
        return finished
    }
}
