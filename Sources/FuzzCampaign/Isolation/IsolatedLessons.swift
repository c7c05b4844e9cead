import BindingFuzz
import Synchronization

/// Draws and runs cases for what they teach: answered by each lesson. Which it is at is noted.
struct LessonTask<Base: IsolatableSubject>: IsolatedTask {
    struct Answer: Codable {
        let index: UInt64
        let lesson: Base.Guide.Lesson
    }

    static var name: String { "lesson" }

    let seed: UInt64
    let length: Int
    let first: UInt64
    let last: UInt64
    let guide: Base.Guide

    func perform(_ answer: (Answer) -> Void) {
        guard CaseFamily.lengths.contains(length), first <= last else { return }
        let runner = Base.Runner(under: [])
        Base.take(guide, in: runner)
        for index in first...last {
            CaseNote.take(down: index)
            let lesson = Base.lesson(at: index, of: CaseFamily(seed: seed, length: length), by: runner)
            if let lesson { answer(Answer(index: index, lesson: lesson)) }
        }
    }
}

extension IsolatedRunner {
    /// The guide by which a case is drawn. What is missing of it is learned in the child, once in this process.
    func guide(at index: UInt64, of family: CaseFamily) -> Base.Guide {
        guard Base.Guide.epochs != .none else { return Base.Guide() }
        return GuideCourses.course(of: Base.self, family).withLock { course in
            course.guide(at: index) { indices, guide in lessons(indices, of: family, by: guide) }
        }
    }

    /// What cases teach. A case that ends the child teaches nothing, and is left out.
    private func lessons(
        _ indices: Range<UInt64>, of family: CaseFamily, by guide: Base.Guide
    ) -> [Base.Guide.Lesson] {
        var lessons: [Base.Guide.Lesson] = []
        var next = indices.lowerBound
        func task(_ indices: ClosedRange<UInt64>) -> LessonTask<Base> {
            LessonTask(
                seed: family.seed, length: family.length, first: indices.lowerBound, last: indices.upperBound,
                guide: guide)
        }
        while next < indices.upperBound {
            var noted: UInt64?
            executor.note.clear()
            let end = executor.performOnce(
                task(next...indices.upperBound - 1),
                goesOn: {
                    defer { noted = executor.note.index }
                    return executor.note.index != noted
                },
                { answer in
                    guard answer.index >= next else { return }
                    lessons.append(answer.lesson)
                    next = answer.index + 1
                })
            guard end != nil else { break }
            let ended = max(next, min(executor.note.index ?? next, indices.upperBound - 1))
            // Alone, and more than once where somebody else has ended it: what is learned must not depend on that.
            if next < indices.upperBound { _ = executor.perform(task(ended...ended)) { lessons.append($0.lesson) } }
            next = ended + 1
        }
        return lessons
    }
}

/// What this process has learned, for all of its runners.
private enum GuideCourses {
    final class Shared<Guide: CaseGuide>: Sendable {
        private let course = Mutex(GuideCourse<Guide>())

        /// Whoever comes while another learns waits for what it learns.
        func withLock<Result: Sendable>(_ body: (inout GuideCourse<Guide>) -> Result) -> Result {
            course.withLock { course in body(&course) }
        }
    }

    private struct Key: Hashable {
        let subject: ObjectIdentifier
        let family: CaseFamily
    }

    private static let courses = Mutex<[Key: any Sendable]>([:])

    static func course<Base: IsolatableSubject>(of subject: Base.Type, _ family: CaseFamily) -> Shared<Base.Guide> {
        courses.withLock { courses in
            let key = Key(subject: ObjectIdentifier(subject), family: family)
            if let known = courses[key] as? Shared<Base.Guide> { return known }
            let course = Shared<Base.Guide>()
            courses[key] = course
            return course
        }
    }
}
