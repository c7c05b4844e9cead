/// A time of a medium.
public struct CMTime: Hashable, Comparable, Sendable {
    /// The number of parts of a second.
    public var value: Int64
    /// The parts of a second.
    public var timescale: Int32
    /// A time.
    public init(value: Int64, timescale: Int32) {
        self.value = value
        self.timescale = timescale
    }
    /// A time in seconds.
    public init(seconds: Double, preferredTimescale: Int32) {
        self.init(value: Int64(seconds * Double(preferredTimescale)), timescale: preferredTimescale)
    }
    /// No time.
    public static let zero = CMTime(value: 0, timescale: 1)
    /// Not a time.
    public static let invalid = CMTime(value: 0, timescale: 0)
    /// A time that is not known.
    public static let indefinite = CMTime(value: 0, timescale: 0)
    /// The seconds.
    public var seconds: Double { timescale == 0 ? .nan : Double(value) / Double(timescale) }
    /// Whether this is a time.
    public var isValid: Bool { timescale != 0 }
    /// Whether this is a time that is not known.
    public var isIndefinite: Bool { timescale == 0 }
    /// Whether this is a time that is known.
    public var isNumeric: Bool { timescale != 0 }
    public static func < (a: CMTime, b: CMTime) -> Bool { a.seconds < b.seconds }
    /// Returns the sum.
    public static func + (a: CMTime, b: CMTime) -> CMTime {
        CMTime(seconds: a.seconds + b.seconds, preferredTimescale: max(a.timescale, b.timescale))
    }
    /// Returns the difference.
    public static func - (a: CMTime, b: CMTime) -> CMTime {
        CMTime(seconds: a.seconds - b.seconds, preferredTimescale: max(a.timescale, b.timescale))
    }
}

/// Returns a time in seconds.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
/// Returns a time.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
/// Returns the seconds of a time.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }

/// A piece of a medium.
public final class CMSampleBuffer: Sendable {}
