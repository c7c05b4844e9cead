#if !canImport(Darwin)
    /// The functions of `NSExpression`, by the names that they have there.
    enum PredicateFunction {
        private enum Body: Sendable {
            /// A function of the numbers in one collection, or of any number of arguments.
            case numbers(@Sendable ([PredicateNumber]) -> Any?)
            /// A function of values, none of which is nil.
            case values(count: Int, @Sendable ([Any]) -> Any?)
        }

        private static let bodies: [String: Body] = [
            "sum:": .numbers { PredicateNumber.sum(of: $0).value },
            "count:": .values(count: 1) { PredicateCollection($0[0])?.elements.count },
            "min:": .numbers { $0.min { $0.order(relativeTo: $1) == .orderedAscending }?.value },
            "max:": .numbers { $0.max { $0.order(relativeTo: $1) == .orderedAscending }?.value },
            "average:": .numbers { $0.isEmpty ? nil : PredicateNumber.sum(of: $0).double / Double($0.count) },
            "median:": .numbers { median(of: $0) },
            "mode:": .numbers { mode(of: $0) },
            "stddev:": .numbers { deviation(of: $0) },
            "add:to:": numbers { $0 + $1 },
            "from:subtract:": numbers { $0 - $1 },
            "multiply:by:": numbers { $0 * $1 },
            "divide:by:": numbers { $0 / $1 },
            "modulus:by:": integers { $1 == 0 ? nil : $0.remainderReportingOverflow(dividingBy: $1).partialValue },
            "bitwiseAnd:with:": integers { $0 & $1 },
            "bitwiseOr:with:": integers { $0 | $1 },
            "bitwiseXor:with:": integers { $0 ^ $1 },
            "leftshift:by:": integers { $0 << $1 },
            "rightshift:by:": integers { $0 >> $1 },
            "onesComplement:": .values(count: 1) { PredicateNumber($0[0])?.integer.map { ~$0 } },
            "raise:toPower:": .values(count: 2) { values in
                PredicateNumber(values[0]).flatMap { base in
                    PredicateNumber(values[1]).map { pow(base.double, $0.double) }
                }
            },
            "sqrt:": double { $0.squareRoot() },
            "log:": double { log10($0) },
            "ln:": double { log($0) },
            "exp:": double { exp($0) },
            "floor:": double { $0.rounded(.down) },
            "ceiling:": double { $0.rounded(.up) },
            "trunc:": double { $0.rounded(.towardZero) },
            "abs:": .values(count: 1) { values in
                PredicateNumber(values[0]).map { number in
                    number.double < 0 ? (PredicateNumber.integer(0) - number).value : number.value
                }
            },
            "uppercase:": text { $0.uppercased() },
            "lowercase:": text { $0.lowercased() },
            "canonical:": text { $0.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil) },
            "length:": text { $0.utf16.count },
            "noindex:": .values(count: 1) { $0[0] },
            "now": .values(count: 0) { _ in Date() },
            "castObject:toType:": .values(count: 2) { cast($0[0], to: $0[1]) },
        ]

        /// The names of all functions, in alphabetical order.
        static let names: [String] = bodies.keys.sorted()

        /// Returns whether a function has so many arguments.
        static func canCall(_ name: String, withArguments count: Int) -> Bool {
            switch bodies[name] {
            case .numbers: count > 0
            case .values(let expected, _): count == expected
            case nil: false
            }
        }

        /// Returns the result of a function.
        ///
        /// - Parameters:
        ///   - name: The name, as in `NSExpression`. An unknown function ends the app.
        ///   - arguments: The arguments. If one is nil, the result is nil, unless the function ranges over numbers.
        static func result(of name: String, with arguments: [Any?]) -> Any? {
            switch bodies[name] {
            case .numbers(let function):
                let values = arguments.flatMap { argument -> [Any] in
                    guard let value = unwrapped(argument) else { return [] }
                    return PredicateCollection(value)?.elements ?? [value]
                }
                return function(values.compactMap { unwrapped($0).flatMap(PredicateNumber.init) })
            case .values(let count, let function):
                let values = arguments.compactMap { unwrapped($0) }
                return values.count == count ? function(values) : nil
            case nil: endApp("Unable to parse function name '\(name)' into supported selector (\(name))")
            }
        }

        private static func median(of numbers: [PredicateNumber]) -> Any? {
            let sorted = numbers.map(\.double).sorted()
            guard !sorted.isEmpty else { return nil }
            return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
        }

        /// The most frequent numbers, each once.
        private static func mode(of numbers: [PredicateNumber]) -> Any? {
            let counts = Dictionary(grouping: numbers.map(\.double)) { $0 }.mapValues(\.count)
            let most = counts.values.max()
            return counts.filter { $0.value == most }.keys.sorted()
        }

        /// The standard deviation of numbers that are all there are, and not a sample.
        private static func deviation(of numbers: [PredicateNumber]) -> Any? {
            if numbers.isEmpty { return nil }
            let (values, count) = (numbers.map(\.double), Double(numbers.count))
            let mean = values.reduce(0, +) / count
            return (values.map { ($0 - mean) * ($0 - mean) }.reduce(0, +) / count).squareRoot()
        }

        /// Returns a value as one of another type: `CAST(date, 'NSNumber')`.
        private static func cast(_ value: Any, to type: Any) -> Any? {
            switch type as? String {
            case "NSDate":
                PredicateNumber(value).map { Date(timeIntervalSinceReferenceDate: $0.double) } ?? value as? Date
            case "NSNumber":
                if let date = value as? Date {
                    date.timeIntervalSinceReferenceDate
                } else {
                    PredicateNumber(value)?.value ?? (value as? String).flatMap { Double($0) }
                }
            case "NSDecimalNumber":
                (value as? String).flatMap { Decimal(string: $0) }
                    ?? PredicateNumber(value).flatMap { Decimal(string: "\($0.value)") }
            case "NSString": value as? String ?? "\(PredicateNumber(value)?.value ?? value)"
            case "NSUUID": value as? UUID ?? (value as? String).flatMap { UUID(uuidString: $0) }
            case "NSURL": value as? URL ?? (value as? String).flatMap { URL(string: $0) }
            default: value
            }
        }

        // MARK: Functions of one type

        private static func numbers(
            _ function: @escaping @Sendable (PredicateNumber, PredicateNumber) -> PredicateNumber
        ) -> Body {
            .values(count: 2) { values in
                guard let left = PredicateNumber(values[0]), let right = PredicateNumber(values[1]) else { return nil }
                return function(left, right).value
            }
        }

        private static func integers(_ function: @escaping @Sendable (Int, Int) -> Int?) -> Body {
            .values(count: 2) { values in
                guard let left = PredicateNumber(values[0])?.integer, let right = PredicateNumber(values[1])?.integer
                else {
                    return nil
                }
                return function(left, right)
            }
        }

        private static func double(_ function: @escaping @Sendable (Double) -> Double) -> Body {
            .values(count: 1) { PredicateNumber($0[0]).map { function($0.double) } }
        }

        private static func text(_ function: @escaping @Sendable (String) -> Any) -> Body {
            .values(count: 1) { ($0[0] as? String).map(function) }
        }
    }
#endif
