#if !canImport(Darwin)
    /// A predicate that compares the values of two expressions.
    ///
    /// It hides the class of Foundation, which cannot be created on Linux.
    open class NSComparisonPredicate: NSPredicate {
        /// How texts are compared.
        public struct Options: OptionSet, Sendable {
            public let rawValue: UInt
            public init(rawValue: UInt) { self.rawValue = rawValue }
            /// `[c]`.
            public static let caseInsensitive = Options(rawValue: 1)
            /// `[d]`.
            public static let diacriticInsensitive = Options(rawValue: 2)
            /// `[n]`: The texts are normalized already.
            public static let normalized = Options(rawValue: 4)
            /// `[l]`: Texts compare as in the current locale.
            static let localeSensitive = Options(rawValue: 8)

            /// The options in the order of a format.
            static let letters: [(letter: Character, option: Options)] = [
                ("c", .caseInsensitive), ("d", .diacriticInsensitive), ("n", .normalized), ("l", .localeSensitive),
            ]
        }

        /// Which values on the left are compared.
        public enum Modifier: UInt, Sendable {
            /// The value itself.
            case direct
            /// `ALL`: Each element has to hold.
            case all
            /// `ANY`: One element has to hold.
            case any
        }

        /// How values are compared.
        public enum Operator: UInt, Sendable, CaseIterable {
            case lessThan
            case lessThanOrEqualTo
            case greaterThan
            case greaterThanOrEqualTo
            case equalTo
            case notEqualTo
            case matches
            case like
            case beginsWith
            case endsWith
            case `in`
            case contains
            case between

            /// The spellings in a format, of which the first is the usual one.
            var spellings: [String] {
                switch self {
                case .lessThan: ["<"]
                case .lessThanOrEqualTo: ["<=", "=<"]
                case .greaterThan: [">"]
                case .greaterThanOrEqualTo: [">=", "=>"]
                case .equalTo: ["==", "="]
                case .notEqualTo: ["!=", "<>"]
                case .matches: ["MATCHES"]
                case .like: ["LIKE"]
                case .beginsWith: ["BEGINSWITH"]
                case .endsWith: ["ENDSWITH"]
                case .in: ["IN"]
                case .contains: ["CONTAINS"]
                case .between: ["BETWEEN"]
                }
            }
        }

        let comparison: PredicateComparison
        private let patterns = PatternCache()

        /// Creates a predicate that compares two values.
        ///
        /// - Parameters:
        ///   - lhs: The value on the left.
        ///   - rhs: The value on the right.
        ///   - modifier: Which values on the left are compared.
        ///   - type: How values are compared.
        ///   - options: How texts are compared.
        public init(
            leftExpression lhs: NSExpression, rightExpression rhs: NSExpression, modifier: Modifier, type: Operator,
            options: Options = []
        ) {
            comparison = PredicateComparison(
                modifier: modifier, left: lhs.term, operation: type, options: options, right: rhs.term)
            super.init { _, _ in false }
        }

        /// How the two sides compare.
        open var predicateOperatorType: Operator { comparison.operation }
        /// Which elements of the left side compare.
        open var comparisonPredicateModifier: Modifier { comparison.modifier }
        /// The left side.
        open var leftExpression: NSExpression { NSExpression(comparison.left) }
        /// The right side.
        open var rightExpression: NSExpression { NSExpression(comparison.right) }
        /// What the comparison ignores.
        open var options: Options { comparison.options }

        open override var predicateFormat: String { PredicateText.text(of: .comparison(comparison)) }
        open override var description: String { predicateFormat }
        open override var hash: Int { PredicateText.outline(of: .comparison(comparison)).hashValue }
        open override func isEqual(_ object: Any?) -> Bool {
            (object as? NSPredicate)?.hasSameCondition(as: self) ?? false
        }
        open override func copy(with zone: NSZone? = nil) -> Any { self }

        open override func evaluate(with object: Any?, substitutionVariables bindings: [String: Any]?) -> Bool {
            let evaluation = PredicateEvaluation(object: object, variables: bindings ?? [:], patterns: patterns)
            return evaluation.holds(.comparison(comparison))
        }
    }
#endif
