import FilesAndProcesses
import FuzzEngine
import Foundation
import FuzzCorpus
import Synchronization

/// The lesson of a case, with the index of the case.
struct CaseFeedback<Guide: CaseGuide>: Codable {
    let index: UInt64
    let lesson: Guide.Lesson
}

extension Array {
    /// Returns whether the lessons belong to some of the cases, without duplicates and in order.
    func areOf<Guide>(_ indices: ClosedRange<UInt64>, length: Int) -> Bool where Element == CaseFeedback<Guide> {
        allSatisfy { indices.contains($0.index) && Guide.isPossible($0.lesson, length: length) }
            && zip(self, dropFirst()).allSatisfy { $0.index < $1.index }
    }
}

/// Draws and runs cases for their lessons, and answers with each lesson. It sets the progress marker.
struct FeedbackTask<Inner: IsolatableRunner>: IsolatedTask {
    static var name: String { "lesson" }

    let seed: UInt64
    let length: Int
    let first: UInt64
    let last: UInt64
    let guide: Inner.Guide

    /// One answer for each case.
    var mostAnswers: Int { Int(clamping: (last - first) &+ 1) }

    func perform(_ answer: (CaseFeedback<Inner.Guide>) -> Void) {
        guard CaseFamily.lengths.contains(length), first <= last else { return }
        let runner = Inner(under: [])
        let guided = runner.guided
        guided?.take(guide)
        var testCase = Inner.S.Case()
        for index in first...last {
            ProgressMarker.take(down: index)
            let family = CaseFamily(seed: seed, length: length)
            runner.make(&testCase, at: index, of: family, telling: { _ in })
            if let lesson = guided?.lesson { answer(CaseFeedback(index: index, lesson: lesson)) }
        }
    }
}

extension IsolatedRunner {
    /// Returns the guide by which a case is drawn. The child computes missing lessons, once for this process.
    func guide(at index: UInt64, of family: CaseFamily, willRun: (UInt64) -> Void = { _ in }) -> Inner.Guide {
        guard Inner.Guide.epochs != .none else { return Inner.Guide() }
        return guide(at: index, of: family, GuideHistories.course(of: Inner.self, family), willRun: willRun)
    }

    private func guide(
        at index: UInt64, of family: CaseFamily, _ course: GuideHistories.Shared<Inner.Guide>, willRun: (UInt64) -> Void
    ) -> Inner.Guide {
        course.withLock { course in
            course.guide(at: index) { lessons($0, of: family, by: $1, willRun: willRun) }
        }
    }

    /// Records the lessons of cases that were drawn already, so that they are not drawn again for their lessons.
    func note(_ lessons: [CaseFeedback<Inner.Guide>], of family: CaseFamily) {
        guard !lessons.isEmpty else { return }
        GuideHistories.course(of: Inner.self, family).withLock { course in
            for lesson in lessons { course.note(lesson.lesson, at: lesson.index) }
        }
    }

    /// Returns the lessons of cases. A case that ends the child teaches nothing, and is left out.
    private func lessons(
        _ indices: Range<UInt64>, of family: CaseFamily, by guide: Inner.Guide, willRun: (UInt64) -> Void
    ) -> [Inner.Guide.Lesson] {
        var lessons: [Inner.Guide.Lesson] = []
        var next = indices.lowerBound
        func task(_ indices: ClosedRange<UInt64>) -> FeedbackTask<Inner> {
            FeedbackTask(
                seed: family.seed, length: family.length, first: indices.lowerBound, last: indices.upperBound,
                guide: guide)
        }
        while next < indices.upperBound {
            var noted: UInt64?
            executor.note.clear()
            let range = next...indices.upperBound - 1
            let end = ProcessShortage.ending { () throws(CorpusError) in
                try executor.performOnce(
                    task(range),
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
                        lessons.append(answer.lesson)
                        next = answer.index + 1
                        return true
                    })
            }
            guard end != nil else { break }
            let ended = max(next, min(executor.note.index ?? next, indices.upperBound - 1))
            // The case runs alone, and again if another process ended the child: the lessons must not depend on that.
            if next < indices.upperBound {
                ProcessShortage.ending { () throws(CorpusError) in
                    _ = try executor.perform(task(ended...ended)) { answer in
                        guard [answer].areOf(ended...ended, length: family.length) else { return }
                        lessons.append(answer.lesson)
                    }
                }
            }
            next = ended + 1
        }
        return lessons
    }
}

// MARK: Between processes

extension IsolatedRunner: EpochRunner {
    /// Returns the number of epochs before a case, as the runner's guide divides a family.
    package static func epochs(before index: UInt64) -> Int { Inner.Guide.epochs.epoch(of: index) }

    /// Computes the lessons of an epoch and of the epochs before it, unless they are known.
    package func learn(epoch: Int, of family: CaseFamily, willRun: (UInt64) -> Void) -> String {
        // Both calls use one history, because another thread may drop it from `GuideHistories` between them.
        let course = GuideHistories.course(of: Inner.self, family)
        _ = guide(at: Inner.Guide.epochs.cases(of: epoch).upperBound, of: family, course, willRun: willRun)
        return course.withLock {
            String(decoding: JSONText.line($0.lessons[epoch]), as: UTF8.self)
        }
    }

    /// Adopts lessons, unless they belong to an epoch after the next one, or to no case of the family.
    package static func take(_ lessons: String, ofEpoch epoch: Int, of family: CaseFamily) -> Bool {
        guard (0..<Inner.Guide.epochs.count).contains(epoch),
            let lessons = try? JSONDecoder().decode([Inner.Guide.Lesson].self, from: Data(lessons.utf8)),
            lessons.count <= Inner.Guide.epochs.cases(of: epoch).count,
            lessons.allSatisfy({ Inner.Guide.isPossible($0, length: family.length) })
        else { return false }
        return GuideHistories.course(of: Inner.self, family).withLock { course in
            if epoch == course.lessons.count { course.learn(lessons) }
            return epoch < course.lessons.count
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
        private let course = Mutex(GuideHistory<Guide>())

        /// Calls the body with the history. A thread that arrives while another one learns waits for its lessons.
        func withLock<Result: Sendable>(_ body: (inout GuideHistory<Guide>) -> Result) -> Result {
            course.withLock { course in body(&course) }
        }
    }

    private struct Key: Hashable {
        let runner: ObjectIdentifier
        let family: CaseFamily
    }

    /// The histories, with the most recently used last.
    private static let courses = Mutex<[(key: Key, course: any Sendable)]>([])

    static func course<Inner: IsolatableRunner>(of runner: Inner.Type, _ family: CaseFamily) -> Shared<Inner.Guide> {
        courses.withLock { courses in
            let key = Key(runner: ObjectIdentifier(runner), family: family)
            let position = courses.firstIndex { $0.key == key }
            let known = position.map { courses.remove(at: $0).course } as? Shared<Inner.Guide>
            let course = known ?? Shared<Inner.Guide>()
            courses.append((key, course))
            if courses.count > most { courses.removeFirst() }
            return course
        }
    }

    /// The number of histories in memory.
    static var count: Int { courses.withLock(\.count) }
}
