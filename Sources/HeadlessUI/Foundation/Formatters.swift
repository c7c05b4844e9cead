#if !canImport(Darwin)
    /// A formatter of lists, in English.
    open class ListFormatter: Formatter {
        /// Formats each item.
        open var itemFormatter: Formatter?
        /// The locale. Has no effect here.
        // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
        open var locale: Locale! = .current

        /// Returns the items, joined by commas and "and".
        open class func localizedString(byJoining strings: [String]) -> String {
            guard strings.count > 1, let last = strings.last else { return strings.first ?? "" }
            let separator = strings.count == 2 ? " and " : ", and "
            return strings.dropLast().joined(separator: ", ") + separator + last
        }
        /// Returns the items, joined by commas and "and".
        open func string(from items: [Any]) -> String? {
            Self.localizedString(byJoining: items.map { itemFormatter?.string(for: $0) ?? "\($0)" })
        }
        /// Returns the items of an array; nil for another value.
        override open func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap { string(from: $0) } }
    }

    /// A formatter of times relative to another, in English.
    open class RelativeDateTimeFormatter: Formatter {
        /// Whether a time can be a word, such as "yesterday".
        public enum DateTimeStyle: Int, Sendable { case numeric, named }
        /// The length of the units.
        public enum UnitsStyle: Int, Sendable { case full, spellOut, short, abbreviated }
        /// Whether a time can be a word. Has no effect here.
        open var dateTimeStyle = DateTimeStyle.numeric
        /// The length of the units. Has no effect here.
        open var unitsStyle = UnitsStyle.full
        /// The locale. Has no effect here.
        // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
        open var locale: Locale! = .current
        /// The calendar. Has no effect here.
        // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
        open var calendar: Calendar! = .current

        /// Returns the distance between two times, in their largest unit.
        open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
            localizedString(fromTimeInterval: date.timeIntervalSince(referenceDate))
        }
        /// Returns a distance in its largest unit.
        open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
            let units: [(name: String, seconds: Double)] = [
                ("year", 31_536_000), ("month", 2_592_000), ("week", 604_800), ("day", 86400), ("hour", 3600),
                ("minute", 60), ("second", 1),
            ]
            let unit = units.first { abs(timeInterval) >= $0.seconds } ?? ("second", 1)
            let count = Int(abs(timeInterval) / unit.seconds)
            let text = "\(count) \(unit.name)\(count == 1 ? "" : "s")"
            return timeInterval < 0 ? "\(text) ago" : "in \(text)"
        }
        /// Returns the distance of a date from now; nil for another value.
        override open func string(for obj: Any?) -> String? {
            (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
        }
    }

    /// A formatter of durations, in English. Foundation on Linux has none.
    open class DateComponentsFormatter: Formatter {
        /// The length of the units.
        public enum UnitsStyle: Int, Sendable { case positional, abbreviated, short, full, spellOut, brief }
        /// Which units without a value show.
        public struct ZeroFormattingBehavior: OptionSet, Sendable {
            public let rawValue: UInt
            public init(rawValue: UInt) { self.rawValue = rawValue }
            /// The positional style drops leading units, and the others drop all.
            public static let `default` = ZeroFormattingBehavior(rawValue: 1)
            /// No unit without a value shows before the first one with a value.
            public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
            /// No unit without a value shows between others.
            public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
            /// No unit without a value shows after the last one with a value.
            public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
            /// All units show.
            public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
            /// No unit without a value shows.
            public static let dropAll = ZeroFormattingBehavior(rawValue: 14)
        }
        /// The units.
        open var allowedUnits: NSCalendar.Unit = [.hour, .minute, .second]
        /// The length of the units: numbers with colons, or numbers with letters.
        open var unitsStyle = UnitsStyle.positional
        /// Which units without a value show.
        open var zeroFormattingBehavior: ZeroFormattingBehavior = []
        /// The most units. Has no effect here.
        open var maximumUnitCount = 0
        /// The calendar. Has no effect here.
        open var calendar: Calendar?
        /// Whether the text says that time remains. Has no effect here.
        open var includesTimeRemainingPhrase = false
        /// Whether the text says that it is not exact. Has no effect here.
        open var includesApproximationPhrase = false
        /// Whether the largest unit also has a fraction. Has no effect here.
        open var allowsFractionalUnits = false
        /// Whether the largest unit may exceed its range. Has no effect here.
        open var collapsesLargestUnit = false

        /// Returns a duration in seconds as text.
        open func string(from ti: TimeInterval) -> String? {
            let all: [(unit: NSCalendar.Unit, seconds: Int, letter: String)] = [
                (.day, 86400, "d"), (.hour, 3600, "h"), (.minute, 60, "m"), (.second, 1, "s"),
            ]
            var rest = Int(ti)
            var parts: [(count: Int, letter: String)] = []
            for (unit, seconds, letter) in all where allowedUnits.contains(unit) {
                let count = rest / seconds
                rest -= count * seconds
                let isLast = seconds == 1
                if count != 0 || !parts.isEmpty || isLast || zeroFormattingBehavior.contains(.pad) {
                    parts.append((count, letter))
                }
            }
            guard unitsStyle == .positional else {
                return parts.map { "\($0.count)\($0.letter)" }.joined(separator: " ")
            }
            let isPadded = zeroFormattingBehavior.contains(.pad)
            return parts.enumerated().map { index, part in
                index > 0 || isPadded ? String(format: "%02d", part.count) : "\(part.count)"
            }.joined(separator: ":")
        }
        /// Returns the time between two dates as text.
        open func string(from startDate: Date, to endDate: Date) -> String? {
            string(from: endDate.timeIntervalSince(startDate))
        }
        /// Returns a duration in days, hours, minutes and seconds as text.
        open func string(from components: DateComponents) -> String? {
            let hours = (components.day ?? 0) * 24 + (components.hour ?? 0)
            return string(from: TimeInterval((hours * 60 + (components.minute ?? 0)) * 60 + (components.second ?? 0)))
        }
        /// Returns a duration, which is a number of seconds or has components; nil for another value.
        override open func string(for obj: Any?) -> String? {
            if let components = obj as? DateComponents { return string(from: components) }
            return (obj as? TimeInterval ?? (obj as? NSNumber)?.doubleValue).flatMap { string(from: $0) }
        }
    }

    /// A formatter of measurements. Foundation on Linux has none.
    open class MeasurementFormatter: Formatter {
        /// The length of the units.
        public enum UnitStyle: Int, Sendable { case short = 1, medium, long }
        /// Which units a formatter may choose. It keeps the unit here.
        public struct UnitOptions: OptionSet, Sendable {
            public let rawValue: UInt
            public init(rawValue: UInt) { self.rawValue = rawValue }
            /// The unit as it is.
            public static let providedUnit = UnitOptions(rawValue: 1)
            /// A unit for the size of the value.
            public static let naturalScale = UnitOptions(rawValue: 2)
        }
        /// The length of the units. Has no effect here.
        open var unitStyle = UnitStyle.medium
        /// Which units the formatter may choose. Has no effect here.
        open var unitOptions: UnitOptions = []
        /// Formats the value.
        // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
        open var numberFormatter: NumberFormatter! = NumberFormatter()
        /// The locale. Has no effect here.
        // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
        open var locale: Locale! = .current

        /// Returns the value and the symbol of the unit.
        open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
            let number = numberFormatter.string(from: NSNumber(value: measurement.value)) ?? "\(measurement.value)"
            return "\(number) \(measurement.unit.symbol)"
        }
        /// Returns a measurement as text; nil for another value.
        override open func string(for obj: Any?) -> String? { (obj as? any AnyMeasurement)?.text(by: self) }
    }

    /// A measurement of any unit.
    private protocol AnyMeasurement {
        func text(by formatter: MeasurementFormatter) -> String
    }

    extension Measurement: AnyMeasurement {
        fileprivate func text(by formatter: MeasurementFormatter) -> String { formatter.string(from: self) }
    }

    extension Measurement {
        /// Returns the value and the symbol of the unit.
        public func formatted() -> String { "\(value.formatted()) \(unit.symbol)" }
        /// Returns the measurement in a style.
        public func formatted(_ style: MeasurementStyle<UnitType>) -> String {
            "\(value.formatted(style.number)) \(unit.symbol)"
        }
    }

    /// A style of measurements.
    public struct MeasurementStyle<UnitType: Unit> {
        let number: FloatingPointFormatStyle<Double>

        /// The length of the units.
        public enum Width: Sendable { case wide, abbreviated, narrow }
        /// The use of a measurement. The unit stays as it is here.
        public enum Usage: Sendable {
            case general, asProvided, person, personHeight, personWeight, road, weather, food, workout
        }

        /// A style of measurements.
        public static func measurement(
            width: Width, usage: Usage = .general, numberFormatStyle: FloatingPointFormatStyle<Double> = .number
        ) -> MeasurementStyle { MeasurementStyle(number: numberFormatStyle) }
    }
#endif
