#if !canImport(Darwin)
    /// A predicate with a parsed format: what `NSPredicate(format:)` creates.
    final class FormatPredicate: NSPredicate {
        let condition: PredicateCondition
        private let patterns = PatternCache()

        init(_ condition: PredicateCondition) {
            self.condition = condition
            super.init { _, _ in false }
        }

        /// Parses a format. One without a meaning, or with too few arguments, ends the app.
        ///
        /// - Parameters:
        ///   - format: The format.
        ///   - arguments: The value of each specifier of the format, in order.
        convenience init(format: String, arguments: [Any]) {
            do throws(PredicateFormatError) {
                self.init(try PredicateParser.condition(format: format, arguments: arguments))
            } catch {
                endApp(error.description)
            }
        }

        override var predicateFormat: String { PredicateText.text(of: condition) }
        override var description: String { predicateFormat }
        override var hash: Int { PredicateText.outline(of: condition).hashValue }
        override func isEqual(_ object: Any?) -> Bool { (object as? NSPredicate)?.hasSameCondition(as: self) ?? false }
        override func copy(with zone: NSZone? = nil) -> Any { self }

        override func evaluate(with object: Any?, substitutionVariables bindings: [String: Any]?) -> Bool {
            PredicateEvaluation(object: object, variables: bindings ?? [:], patterns: patterns).holds(condition)
        }
    }
#endif
