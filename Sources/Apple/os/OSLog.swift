import Foundation

/// A log object.
open class OSLog: NSObject, @unchecked Sendable {
    /// The default log.
    public static let `default` = OSLog(subsystem: "", category: "")
    /// The log that is off.
    public static let disabled = OSLog(subsystem: "", category: "")
    /// A log for a subsystem and a category.
    public init(subsystem: String, category: String) {}
    /// A log for a subsystem and a category of the system.
    public convenience init(subsystem: String, category: Category) {
        self.init(subsystem: subsystem, category: category.rawValue)
    }

    /// A category of the system.
    public struct Category: RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Points that Instruments shows.
        public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    }
}

/// The level of a message.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// The default.
    public static let `default` = OSLogType(rawValue: 0)
    /// Information.
    public static let info = OSLogType(rawValue: 1)
    /// Debugging.
    public static let debug = OSLogType(rawValue: 2)
    /// An error.
    public static let error = OSLogType(rawValue: 16)
    /// A fault.
    public static let fault = OSLogType(rawValue: 17)
}

/// Logs a message. Has no effect here.
public func os_log(
    _ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ arguments: any CVarArg...
) {}
/// Logs a message. Has no effect here.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: StaticString, _ arguments: any CVarArg...) {}

/// A kind of signpost.
public enum OSSignpostType: UInt8, Sendable { case event, begin, end }

/// The identity of a signpost.
public struct OSSignpostID: Hashable, Sendable {
    /// The only identity.
    public static let exclusive = OSSignpostID()
    init() {}
    /// An identity for a log.
    public init(log: OSLog) {}
}

/// Marks a moment. Has no effect here.
public func os_signpost(
    _ type: OSSignpostType, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive
) {}

/// Marks a moment with a message. Has no effect here.
public func os_signpost(
    _ type: OSSignpostType, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive,
    _ format: StaticString,
    _ arguments: any CVarArg...
) {}

/// Marks intervals and moments. Has no effect here.
public struct OSSignposter: Sendable {
    /// A signposter for a subsystem and a category.
    public init(subsystem: String, category: String) {}
    /// A signposter for a log.
    public init(logger: Logger) {}
    /// The default signposter.
    public init() {}
    /// Returns an identity.
    public func makeSignpostID() -> OSSignpostID { .exclusive }
    /// Begins an interval.
    public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
        OSSignpostIntervalState()
    }
    /// Ends an interval.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
    /// Marks a moment.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
    /// Calls a function, in an interval.
    public func withIntervalSignpost<T>(
        _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
    ) rethrows -> T { try task() }
}

/// An interval that has begun.
public final class OSSignpostIntervalState: Sendable {
    init() {}
}
