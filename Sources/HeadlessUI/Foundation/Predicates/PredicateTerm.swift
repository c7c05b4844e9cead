#if !canImport(Darwin)
    /// An expression of a predicate format, which has a value: one side of a comparison.
    indirect enum PredicateTerm: Equatable {
        case constant(PredicateConstant)
        /// `SELF`.
        case evaluatedObject
        /// `$name`.
        case variable(String)
        /// The value at a key path of another term, which is `SELF` for a key path that stands alone.
        case keyPath(PredicateTerm, PredicateKeyPath)
        /// `tags[0]`, `tags[FIRST]`, `tags[LAST]` or `tags[SIZE]`.
        case element(PredicateTerm, Position)
        /// `{1, 2}`.
        case aggregate([PredicateTerm])
        /// `SUBQUERY(collection, $variable, condition)`: the elements for which the condition holds.
        case subquery(PredicateTerm, variable: String, PredicateCondition)
        /// A function of `NSExpression`, such as `add:to:`, and its arguments.
        case function(String, [PredicateTerm])
        /// `TERNARY(condition, a, b)`.
        case conditional(PredicateCondition, PredicateTerm, PredicateTerm)

        /// A place in a collection.
        indirect enum Position: Equatable {
            case first
            case last
            /// Not a place: the number of elements.
            case size
            case index(PredicateTerm)
        }
    }

    /// A constant of a format, or an argument. Two are equal if a predicate finds that they are.
    struct PredicateConstant: Equatable {
        let value: Any?

        init(_ value: Any?) { self.value = value }

        static func == (left: PredicateConstant, right: PredicateConstant) -> Bool {
            PredicateValue(left.value) == PredicateValue(right.value)
        }
    }

    extension PredicateTerm {
        /// Returns the term with values in the place of variables.
        ///
        /// - Parameter variables: The values by name. Variables with other names stay.
        func substituting(_ variables: [String: Any]) -> PredicateTerm {
            switch self {
            case .constant, .evaluatedObject: self
            case .variable(let name): variables[name].map { .constant(PredicateConstant($0)) } ?? self
            case .keyPath(let term, let path): .keyPath(term.substituting(variables), path)
            case .element(let term, .index(let index)):
                .element(term.substituting(variables), .index(index.substituting(variables)))
            case .element(let term, let position): .element(term.substituting(variables), position)
            case .aggregate(let terms): .aggregate(terms.map { $0.substituting(variables) })
            case .subquery(let collection, let variable, let condition):
                // The subquery gives its variable a value itself.
                .subquery(
                    collection.substituting(variables), variable: variable,
                    condition.substituting(variables.filter { $0.key != variable }))
            case .function(let name, let terms): .function(name, terms.map { $0.substituting(variables) })
            case .conditional(let condition, let first, let second):
                .conditional(
                    condition.substituting(variables), first.substituting(variables), second.substituting(variables))
            }
        }

        /// The keys of each key path that begins at the object itself, without those in conditions.
        var keyPaths: [[String]] {
            switch self {
            case .constant, .evaluatedObject, .variable: []
            case .keyPath(.evaluatedObject, let path): [path.keys]
            case .keyPath(let term, let path): term.keyPaths.map { $0 + path.keys }
            case .element(let term, _): term.keyPaths
            case .aggregate(let terms): terms.flatMap(\.keyPaths)
            case .subquery(let term, variable: _, _): term.keyPaths
            case .function(_, let terms): terms.flatMap(\.keyPaths)
            case .conditional(_, let first, let second): first.keyPaths + second.keyPaths
            }
        }
    }
#endif
