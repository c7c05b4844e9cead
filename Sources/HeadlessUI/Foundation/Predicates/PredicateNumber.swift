#if !canImport(Darwin)
    /// A number of any type, so that numbers of two types compare by value.
    enum PredicateNumber: Equatable {
        case integer(Int)
        case real(Double)
        case decimal(Decimal)

        /// Reads a number or a truth value.
        ///
        /// - Parameter value: A number of Swift or Foundation. For another value, the result is nil.
        init?(_ value: Any) {
            switch value {
            case let value as Int: self = .integer(value)
            // Before other types, which would round a decimal number of Foundation.
            case let value as Decimal: self = .decimal(value)
            case let value as Double: self = .real(value)
            case let value as Bool: self = .integer(value ? 1 : 0)
            case let value as UInt64: self = .decimal(Decimal(value))
            case let value as any BinaryInteger: self = Int(exactly: value).map { .integer($0) } ?? .real(Double(value))
            case let value as any BinaryFloatingPoint: self = .real(Double(value))
            default: return nil
            }
        }

        /// The number as a value of Swift.
        var value: Any {
            switch self {
            case .integer(let value): value
            case .real(let value): value
            case .decimal(let value): value
            }
        }

        var double: Double {
            switch self {
            case .integer(let value): Double(value)
            case .real(let value): value
            case .decimal(let value): NSDecimalNumber(decimal: value).doubleValue
            }
        }

        /// The number without its fraction; nil if it is out of the range of integers.
        var integer: Int? {
            switch self {
            case .integer(let value): value
            case .real, .decimal: Int(exactly: double.rounded(.towardZero))
            }
        }

        /// The number as a decimal one; nil if it is not finite.
        private var decimal: Decimal? {
            switch self {
            case .integer(let value): Decimal(value)
            // By its digits: 0.1 is one tenth, as in `NSNumber`.
            case .real(let value): value.isFinite ? Decimal(string: "\(value)") : nil
            case .decimal(let value): value
            }
        }

        static func == (left: PredicateNumber, right: PredicateNumber) -> Bool {
            left.order(relativeTo: right) == .orderedSame
        }

        /// Returns whether this number is less than, equal to or greater than another one; nil if one of them is not a number.
        func order(relativeTo other: PredicateNumber) -> ComparisonResult? {
            switch (self, other) {
            case (.integer(let left), .integer(let right)): return ComparisonResult(left, right)
            case (.decimal, _), (_, .decimal):
                if let left = decimal, let right = other.decimal { return ComparisonResult(left, right) }
            case (.integer(let left), .real(let right)): return Self.order(of: left, relativeTo: right)
            case (.real(let left), .integer(let right)): return Self.order(of: right, relativeTo: left)?.reversed
            case (.real, .real): break
            }
            return double.isNaN || other.double.isNaN ? nil : ComparisonResult(double, other.double)
        }

        /// Compares exactly: an integer beyond 2^53 may have no equal among floating-point numbers.
        private static func order(of integer: Int, relativeTo real: Double) -> ComparisonResult? {
            if real.isNaN { return nil }
            let floor = real.rounded(.down)
            guard let whole = Int(exactly: floor) else { return real > 0 ? .orderedAscending : .orderedDescending }
            return integer == whole && floor < real ? .orderedAscending : ComparisonResult(integer, whole)
        }

        /// Returns the result of `+`, `-`, `*` or `/`: an integer for two integers, if it is in their range.
        ///
        /// - Parameters:
        ///   - other: The second operand.
        ///   - integers: The operation with its overflow.
        ///   - decimals: The operation, if an operand is a decimal number.
        ///   - doubles: The operation for other numbers.
        func combined(
            with other: PredicateNumber, integers: (Int, Int) -> (partialValue: Int, overflow: Bool),
            decimals: (Decimal, Decimal) -> Decimal, doubles: (Double, Double) -> Double
        ) -> PredicateNumber {
            switch (self, other) {
            case (.integer(let left), .integer(let right)):
                let (result, overflow) = integers(left, right)
                if !overflow { return .integer(result) }
            case (.decimal, _), (_, .decimal):
                if let left = decimal, let right = other.decimal { return .decimal(decimals(left, right)) }
            default: break
            }
            return .real(doubles(double, other.double))
        }

        static func + (left: PredicateNumber, right: PredicateNumber) -> PredicateNumber {
            left.combined(with: right, integers: { $0.addingReportingOverflow($1) }, decimals: +, doubles: +)
        }

        static func - (left: PredicateNumber, right: PredicateNumber) -> PredicateNumber {
            left.combined(with: right, integers: { $0.subtractingReportingOverflow($1) }, decimals: -, doubles: -)
        }

        static func * (left: PredicateNumber, right: PredicateNumber) -> PredicateNumber {
            left.combined(
                with: right, integers: { $0.multipliedReportingOverflow(by: $1) }, decimals: *, doubles: *)
        }

        /// The quotient, without its fraction for integers. A division of an integer by 0 is infinite.
        static func / (left: PredicateNumber, right: PredicateNumber) -> PredicateNumber {
            left.combined(with: right, integers: { $0.dividedReportingOverflow(by: $1) }, decimals: /, doubles: /)
        }

        /// Returns the sum of numbers. It does not depend on their order, which a set does not have.
        static func sum(of numbers: [PredicateNumber]) -> PredicateNumber {
            numbers.sorted { $0.order(relativeTo: $1) == .orderedAscending }.reduce(.integer(0), +)
        }
    }

    extension ComparisonResult {
        /// The order of two values.
        init<Value: Comparable>(_ left: Value, _ right: Value) {
            self = left < right ? .orderedAscending : left == right ? .orderedSame : .orderedDescending
        }

        /// The order of the same two values in a sequence that descends.
        var reversed: ComparisonResult {
            switch self {
            case .orderedAscending: .orderedDescending
            case .orderedSame: .orderedSame
            case .orderedDescending: .orderedAscending
            }
        }
    }
#endif
