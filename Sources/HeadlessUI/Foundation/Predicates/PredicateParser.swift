#if !canImport(Darwin)
    /// Parses a predicate format by recursive descent.
    ///
    /// The grammar is that of Apple's article "Predicate Format String Syntax". `PredicateTermParser.swift` has its expressions.
    struct PredicateParser {
        private let format: String
        private let tokens: [PredicateToken]
        private let arguments: [Any]
        /// The index of the next token.
        private var index = 0
        /// How many arguments the tokens before it stand for.
        private var argumentCount = 0

        private init(format: String, arguments: [Any]) throws(PredicateFormatError) {
            self.format = format
            self.arguments = arguments
            tokens = try PredicateTokenizer.tokens(of: format)
        }

        /// Returns the condition that a format describes.
        ///
        /// - Parameters:
        ///   - format: A format, such as `name CONTAINS[cd] %@ AND count > %d`.
        ///   - arguments: The value of each specifier of the format, in order. More values have no effect.
        /// - Throws: The first error, with its position.
        static func condition(format: String, arguments: [Any]) throws(PredicateFormatError) -> PredicateCondition {
            var parser = try PredicateParser(format: format, arguments: arguments)
            let condition = try parser.condition()
            guard parser.next.kind == .end else { throw parser.error(expecting: "AND, OR or the end of the format") }
            return condition
        }

        /// Returns the term that the format of an `NSExpression` describes.
        ///
        /// - Parameters:
        ///   - format: A format, such as `price * %d`.
        ///   - arguments: The value of each specifier of the format, in order.
        /// - Throws: The first error, with its position.
        static func term(format: String, arguments: [Any]) throws(PredicateFormatError) -> PredicateTerm {
            var parser = try PredicateParser(format: format, arguments: arguments)
            let term = try parser.term()
            guard parser.next.kind == .end else {
                throw parser.error(expecting: "an operator or the end of the format")
            }
            return term
        }

        // MARK: Conditions

        /// Parses conditions between `OR`, which binds less than `AND`.
        mutating func condition() throws(PredicateFormatError) -> PredicateCondition {
            var conditions = [try conjunction()]
            while skip("OR", "||") { conditions.append(try conjunction()) }
            return conditions.count == 1 ? conditions[0] : .or(conditions)
        }

        private mutating func conjunction() throws(PredicateFormatError) -> PredicateCondition {
            var conditions = [try negation()]
            while skip("AND", "&&") { conditions.append(try negation()) }
            return conditions.count == 1 ? conditions[0] : .and(conditions)
        }

        private mutating func negation() throws(PredicateFormatError) -> PredicateCondition {
            if skip("NOT", "!") { return .not(try negation()) }
            if skip("TRUEPREDICATE") { return .constant(true) }
            if skip("FALSEPREDICATE") { return .constant(false) }
            return next.isOne(of: ["("]) ? try parenthesis() : try comparison()
        }

        /// Parses what begins with a parenthesis: a condition in parentheses, or a comparison such as `(a + b) * 2 == c`.
        private mutating func parenthesis() throws(PredicateFormatError) -> PredicateCondition {
            let start = self
            let firstError: PredicateFormatError
            do throws(PredicateFormatError) {
                try expect("(")
                let condition = try condition()
                try expect(")")
                return condition
            } catch {
                firstError = error
            }
            self = start
            do throws(PredicateFormatError) {
                return try comparison()
            } catch {
                // The reading that fits more of the format is the one that was meant.
                throw error.column > firstError.column ? error : firstError
            }
        }

        private mutating func comparison() throws(PredicateFormatError) -> PredicateCondition {
            let isNegated = skip("NONE")
            let modifier: NSComparisonPredicate.Modifier =
                isNegated || skip("ANY", "SOME") ? .any : skip("ALL") ? .all : .direct
            let left = try term()
            let operation = try operation()
            let comparison = PredicateComparison(
                modifier: modifier, left: left, operation: operation, options: try options(), right: try term())
            return isNegated ? .not(.comparison(comparison)) : .comparison(comparison)
        }

        private mutating func operation() throws(PredicateFormatError) -> NSComparisonPredicate.Operator {
            for operation in NSComparisonPredicate.Operator.allCases {
                if next.isOne(of: operation.spellings) {
                    advance()
                    return operation
                }
            }
            throw error(expecting: "a comparison operator")
        }

        /// Parses the options after an operator, such as `[cd]`, if there are some.
        private mutating func options() throws(PredicateFormatError) -> NSComparisonPredicate.Options {
            guard skip("[") else { return [] }
            var options: NSComparisonPredicate.Options = []
            guard case .word(let letters) = next.kind else { throw error(expecting: "an option: c, d, n or l") }
            for letter in letters.lowercased() {
                guard let option = NSComparisonPredicate.Options.letters.first(where: { $0.letter == letter }) else {
                    throw error(expecting: "an option: c, d, n or l")
                }
                options.insert(option.option)
            }
            advance()
            try expect("]")
            return options
        }

        // MARK: Tokens

        /// The next token.
        var next: PredicateToken { tokens[index] }

        /// Skips the next token, unless it is the end.
        mutating func advance() {
            if index + 1 < tokens.count { index += 1 }
        }

        /// Skips the next token if it is one of these signs or keywords; returns whether it was.
        mutating func skip(_ spellings: String...) -> Bool {
            guard next.isOne(of: spellings) else { return false }
            advance()
            return true
        }

        mutating func expect(_ sign: String) throws(PredicateFormatError) {
            guard skip(sign) else { throw error(expecting: "'\(sign)'") }
        }

        /// Skips the next token, a specifier, and returns its argument.
        ///
        /// - Throws: An error if the format has more specifiers than arguments.
        mutating func argument() throws(PredicateFormatError) -> Any {
            guard argumentCount < arguments.count else {
                throw PredicateFormatError(
                    format: format, column: next.column, reason: .missingArgument(specifier: next.source))
            }
            defer {
                argumentCount += 1
                advance()
            }
            return arguments[argumentCount]
        }

        /// The error that another token should stand where the next one stands.
        func error(expecting expected: String, found: String? = nil) -> PredicateFormatError {
            let token = next.kind == .end ? "the end of the format" : "'\(next.source)'"
            return PredicateFormatError(
                format: format, column: next.column, reason: .syntax(expected: expected, found: found ?? token))
        }
    }
#endif
