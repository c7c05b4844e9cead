#if !canImport(Darwin)
    /// What a predicate format says of an object: the parsed form of `name == 'Ada' AND count > 3`.
    indirect enum PredicateCondition: Equatable {
        /// `TRUEPREDICATE` or `FALSEPREDICATE`.
        case constant(Bool)
        case comparison(PredicateComparison)
        case not(PredicateCondition)
        /// Holds if all conditions hold, and if there are none.
        case and([PredicateCondition])
        /// Holds if one condition holds.
        case or([PredicateCondition])
        /// The condition of a predicate that has no format, such as one with a block.
        case predicate(NSPredicate)
    }

    /// A comparison of two values: `name CONTAINS[cd] 'a'`.
    struct PredicateComparison: Equatable {
        var modifier = NSComparisonPredicate.Modifier.direct
        var left: PredicateTerm
        let operation: NSComparisonPredicate.Operator
        var options: NSComparisonPredicate.Options = []
        var right: PredicateTerm
    }

    extension PredicateCondition {
        /// Returns the condition with values in the place of variables.
        ///
        /// - Parameter variables: The values by name. Variables with other names stay.
        func substituting(_ variables: [String: Any]) -> PredicateCondition {
            switch self {
            case .constant: return self
            case .comparison(var comparison):
                comparison.left = comparison.left.substituting(variables)
                comparison.right = comparison.right.substituting(variables)
                return .comparison(comparison)
            case .not(let condition): return .not(condition.substituting(variables))
            case .and(let conditions): return .and(conditions.map { $0.substituting(variables) })
            case .or(let conditions): return .or(conditions.map { $0.substituting(variables) })
            case .predicate(let predicate): return .predicate(predicate.withSubstitutionVariables(variables))
            }
        }
    }
#endif
