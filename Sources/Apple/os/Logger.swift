import Foundation

/// A log of one part of an app. It writes nothing, and computes no message.
public struct Logger: Sendable {
    /// A log for a subsystem and a category.
    public init(subsystem: String, category: String) {}
    /// The default log.
    public init() {}
    /// A log for a log object.
    public init(_ log: OSLog) {}

    /// Logs a message. Has no effect here.
    public func log(_ message: OSLogMessage) {}
    /// Logs a message at a level. Has no effect here.
    public func log(level: OSLogType, _ message: OSLogMessage) {}
    /// Logs a message for tracing. Has no effect here.
    public func trace(_ message: OSLogMessage) {}
    /// Logs a message for debugging. Has no effect here.
    public func debug(_ message: OSLogMessage) {}
    /// Logs information. Has no effect here.
    public func info(_ message: OSLogMessage) {}
    /// Logs a notice. Has no effect here.
    public func notice(_ message: OSLogMessage) {}
    /// Logs a warning. Has no effect here.
    public func warning(_ message: OSLogMessage) {}
    /// Logs an error. Has no effect here.
    public func error(_ message: OSLogMessage) {}
    /// Logs a critical error. Has no effect here.
    public func critical(_ message: OSLogMessage) {}
    /// Logs a fault. Has no effect here.
    public func fault(_ message: OSLogMessage) {}
}

/// A message of a log. Its values are accepted, and never read.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    /// The parts of a message.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        /// The parts of a message.
        public init(literalCapacity: Int, interpolationCount: Int) {}
        /// Ignores a literal.
        public mutating func appendLiteral(_ literal: String) {}
        /// Ignores a value.
        public mutating func appendInterpolation<T>(
            _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
        ) {}
        /// Ignores a number.
        public mutating func appendInterpolation<T>(
            _ value: @autoclosure () -> T, format: OSLogNumberFormat, align: OSLogStringAlignment = .none,
            privacy: OSLogPrivacy = .auto
        ) {}
    }

    /// A message without values.
    public init(stringLiteral value: String) {}
    /// A message with values.
    public init(stringInterpolation: StringInterpolation) {}
}

/// Who may read a value of a log.
public struct OSLogPrivacy: Sendable {
    /// How a private value is replaced.
    public enum Mask: Sendable { case hash, none }
    /// The default of the value's type.
    public static var auto: OSLogPrivacy { OSLogPrivacy() }
    /// Anybody.
    public static var `public`: OSLogPrivacy { OSLogPrivacy() }
    /// Nobody.
    public static var `private`: OSLogPrivacy { OSLogPrivacy() }
    /// Nobody, whatever the settings of the system say.
    public static var sensitive: OSLogPrivacy { OSLogPrivacy() }
    /// Nobody, and a mask stands for the value.
    public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
    /// The default of the value's type, and a mask stands for a private value.
    public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// How a number of a log is written.
public struct OSLogNumberFormat: Sendable {
    /// Decimal.
    public static var decimal: OSLogNumberFormat { OSLogNumberFormat() }
    /// Hexadecimal.
    public static var hex: OSLogNumberFormat { OSLogNumberFormat() }
    /// With a number of digits after the point.
    public static func fixed(precision: Int = 6) -> OSLogNumberFormat { OSLogNumberFormat() }
}

/// How a value of a log is aligned.
public struct OSLogStringAlignment: Sendable {
    /// Not at all.
    public static var none: OSLogStringAlignment { OSLogStringAlignment() }
    /// To the left, with a number of columns.
    public static func left(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment() }
    /// To the right, with a number of columns.
    public static func right(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment() }
}
