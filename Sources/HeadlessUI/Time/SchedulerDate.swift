#if !canImport(Darwin)
    import Foundation

    extension RunLoop {
        /// A date on the loop's schedule.
        public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
            /// The date.
            public var date: Date

            /// Creates a scheduler date from a date.
            public init(_ date: Date) {
                self.date = date
            }

            /// Returns the time from this date to another.
            public func distance(to other: SchedulerTimeType) -> Stride {
                Stride(other.date.timeIntervalSince(date))
            }

            /// Returns the date that is a time later.
            public func advanced(by stride: Stride) -> SchedulerTimeType {
                SchedulerTimeType(date.addingTimeInterval(stride.magnitude))
            }

            /// The time between two dates.
            public struct Stride: SchedulerTimeIntervalConvertible, SignedNumeric, ExpressibleByFloatLiteral {
                /// The time in seconds.
                public var magnitude: TimeInterval
            }
        }
    }

    extension RunLoop.SchedulerTimeType.Stride: Comparable, Codable, Hashable, Sendable {
        /// The time in seconds.
        public var timeInterval: TimeInterval { magnitude }

        /// Creates a time in seconds.
        public init(_ timeInterval: TimeInterval) {
            magnitude = timeInterval
        }

        /// Creates a number of seconds.
        public init(integerLiteral value: TimeInterval) { self.init(value) }
        /// Creates a number of seconds.
        public init(floatLiteral value: TimeInterval) { self.init(value) }

        /// Creates a number of seconds.
        public init?<Source: BinaryInteger>(exactly source: Source) {
            guard let value = TimeInterval(exactly: source) else { return nil }
            self.init(value)
        }

        public static func < (left: Self, right: Self) -> Bool { left.magnitude < right.magnitude }
        /// Returns the sum of two times.
        public static func + (left: Self, right: Self) -> Self { Self(left.magnitude + right.magnitude) }
        /// Returns the difference of two times.
        public static func - (left: Self, right: Self) -> Self { Self(left.magnitude - right.magnitude) }
        /// Returns the product of the seconds.
        public static func * (left: Self, right: Self) -> Self { Self(left.magnitude * right.magnitude) }
        /// Multiplies the seconds.
        public static func *= (left: inout Self, right: Self) { left.magnitude *= right.magnitude }

        /// Returns a number of seconds.
        public static func seconds(_ seconds: Int) -> Self { Self(TimeInterval(seconds)) }
        /// Returns a number of seconds.
        public static func seconds(_ seconds: Double) -> Self { Self(seconds) }
        /// Returns a number of milliseconds.
        public static func milliseconds(_ milliseconds: Int) -> Self { Self(TimeInterval(milliseconds) / 1_000) }
        /// Returns a number of microseconds.
        public static func microseconds(_ microseconds: Int) -> Self { Self(TimeInterval(microseconds) / 1_000_000) }
        /// Returns a number of nanoseconds.
        public static func nanoseconds(_ nanoseconds: Int) -> Self { Self(TimeInterval(nanoseconds) / 1_000_000_000) }
    }
#endif
