/// The guides of a family, one for each epoch, each built on first use.
package struct GuideHistory<Guide: CaseGuide> {
    private var guides = [Guide()]
    /// The lessons of the epochs that the guides have learned.
    package private(set) var lessons: [[Guide.Lesson]] = []
    /// The known lessons of cases in later epochs.
    private var noted: [UInt64: Guide.Lesson] = [:]

    /// Creates a history with the guide that has learned nothing.
    package init() {}

    /// Learns from the cases of the next epoch.
    package mutating func learn(_ lessons: [Guide.Lesson]) {
        var guide = guides[guides.count - 1]
        for lesson in lessons { guide.learn(lesson) }
        guides.append(guide)
        self.lessons.append(lessons)
        for index in Guide.epochs.cases(of: self.lessons.count - 1) { noted[index] = nil }
    }

    /// Records the lesson of a case that was drawn by the guide of its epoch.
    package mutating func note(_ lesson: Guide.Lesson, at index: UInt64) {
        if lessons.count <= Guide.epochs.epoch(of: index), Guide.epochs.hasFeedback(index) { noted[index] = lesson }
    }

    /// Returns the guide by which a case is drawn.
    ///
    /// - Parameter draw: draws cases by a guide, and returns their lessons in order.
    package mutating func guide(at index: UInt64, draw: (Range<UInt64>, Guide) -> [Guide.Lesson]) -> Guide {
        let epoch = Guide.epochs.epoch(of: index)
        while lessons.count < epoch { learn(taught(in: lessons.count, draw)) }
        return guides[epoch]
    }

    /// Returns the lessons of an epoch. Cases whose lessons are unknown are drawn.
    private func taught(in epoch: Int, _ draw: (Range<UInt64>, Guide) -> [Guide.Lesson]) -> [Guide.Lesson] {
        let indices = Guide.epochs.cases(of: epoch)
        var taught: [Guide.Lesson] = []
        var next = indices.lowerBound
        while next < indices.upperBound {
            let end = (next..<indices.upperBound).first { noted[$0] != nil } ?? indices.upperBound
            if next < end { taught += draw(next..<end, guides[epoch]) }
            if end < indices.upperBound, let lesson = noted[end] { taught.append(lesson) }
            next = end + 1
        }
        return taught
    }
}
