#if !canImport(Darwin)
    extension PredicateEvaluation {
        /// Returns the value of a term for the object.
        func value(of term: PredicateTerm) -> Any? {
            switch term {
            case .constant(let constant): return constant.value
            case .evaluatedObject: return object
            case .variable(let name):
                guard let value = variables[name] else {
                    endApp("Can't get value for '\(name)' in bindings \(variables.keys.sorted())")
                }
                return value
            case .keyPath(let term, let path): return path.value(in: value(of: term))
            case .element(let term, let position): return element(at: position, of: value(of: term))
            case .aggregate(let terms): return PredicateCollection(terms.map { value(of: $0) ?? NSNull() })
            case .subquery(let term, let variable, let condition):
                return elements(of: value(of: term), where: condition, variable: variable)
            case .function(let name, let terms):
                return PredicateFunction.result(of: name, with: terms.map { value(of: $0) })
            case .conditional(let condition, let first, let second):
                return value(of: holds(condition) ? first : second)
            }
        }

        /// Returns the elements of a collection for which a condition holds; nil for nil.
        private func elements(of value: Any?, where condition: PredicateCondition, variable: String) -> Any? {
            guard let value = unwrapped(value) else { return nil }
            guard let collection = PredicateCollection(value) else {
                endApp("Can't perform collection evaluate with non-collection object.")
            }
            var evaluation = self
            let elements = collection.elements.filter { element in
                evaluation.variables[variable] = element
                return evaluation.holds(condition)
            }
            return PredicateCollection(elements, isOrdered: collection.isOrdered)
        }

        private func element(at position: PredicateTerm.Position, of value: Any?) -> Any? {
            guard let value = unwrapped(value) else { return nil }
            if case .index(let key) = position, let key = unwrapped(self.value(of: key)) as? String {
                return PredicateKeyPath(keys: [key]).value(in: value)
            }
            guard let elements = PredicateCollection(value)?.elements else {
                endApp("Can't perform collection evaluate with non-collection object.")
            }
            switch position {
            case .first: return elements.first
            case .last: return elements.last
            case .size: return elements.count
            case .index(let term):
                guard let index = unwrapped(self.value(of: term)).flatMap(PredicateNumber.init)?.integer,
                    elements.indices.contains(index)
                else { endApp("Index of \(elements.count) elements is out of bounds in a predicate.") }
                return elements[index]
            }
        }
    }
#endif
