import FilesAndProcesses
import FuzzEngine
import Foundation
import FuzzCorpus
import Locks

/// The feedback of a case, with the index of the case.
struct CaseFeedback<Guide: CaseGuide>: Codable {
    let index: UInt64
    let feedback: Guide.Feedback
    /// Whether the case goes on: the feedback is that before a step.
    var isGrowing = false
}

extension Array {
    /// Returns whether the feedback belongs to some of the cases, without duplicates and in order.
    func areOf<Guide>(_ indices: ClosedRange<UInt64>, length: Int) -> Bool where Element == CaseFeedback<Guide> {
        allSatisfy { indices.contains($0.index) && Guide.isPossible($0.feedback, length: length) }
            && zip(self, dropFirst()).allSatisfy { $0.index < $1.index }
    }
}

/// Draws and runs cases for their feedback, and answers with the feedback of each case. It sets the progress marker.
struct FeedbackTask<Inner: IsolatableRunner>: IsolatedTask {
    static var name: String { "feedback" }

    let seed: UInt64
    let length: Int
    let first: UInt64
    let last: UInt64
    let guide: Inner.Guide
    /// Whether it also answers before each step, for a case that may end the process.
    let answersBeforeSteps: Bool

    /// One answer for each case, and possibly one before each step.
    var mostAnswers: Int { answersBeforeSteps ? .max : Int(clamping: (last - first) &+ 1) }

    func perform(_ answer: (CaseFeedback<Inner.Guide>) -> Void) {
        guard CaseFamily.lengths.contains(length), first <= last else { return }
        let runner = Inner(under: [])
        let guided = runner.guided
        guided?.take(guide)
        var testCase = Inner.S.Case()
        for index in first...last {
            ProgressMarker.record(index)
            let family = CaseFamily(seed: seed, length: length)
            runner.make(&testCase, at: index, of: family) { _ in
                guard answersBeforeSteps, let feedback = guided?.feedback else { return }
                answer(CaseFeedback(index: index, feedback: feedback, isGrowing: true))
            }
            if let feedback = guided?.feedback { answer(CaseFeedback(index: index, feedback: feedback)) }
        }
    }
}

extension IsolatedRunner {
    /// Returns the guide by which a case is drawn. The child computes missing feedback, once for this process.
    func guide(at index: UInt64, of family: CaseFamily, willRun: (UInt64) -> Void = { _ in }) -> Inner.Guide {
        guard Inner.Guide.epochs != .none else { return Inner.Guide() }
        return guide(at: index, of: family, GuideHistories.history(of: Inner.self, family), willRun: willRun)
    }

    private func guide(
        at index: UInt64, of family: CaseFamily, _ history: GuideHistories.Shared<Inner.Guide>,
        willRun: (UInt64) -> Void
    ) -> Inner.Guide {
        history.withLock { history in
            history.guide(at: index) { feedback($0, of: family, by: $1, willRun: willRun) }
        }
    }

    /// Records the feedback of cases that were drawn already, so that they are not drawn again for their feedback.
    func note(_ feedback: [CaseFeedback<Inner.Guide>], of family: CaseFamily) {
        guard !feedback.isEmpty else { return }
        GuideHistories.history(of: Inner.self, family).withLock { history in
            for element in feedback { history.note(element.feedback, at: element.index) }
        }
    }

    /// Returns the feedback of cases. A case that ends the child teaches what it did until then, and that it ended.
    private func feedback(
        _ indices: Range<UInt64>, of family: CaseFamily, by guide: Inner.Guide, willRun: (UInt64) -> Void
    ) -> [Inner.Guide.Feedback] {
        var feedback: [Inner.Guide.Feedback] = []
        var next = indices.lowerBound
        func task(_ indices: ClosedRange<UInt64>, answersBeforeSteps: Bool = false) -> FeedbackTask<Inner> {
            FeedbackTask(
                seed: family.seed, length: family.length, first: indices.lowerBound, last: indices.upperBound,
                guide: guide, answersBeforeSteps: answersBeforeSteps)
        }
        while next < indices.upperBound {
            var noted: UInt64?
            executor.note.clear()
            let range = next...indices.upperBound - 1
            let end = ProcessShortage.ending { () throws(FileError) in
                try executor.performOnce(
                    task(range), isOfSearch: true,
                    goesOn: {
                        guard let index = executor.note.index, index != noted, range.contains(index) else {
                            return false
                        }
                        noted = index
                        willRun(index)
                        return true
                    },
                    { answer in
                        guard answer.index >= next, [answer].areOf(range, length: family.length) else { return false }
                        feedback.append(answer.feedback)
                        next = answer.index + 1
                        return true
                    })
            }
            guard end != nil, !IsolatedExecutor.wasCut else { break }
            let ended = max(next, min(executor.note.index ?? next, indices.upperBound - 1))
            // The case runs alone, and again if another process ended the child: the feedback must not depend on that.
            if next < indices.upperBound {
                var last: CaseFeedback<Inner.Guide>?
                let hasHung = HungCases.numbers.withLock { $0.contains(family.number(ended)) } || end?.isHang == true
                ProcessShortage.ending { () throws(FileError) in
                    _ = try executor.perform(
                        task(ended...ended, answersBeforeSteps: true), hang: HangLikelihood(hasHung: hasHung),
                        isOfSearch: true
                    ) { answer in
                        guard [answer].areOf(ended...ended, length: family.length) else { return }
                        last = answer
                    }
                }
                if let last { feedback.append(last.isGrowing ? Inner.Guide.ended(last.feedback) : last.feedback) }
            }
            next = ended + 1
        }
        return feedback
    }
}

// MARK: Between processes

extension IsolatedRunner: EpochRunner {
    /// Returns the number of epochs before a case, as the runner's guide divides a family.
    package static func epochs(before index: UInt64) -> Int { Inner.Guide.epochs.epoch(of: index) }

    /// Computes the feedback of an epoch and of the epochs before it, unless they are known.
    package func learn(epoch: Int, of family: CaseFamily, willRun: (UInt64) -> Void) -> String {
        // Both calls use one history, because another thread may drop it from `GuideHistories` between them.
        let history = GuideHistories.history(of: Inner.self, family)
        _ = guide(at: Inner.Guide.epochs.cases(of: epoch).upperBound, of: family, history, willRun: willRun)
        return history.withLock {
            String(decoding: JSONText.line($0.feedbackOfEpochs[epoch]), as: UTF8.self)
        }
    }

    /// Adopts feedback, unless it belongs to an epoch after the next one, or to no case of the family.
    package static func take(_ feedback: String, ofEpoch epoch: Int, of family: CaseFamily) -> Bool {
        guard (0..<Inner.Guide.epochs.count).contains(epoch),
            let feedback = try? JSONDecoder().decode([Inner.Guide.Feedback].self, from: Data(feedback.utf8)),
            feedback.count <= Inner.Guide.epochs.cases(of: epoch).count,
            feedback.allSatisfy({ Inner.Guide.isPossible($0, length: family.length) })
        else { return false }
        return GuideHistories.history(of: Inner.self, family).withLock { history in
            if epoch == history.feedbackOfEpochs.count { history.learn(feedback) }
            return epoch < history.feedbackOfEpochs.count
        }
    }
}

/// The guide histories of this process, shared by all of its runners.
///
/// The history of a family is a function of the family. After it is dropped, the same cases are drawn again and lead to the same
/// guide. No verdict depends on the bound. A history is bounded itself, because `GuideEpochs` is.
enum GuideHistories {
    /// The bound. A command searches one family and shrinks from others, one at a time.
    static let most = 8

    final class Shared<Guide: CaseGuide>: Sendable {
        private let history = Locked(GuideHistory<Guide>())

        /// Calls the body with the history. A thread that arrives while another one learns waits for its feedback.
        func withLock<Result: Sendable>(_ body: (inout GuideHistory<Guide>) -> Result) -> Result {
            history.withLock { history in body(&history) }
        }
    }

    private struct Key: Hashable {
        let runner: ObjectIdentifier
        let family: CaseFamily
    }

    /// The histories, with the most recently used last.
    private static let histories = Locked<[(key: Key, history: any Sendable)]>([])

    static func history<Inner: IsolatableRunner>(of runner: Inner.Type, _ family: CaseFamily) -> Shared<Inner.Guide> {
        histories.withLock { histories in
            let key = Key(runner: ObjectIdentifier(runner), family: family)
            let position = histories.firstIndex { $0.key == key }
            let known = position.map { histories.remove(at: $0).history } as? Shared<Inner.Guide>
            let history = known ?? Shared<Inner.Guide>()
            histories.append((key, history))
            if histories.count > most { histories.removeFirst() }
            return history
        }
    }

    /// The number of histories in memory.
    static var count: Int { histories.withLock(\.count) }
}
