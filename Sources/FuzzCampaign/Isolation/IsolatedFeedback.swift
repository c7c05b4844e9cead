import FilesAndProcesses
import FuzzEngine
import Foundation
import FuzzCorpus
import Synchronization

/// What one case teaches, and which case that is.
struct CaseFeedback<Guide: CaseGuide>: Codable {
    let index: UInt64
    let lesson: Guide.Lesson
}

extension Array {
    /// Whether these are lessons of some of the cases, each once and in their order.
    func areOf<Guide>(_ indices: ClosedRange<UInt64>, length: Int) -> Bool where Element == CaseFeedback<Guide> {
        allSatisfy { indices.contains($0.index) && Guide.isPossible($0.lesson, length: length) }
            && zip(self, dropFirst()).allSatisfy { $0.index < $1.index }
    }
}

/// Draws and runs cases for what they teach: answered by each lesson. Which it is at is noted.
struct FeedbackTask<Inner: IsolatableRunner>: IsolatedTask {
    static var name: String { "lesson" }

    let seed: UInt64
    let length: Int
    let first: UInt64
    let last: UInt64
    let guide: Inner.Guide

    /// One for each case.
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
    /// The guide by which a case is drawn. What is missing of it is learned in the child, once in this process.
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

    /// Takes what cases have taught that were drawn: they need not be drawn once more for that.
    func note(_ lessons: [CaseFeedback<Inner.Guide>], of family: CaseFamily) {
        guard !lessons.isEmpty else { return }
        GuideHistories.course(of: Inner.self, family).withLock { course in
            for lesson in lessons { course.note(lesson.lesson, at: lesson.index) }
        }
    }

    /// What cases teach. A case that ends the child teaches nothing, and is left out.
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
            // Alone, and more than once where somebody else has ended it: what is learned must not depend on that.
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
    package static func epochs(before index: UInt64) -> Int { Inner.Guide.epochs.epoch(of: index) }

    /// Finds out what the cases of an epoch teach, and of those before it, where that is not known.
    package func learn(epoch: Int, of family: CaseFamily, willRun: (UInt64) -> Void) -> String {
        // One course for both: another thread may have it forgotten between them.
        let course = GuideHistories.course(of: Inner.self, family)
        _ = guide(at: Inner.Guide.epochs.cases(of: epoch).upperBound, of: family, course, willRun: willRun)
        return course.withLock {
            String(decoding: JSONText.line($0.lessons[epoch]), as: UTF8.self)
        }
    }

    /// Takes lessons, unless they are of an epoch that is not the next one, or of no case of the family.
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

/// What this process has learned, for all of its runners.
///
/// What is known of a family is a function of the family: where it was forgotten, the cases are drawn again, and come to the same
/// guide. So no verdict depends on the bound. A course has an end itself, since `GuideEpochs` has.
enum GuideHistories {
    /// A command searches one family, and shrinks from others: from one at a time.
    static let most = 8

    final class Shared<Guide: CaseGuide>: Sendable {
        private let course = Mutex(GuideHistory<Guide>())

        /// Whoever comes while another learns waits for what it learns.
        func withLock<Result: Sendable>(_ body: (inout GuideHistory<Guide>) -> Result) -> Result {
            course.withLock { course in body(&course) }
        }
    }

    private struct Key: Hashable {
        let runner: ObjectIdentifier
        let family: CaseFamily
    }

    /// Those that were asked for last stand at the end.
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

    /// How many are kept.
    static var count: Int { courses.withLock(\.count) }
}
