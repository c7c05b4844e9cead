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
    /// Whether a case of the greatest length of a family can teach it: it may come from a file that somebody has made up.
    static func isPossible(_ lesson: Lesson, length: Int) -> Bool
}

/// For subjects whose cases learn nothing from each other.
public struct NoGuide: CaseGuide {
    public typealias Lesson = Never

    public static var epochs: GuideEpochs { .none }

    public init() {}

    public mutating func learn(_ lesson: Never) {}
    public static func isPossible(_ lesson: Never, length: Int) -> Bool {}
}

/// How a family is cut. Every case of an epoch is a lesson for those after it.
public struct GuideEpochs: Hashable, Sendable {
    /// How many cases an epoch has.
    private let length: UInt64
    /// After how many epochs the guide stays as it is.
    let count: Int

    /// Nothing is learned.
    public static let none = GuideEpochs(of: .max, count: 0)

    /// Epochs of a fixed number of cases.
    ///
    /// - Parameters:
    ///   - length: how many cases an epoch has, 1 or more.
    ///   - count: after how many epochs the guide stays as it is.
    public init(of length: UInt64, count: Int) {
        precondition(length >= 1 && count >= 0, "an epoch has a case")
        (self.length, self.count) = (length, count)
    }

    /// The number of the epoch that a case is of; the one after the last lesson has no end.
    func epoch(of index: UInt64) -> Int { Int(min(index / length, UInt64(count))) }

    /// Whether later cases learn from a case.
    func hasLesson(_ index: UInt64) -> Bool { epoch(of: index) < count }

    /// The cases of an epoch that has an end: from them is learned for the epochs after it.
    func cases(of epoch: Int) -> Range<UInt64> {
        let first = UInt64(epoch) * length
        return first..<first + length
    }

    /// The cases, cut where an epoch ends.
    func pieces(of indices: Range<UInt64>) -> [Range<UInt64>] {
        var pieces: [Range<UInt64>] = []
        var next = indices.lowerBound
        while next < indices.upperBound {
            let epoch = epoch(of: next)
            let end = epoch < count ? min(cases(of: epoch).upperBound, indices.upperBound) : indices.upperBound
            pieces.append(next..<end)
            next = end
        }
        return pieces
    }
}
