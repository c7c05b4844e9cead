#if !canImport(Darwin)
    /// Evaluates conditions and terms with an object.
    struct PredicateEvaluation {
        /// `SELF`.
        let object: Any?
        /// The values of variables, by name.
        var variables: [String: Any]
        let patterns: PatternCache

        /// Returns whether a condition holds for the object.
        func holds(_ condition: PredicateCondition) -> Bool {
            switch condition {
            case .constant(let value): value
            case .comparison(let comparison): holds(comparison)
            case .not(let condition): !holds(condition)
            case .and(let conditions): conditions.allSatisfy(holds)
            case .or(let conditions): conditions.contains(where: holds)
            case .predicate(let predicate): predicate.evaluate(with: object, substitutionVariables: variables)
            }
        }

        private func holds(_ comparison: PredicateComparison) -> Bool {
            let left = value(of: comparison.left)
            let right = PredicateValue(value(of: comparison.right))
            func holds(for value: Any?) -> Bool { self.holds(comparison, PredicateValue(value), right) }
            return switch comparison.modifier {
            case .direct: holds(for: left)
            case .any: Self.elements(left).contains(where: holds)
            case .all: Self.elements(left).allSatisfy(holds)
            }
        }

        /// Returns the values that `ANY` and `ALL` range over. A relationship of relationships has the objects of all.
        private static func elements(_ value: Any?) -> [Any] {
            guard let value = unwrapped(value) else { return [] }
            guard let collection = PredicateCollection(value) else { return [value] }
            return collection.elements.flatMap { element in
                PredicateCollection(element) == nil ? [element] : elements(element)
            }
        }

        // MARK: Comparisons

        private func holds(_ comparison: PredicateComparison, _ left: PredicateValue, _ right: PredicateValue) -> Bool {
            let texts = TextComparison(options: comparison.options, patterns: patterns)
            switch comparison.operation {
            case .equalTo: return isEqual(left, right, texts)
            case .notEqualTo: return !isEqual(left, right, texts)
            case .lessThan: return order(left, right, texts) == .orderedAscending
            case .greaterThan: return order(left, right, texts) == .orderedDescending
            case .lessThanOrEqualTo: return order(left, right, texts).map { $0 != .orderedDescending } ?? false
            case .greaterThanOrEqualTo: return order(left, right, texts).map { $0 != .orderedAscending } ?? false
            case .between: return isBetween(left, right, texts)
            case .in: return contains(right, left, texts)
            case .contains: return contains(left, right, texts)
            case .beginsWith: return Self.holds(left, right) { texts.contains($0, $1, at: .anchored) }
            case .endsWith: return Self.holds(left, right) { texts.contains($0, $1, at: [.anchored, .backwards]) }
            case .like: return Self.holds(left, right, texts.isLike)
            case .matches: return Self.holds(left, right, texts.matches)
            }
        }

        private func isEqual(_ left: PredicateValue, _ right: PredicateValue, _ texts: TextComparison) -> Bool {
            guard case .text(let left) = left, case .text(let right) = right else { return left == right }
            return texts.order(of: left, right) == .orderedSame
        }

        private func order(
            _ left: PredicateValue, _ right: PredicateValue, _ texts: TextComparison
        ) -> ComparisonResult? {
            guard case .text(let left) = left, case .text(let right) = right else {
                return left.order(relativeTo: right)
            }
            return texts.order(of: left, right)
        }

        private func isBetween(_ value: PredicateValue, _ bounds: PredicateValue, _ texts: TextComparison) -> Bool {
            guard case .collection(let bounds) = bounds, bounds.elements.count == 2 else {
                endApp("Unsupported right hand side of BETWEEN: expected a lower and an upper bound")
            }
            guard let atLeast = order(value, PredicateValue(bounds.elements[0]), texts),
                let atMost = order(value, PredicateValue(bounds.elements[1]), texts)
            else { return false }
            return atLeast != .orderedAscending && atMost != .orderedDescending
        }

        private func contains(_ whole: PredicateValue, _ part: PredicateValue, _ texts: TextComparison) -> Bool {
            switch whole {
            case .none: return false
            case .collection(let collection):
                return collection.elements.contains { isEqual(PredicateValue($0), part, texts) }
            case .other(let dictionary as NSDictionary):
                return dictionary.allValues.contains { isEqual(PredicateValue($0), part, texts) }
            case .text, .number: return Self.holds(whole, part) { texts.contains($0, $1) }
            case .date, .other:
                endApp("Can't use in/contains operator with collection \(whole) (not a collection)")
            }
        }

        /// Returns whether two texts compare as described; false for values that have no text.
        ///
        /// A number has its digits, as in a store of Core Data.
        private static func holds(
            _ left: PredicateValue, _ right: PredicateValue, _ comparison: (String, String) -> Bool
        ) -> Bool {
            guard let left = text(of: left), let right = text(of: right) else { return false }
            return comparison(left, right)
        }

        private static func text(of value: PredicateValue) -> String? {
            switch value {
            case .text(let text): text
            case .number(let number): "\(number.value)"
            default: nil
            }
        }
    }
#endif
