import Foundation

/// A moment with the precision of nanoseconds.
public final class Timestamp: NSObject, NSCopying, Sendable, Codable {
    /// The whole seconds since 1970.
    public let seconds: Int64
    /// The nanoseconds after them.
    public let nanoseconds: Int32

    /// The current moment.
    override public convenience init() { self.init(date: Date()) }
    /// A moment.
    public init(seconds: Int64, nanoseconds: Int32) { (self.seconds, self.nanoseconds) = (seconds, nanoseconds) }
    /// A moment.
    public convenience init(date: Date) {
        let whole = date.timeIntervalSince1970.rounded(.down)
        let rest = ((date.timeIntervalSince1970 - whole) * 1e9).rounded()
        self.init(seconds: Int64(whole), nanoseconds: Int32(min(rest, 999_999_999)))
    }
    /// Returns the moment as a date.
    public func dateValue() -> Date {
        Date(timeIntervalSince1970: Double(seconds) + Double(nanoseconds) / 1e9)
    }
    /// Compares two moments.
    public func compare(_ other: Timestamp) -> ComparisonResult {
        let (left, right) = ((seconds, nanoseconds), (other.seconds, other.nanoseconds))
        return left < right ? .orderedAscending : left == right ? .orderedSame : .orderedDescending
    }
    override public func isEqual(_ object: Any?) -> Bool {
        (object as? Timestamp).map { compare($0) == .orderedSame } ?? false
    }
    override public var hash: Int { seconds.hashValue ^ nanoseconds.hashValue }
    override public var description: String { "<FIRTimestamp: seconds=\(seconds) nanoseconds=\(nanoseconds)>" }
    public func copy(with zone: NSZone? = nil) -> Any { self }
}

extension Timestamp: Comparable {
    public static func < (left: Timestamp, right: Timestamp) -> Bool { left.compare(right) == .orderedAscending }
}
