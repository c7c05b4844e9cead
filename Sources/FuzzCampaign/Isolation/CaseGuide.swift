/// What earlier cases of a family have taught about the drawing of later ones.
///
/// A family is cut into epochs of a fixed number of cases. The cases of an epoch are drawn by the guide that the lessons of the
/// epochs before have made, and by no other: so a case is a function of the seed and its number still, whoever draws it and in
/// which order, and who has no guide makes it by running the lessons.
public protocol CaseGuide: Codable, Sendable {
    /// What one case teaches.
    associatedtype Lesson: Codable, Sendable

    /// Which cases teach, and which they teach.
    static var epochs: GuideEpochs { get }

    /// Knows nothing.
    init()
    /// Learns from a case. Lessons come in the order of their cases.
    mutating func learn(_ lesson: Lesson)
}

/// For subjects whose cases learn nothing from each other.
public struct NoGuide: CaseGuide {
    public typealias Lesson = Never

    public static var epochs: GuideEpochs { .none }

    public init() {}

    public mutating func learn(_ lesson: Never) {}
}

/// How a family is cut.
public struct GuideEpochs: Hashable, Sendable {
    /// How many cases an epoch has.
    private let length: UInt64
    /// How many of them, the first, are a lesson.
    private let lesson: UInt64
    /// After how many epochs the guide stays as it is.
    private let count: Int

    /// Nothing is learned.
    public static let none = GuideEpochs(of: .max, lesson: 0, count: 0)

    /// Epochs of a fixed number of cases.
    ///
    /// - Parameters:
    ///   - length: how many cases an epoch has, 1 or more.
    ///   - lesson: how many of them, the first, are a lesson.
    ///   - count: after how many epochs the guide stays as it is.
    public init(of length: UInt64, lesson: UInt64, count: Int) {
        precondition(length >= 1 && lesson <= length && count >= 0, "a lesson is a part of its epoch")
        (self.length, self.lesson, self.count) = (length, lesson, count)
    }

    /// The number of the epoch that a case is of; the one after the last lesson has no end.
    func epoch(of index: UInt64) -> Int { Int(min(index / length, UInt64(count))) }

    /// The cases from which is learned for the epochs after this one.
    func lesson(of epoch: Int) -> Range<UInt64> {
        let first = UInt64(epoch) * length
        return first..<first + lesson
    }

    /// The cases, cut where an epoch ends.
    func pieces(of indices: Range<UInt64>) -> [Range<UInt64>] {
        var pieces: [Range<UInt64>] = []
        var next = indices.lowerBound
        while next < indices.upperBound {
            let epoch = epoch(of: next)
            let end = epoch < count ? min((UInt64(epoch) + 1) * length, indices.upperBound) : indices.upperBound
            pieces.append(next..<end)
            next = end
        }
        return pieces
    }
}

/// The guides of a family, epoch by epoch, each made when it is first needed.
package struct GuideCourse<Guide: CaseGuide> {
    private var guides = [Guide()]

    package init() {}

    /// The guide by which a case is drawn.
    ///
    /// - Parameter lessons: has cases drawn by a guide, and says what they teach, in their order.
    package mutating func guide(at index: UInt64, lessons: (Range<UInt64>, Guide) -> [Guide.Lesson]) -> Guide {
        let epoch = Guide.epochs.epoch(of: index)
        while guides.count <= epoch {
            var guide = guides[guides.count - 1]
            for lesson in lessons(Guide.epochs.lesson(of: guides.count - 1), guide) { guide.learn(lesson) }
            guides.append(guide)
        }
        return guides[epoch]
    }
}
