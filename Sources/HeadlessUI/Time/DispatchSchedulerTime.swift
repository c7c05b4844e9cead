#if !canImport(Darwin)
    import Dispatch

    extension DispatchQueue {
        /// A moment on the queue's schedule.
        public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
            /// The moment.
            public var dispatchTime: DispatchTime

            /// Creates a moment from a Dispatch time.
            public init(_ time: DispatchTime) {
                dispatchTime = time
            }

            public init(from decoder: any Decoder) throws {
                let nanoseconds = try decoder.singleValueContainer().decode(UInt64.self)
                self.init(DispatchTime(uptimeNanoseconds: nanoseconds))
            }

            public func encode(to encoder: any Encoder) throws {
                var container = encoder.singleValueContainer()
                try container.encode(dispatchTime.uptimeNanoseconds)
            }

            public func hash(into hasher: inout Hasher) {
                hasher.combine(dispatchTime.uptimeNanoseconds)
            }

            /// Returns the time from this moment to another.
            public func distance(to other: SchedulerTimeType) -> Stride {
                let (here, there) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
                return Stride(
                    magnitude: there >= here ? Int(clamping: there - here) : -Int(clamping: here - there))
            }

            /// Returns the moment that is a time later.
            public func advanced(by stride: Stride) -> SchedulerTimeType {
                SchedulerTimeType(stride.magnitude == .max ? .distantFuture : dispatchTime + stride.timeInterval)
            }

            /// The time between two moments.
            public struct Stride: SchedulerTimeIntervalConvertible, SignedNumeric, ExpressibleByFloatLiteral {
                /// The time in nanoseconds.
                public var magnitude: Int
            }
        }
    }

    extension DispatchQueue.SchedulerTimeType.Stride: Comparable, Codable, Hashable, Sendable {
        /// The time as a Dispatch interval.
        public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

        /// Creates a time from a Dispatch interval.
        public init(_ timeInterval: DispatchTimeInterval) {
            switch timeInterval {
            case .seconds(let seconds): self = .seconds(seconds)
            case .milliseconds(let milliseconds): self = .milliseconds(milliseconds)
            case .microseconds(let microseconds): self = .microseconds(microseconds)
            case .nanoseconds(let nanoseconds): self = .nanoseconds(nanoseconds)
            default: self.init(magnitude: .max)
            }
        }

        /// Creates a number of seconds.
        public init(integerLiteral value: Int) { self = .seconds(value) }
        /// Creates a number of seconds.
        public init(floatLiteral value: Double) { self = .seconds(value) }

        /// Creates a number of seconds.
        public init?<Source: BinaryInteger>(exactly source: Source) {
            guard let value = Int(exactly: source) else { return nil }
            self = .seconds(value)
        }

        public static func < (left: Self, right: Self) -> Bool { left.magnitude < right.magnitude }
        /// Returns the sum of two times.
        public static func + (left: Self, right: Self) -> Self {
            let (sum, isTooMuch) = left.magnitude.addingReportingOverflow(right.magnitude)
            return Self(magnitude: isTooMuch ? (right.magnitude < 0 ? .min : .max) : sum)
        }
        /// Returns the difference of two times.
        public static func - (left: Self, right: Self) -> Self {
            let (rest, isTooMuch) = left.magnitude.subtractingReportingOverflow(right.magnitude)
            return Self(magnitude: isTooMuch ? (right.magnitude < 0 ? .max : .min) : rest)
        }
        /// Returns zero, as Combine does. Times have no product.
        public static func * (left: Self, right: Self) -> Self { Self(magnitude: 0) }
        /// Sets the time to zero, as Combine does. Times have no product.
        public static func *= (left: inout Self, right: Self) { left.magnitude = 0 }

        /// Returns a number of seconds.
        public static func seconds(_ seconds: Int) -> Self { counted(seconds, 1_000_000_000) }
        /// Returns a number of seconds.
        public static func seconds(_ seconds: Double) -> Self {
            let nanoseconds = (seconds * 1_000_000_000).rounded()
            return Self(magnitude: Int(exactly: nanoseconds) ?? (seconds < 0 ? .min : .max))
        }
        /// Returns a number of milliseconds.
        public static func milliseconds(_ milliseconds: Int) -> Self { counted(milliseconds, 1_000_000) }
        /// Returns a number of microseconds.
        public static func microseconds(_ microseconds: Int) -> Self { counted(microseconds, 1_000) }
        /// Returns a number of nanoseconds.
        public static func nanoseconds(_ nanoseconds: Int) -> Self { Self(magnitude: nanoseconds) }

        private static func counted(_ count: Int, _ unit: Int) -> Self {
            let (nanoseconds, isTooMuch) = count.multipliedReportingOverflow(by: unit)
            return Self(magnitude: isTooMuch ? (count < 0 ? .min : .max) : nanoseconds)
        }

        var seconds: Double { Double(magnitude) / 1_000_000_000 }
    }
#endif
