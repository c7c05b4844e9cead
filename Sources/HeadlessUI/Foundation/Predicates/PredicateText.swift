#if !canImport(Darwin)
    /// Writes conditions and terms as formats.
    struct PredicateText {
        private let hasConstants: Bool

        /// Returns a format of a condition. Parsed again, it gives an equal condition if its constants have literals.
        static func text(of condition: PredicateCondition) -> String {
            PredicateText(hasConstants: true).text(of: condition)
        }

        /// Returns a format of a term.
        static func text(of term: PredicateTerm) -> String {
            PredicateText(hasConstants: true).text(of: term)
        }

        /// Returns a text that equal conditions have in common: their format without constants.
        static func outline(of condition: PredicateCondition) -> String {
            PredicateText(hasConstants: false).text(of: condition)
        }

        // MARK: Conditions

        private func text(of condition: PredicateCondition) -> String {
            switch condition {
            case .constant(let value): value ? "TRUEPREDICATE" : "FALSEPREDICATE"
            case .comparison(let comparison): text(of: comparison)
            case .not(let condition): "NOT \(operand(condition))"
            case .and(let conditions):
                conditions.isEmpty ? "TRUEPREDICATE" : conditions.map(operand).joined(separator: " AND ")
            case .or(let conditions):
                conditions.isEmpty ? "FALSEPREDICATE" : conditions.map(operand).joined(separator: " OR ")
            case .predicate: "BLOCKPREDICATE"
            }
        }

        private func operand(_ condition: PredicateCondition) -> String {
            switch condition {
            case .and, .or: "(\(text(of: condition)))"
            default: text(of: condition)
            }
        }

        private func text(of comparison: PredicateComparison) -> String {
            let modifier =
                switch comparison.modifier {
                case .direct: ""
                case .all: "ALL "
                case .any: "ANY "
                }
            let letters = NSComparisonPredicate.Options.letters.filter { comparison.options.contains($0.option) }
            let options = letters.isEmpty ? "" : "[\(String(letters.map(\.letter)))]"
            let operation = (comparison.operation.spellings.first ?? "") + options
            return "\(modifier)\(text(of: comparison.left)) \(operation) \(text(of: comparison.right))"
        }

        // MARK: Terms

        private func text(of term: PredicateTerm) -> String {
            switch term {
            case .constant(let constant): hasConstants ? literal(constant.value) : "%@"
            case .evaluatedObject: "SELF"
            case .variable(let name): "$\(name)"
            case .keyPath(.evaluatedObject, let path): keys(path)
            case .keyPath(let term, let path): "\(operand(term)).\(keys(path))"
            case .element(let term, let position): "\(operand(term))[\(text(of: position))]"
            case .aggregate(let terms): "{\(list(terms))}"
            case .subquery(let collection, let variable, let condition):
                "SUBQUERY(\(text(of: collection)), $\(variable), \(text(of: condition)))"
            case .function("castObject:toType:", let terms): "CAST(\(list(terms)))"
            case .function(let name, let terms):
                if let sign = Self.sign(of: name), terms.count == 2 {
                    "\(operand(terms[0])) \(sign) \(operand(terms[1]))"
                } else {
                    "\(name)(\(list(terms)))"
                }
            case .conditional(let condition, let first, let second):
                "TERNARY(\(text(of: condition)), \(text(of: first)), \(text(of: second)))"
            }
        }

        private func text(of position: PredicateTerm.Position) -> String {
            switch position {
            case .first: "FIRST"
            case .last: "LAST"
            case .size: "SIZE"
            case .index(let term): text(of: term)
            }
        }

        private func list(_ terms: [PredicateTerm]) -> String {
            terms.map(text).joined(separator: ", ")
        }

        private func operand(_ term: PredicateTerm) -> String {
            guard case .function(let name, _) = term, Self.sign(of: name) != nil else { return text(of: term) }
            return "(\(text(of: term)))"
        }

        private static func sign(of function: String) -> String? {
            function == "raise:toPower:"
                ? "**" : PredicateParser.operators.joined().first { $0.function == function }?.sign
        }

        private func keys(_ path: PredicateKeyPath) -> String {
            path.keys.map { PredicateParser.keywords.contains($0.uppercased()) ? "#\($0)" : $0 }.joined(separator: ".")
        }

        private func literal(_ value: Any?) -> String {
            guard let value = unwrapped(value) else { return "nil" }
            switch PredicateValue(value) {
            case .none: return "nil"
            case .number(let number): return "\(number.value)"
            case .text(let text): return quoted(text)
            case .date(let date): return "CAST(\(date.timeIntervalSinceReferenceDate), \"NSDate\")"
            case .collection(let collection): return "{\(collection.elements.map(literal).joined(separator: ", "))}"
            // Not what stands for it in comparisons.
            case .other: return "\(value)"
            }
        }

        private func quoted(_ text: String) -> String {
            let escapes: [Character: String] = ["\"": "\\\"", "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t"]
            return "\"\(text.map { escapes[$0] ?? String($0) }.joined())\""
        }
    }
#endif
