/// The state that guides the drawing of later cases, learned from earlier cases of a family.
///
/// A family is divided into epochs of a fixed number of cases. The guide of an epoch depends only on the feedback of the earlier
/// epochs. A case is therefore still a function of the seed and its number, regardless of the process and the order. A process
/// without the guide rebuilds it by running those cases.
public protocol CaseGuide: Codable, Sendable {
    /// The coverage feedback of one case.
    associatedtype Feedback: Codable, Sendable

    /// The epochs: which cases teach, and which cases use the feedback.
    static var epochs: GuideEpochs { get }

    /// How many cases may share a process that has run nothing before; nil if any number may.
    var casesPerProcess: UInt64? { get }

    /// Creates a guide that has learned nothing.
    init()
    /// Learns from a case. Feedback arrives in the order of their cases.
    mutating func learn(_ feedback: Feedback)
    /// Returns the feedback of a case that ended its process, from its feedback before the last step.
    static func ended(_ feedback: Feedback) -> Feedback
    /// Returns whether a case with at most this many steps can produce the feedback. A forged file may contain any feedback.
    static func isPossible(_ feedback: Feedback, length: Int) -> Bool
}

extension CaseGuide {
    /// Any number of cases may share a process.
    public var casesPerProcess: UInt64? { nil }

    /// The feedback itself: a guide need not know that a case ended its process.
    public static func ended(_ feedback: Feedback) -> Feedback { feedback }
}

/// The guide for subjects whose cases learn nothing from each other.
public struct NoGuide: CaseGuide {
    public typealias Feedback = Never

    /// No epochs.
    public static var epochs: GuideEpochs { .none }

    /// Creates the guide.
    public init() {}

    /// Does nothing. No feedback exists.
    public mutating func learn(_ feedback: Never) {}
    /// Is never called. No feedback exists.
    public static func isPossible(_ feedback: Never, length: Int) -> Bool {}
}

/// The division of a family into epochs. Every case of an epoch is feedback for the epochs after it.
public struct GuideEpochs: Hashable, Sendable {
    /// The number of cases in an epoch.
    private let length: UInt64
    /// The number of epochs after which the guide stays unchanged.
    let count: Int

    /// No epochs: cases learn nothing from each other.
    public static let none = GuideEpochs(of: .max, count: 0)

    /// Creates epochs of a fixed number of cases.
    ///
    /// - Parameters:
    ///   - length: the number of cases in an epoch, 1 or more.
    ///   - count: the number of epochs after which the guide stays unchanged.
    public init(of length: UInt64, count: Int) {
        precondition(length >= 1 && count >= 0, "an epoch has a case")
        (self.length, self.count) = (length, count)
    }

    /// Returns the number of the epoch that contains a case. The epoch after the last one with feedback has no end.
    func epoch(of index: UInt64) -> Int { Int(min(index / length, UInt64(count))) }

    /// The number of cases from which later ones learn.
    package var casesWithFeedback: UInt64 { UInt64(count) * length }

    /// Returns whether later cases learn from a case.
    func hasFeedback(_ index: UInt64) -> Bool { epoch(of: index) < count }

    /// Returns the cases of an epoch that has an end. Later epochs learn from these cases.
    func cases(of epoch: Int) -> Range<UInt64> {
        let first = UInt64(epoch) * length
        return first..<first + length
    }

    /// Splits a range of cases at each multiple of a number. A case is in a piece with the same cases, however the range was divided
    /// before.
    static func pieces(of indices: Range<UInt64>, at multiple: UInt64) -> [Range<UInt64>] {
        var pieces: [Range<UInt64>] = []
        var next = indices.lowerBound
        while next < indices.upperBound {
            let end = min(next - next % multiple + multiple, indices.upperBound)
            pieces.append(next..<end)
            next = end
        }
        return pieces
    }

    /// Splits a range of cases at the ends of epochs.
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
