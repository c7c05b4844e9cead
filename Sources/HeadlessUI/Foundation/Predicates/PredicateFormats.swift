#if !canImport(Darwin)
    /// A class whose initializers return an object of a subclass, which only those of a protocol can.
    public protocol CreatedFromPredicateFormat {}

    extension NSPredicate: CreatedFromPredicateFormat {}

    extension CreatedFromPredicateFormat where Self: NSPredicate {
        /// Creates a predicate from a format.
        ///
        /// A format without a meaning, or with too few arguments, ends the app, as the exception does on Apple's platforms.
        ///
        /// - Parameters:
        ///   - predicateFormat: A format, such as `name CONTAINS[cd] %@ AND count > %d`.
        ///   - arguments: The value of each specifier of the format, in order.
        public init(format predicateFormat: String, _ arguments: Any...) {
            self.init(format: predicateFormat, argumentArray: arguments)
        }

        /// Creates a predicate from a format.
        ///
        /// A format without a meaning, or with too few arguments, ends the app, as the exception does on Apple's platforms.
        ///
        /// - Parameters:
        ///   - predicateFormat: A format, such as `name CONTAINS[cd] %@ AND count > %d`.
        ///   - arguments: The value of each specifier of the format, in order.
        public init(format predicateFormat: String, argumentArray arguments: [Any]?) {
            guard let predicate = FormatPredicate(format: predicateFormat, arguments: arguments ?? []) as? Self else {
                endApp("\(Self.self) cannot be created from a format. Create an NSPredicate.")
            }
            self = predicate
        }
    }

    extension NSPredicate {
        /// Returns the predicate with values in the place of variables.
        ///
        /// - Parameter variables: The values by name, without `$`.
        public func withSubstitutionVariables(_ variables: [String: Any]) -> Self {
            let result: NSPredicate
            switch self {
            case let predicate as FormatPredicate:
                result = FormatPredicate(predicate.condition.substituting(variables))
            case let predicate as NSComparisonPredicate:
                result = NSComparisonPredicate(
                    leftExpression: NSExpression(predicate.comparison.left.substituting(variables)),
                    rightExpression: NSExpression(predicate.comparison.right.substituting(variables)),
                    modifier: predicate.comparison.modifier, type: predicate.comparison.operation,
                    options: predicate.comparison.options)
            case let predicate as NSCompoundPredicate:
                result = NSCompoundPredicate(
                    type: predicate.compoundPredicateType,
                    subpredicates: predicate.subpredicates.map { $0.withSubstitutionVariables(variables) })
            default:
                result = NSPredicate { [self] object, bindings in
                    evaluate(with: object, substitutionVariables: variables.merging(bindings ?? [:]) { $1 })
                }
            }
            return result as? Self ?? self
        }

        /// What the predicate says; of one with a block, that it is that predicate.
        var parsedCondition: PredicateCondition {
            switch self {
            case let predicate as FormatPredicate: return predicate.condition
            case let predicate as NSComparisonPredicate: return .comparison(predicate.comparison)
            case let predicate as NSCompoundPredicate:
                let conditions = predicate.subpredicates.map(\.parsedCondition)
                switch predicate.compoundPredicateType {
                case .not: return conditions.first.map { .not($0) } ?? .constant(false)
                case .and: return .and(conditions)
                case .or: return .or(conditions)
                }
            case NSPredicate(value: true): return .constant(true)
            case NSPredicate(value: false): return .constant(false)
            default: return .predicate(self)
            }
        }

        /// Returns whether another predicate has the same condition.
        ///
        /// Use this in place of `isEqual`: Foundation on Linux finds two compound predicates equal, whatever their conditions are.
        package func hasSameCondition(as other: NSPredicate) -> Bool {
            self === other || parsedCondition == other.parsedCondition
        }

        /// The format of the predicate, of compound predicates, too, whose `predicateFormat` Foundation on Linux does not know.
        package var formatText: String { PredicateText.text(of: parsedCondition) }
    }
#endif
