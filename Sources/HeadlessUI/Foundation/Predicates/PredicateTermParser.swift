#if !canImport(Darwin)
    extension PredicateParser {
        /// The operators between terms, from those that bind least; each with the function of `NSExpression` that it stands for.
        static let operators: [[(sign: String, function: String)]] = [
            [("|", "bitwiseOr:with:")], [("^", "bitwiseXor:with:")], [("&", "bitwiseAnd:with:")],
            [("<<", "leftshift:by:"), (">>", "rightshift:by:")], [("+", "add:to:"), ("-", "from:subtract:")],
            [("*", "multiply:by:"), ("/", "divide:by:")],
        ]

        /// The words that are no keys, unless `#` stands before them.
        static let keywords: Set = [
            "AND", "OR", "NOT", "IN", "ALL", "ANY", "SOME", "NONE", "LIKE", "MATCHES", "CONTAINS", "BEGINSWITH",
            "ENDSWITH",
            "BETWEEN", "NULL", "NIL", "SELF", "TRUE", "YES", "FALSE", "NO", "ANYKEY", "SUBQUERY", "CAST",
            "TRUEPREDICATE",
            "FALSEPREDICATE",
        ]

        /// Parses a term.
        mutating func term() throws(PredicateFormatError) -> PredicateTerm {
            try term(level: 0)
        }

        /// Parses a term of operators that bind at least as much as those of a level.
        private mutating func term(level: Int) throws(PredicateFormatError) -> PredicateTerm {
            guard level < Self.operators.count else { return try power() }
            var left = try term(level: level + 1)
            while let found = Self.operators[level].first(where: { next.isOne(of: [$0.sign]) }) {
                advance()
                left = .function(found.function, [left, try term(level: level + 1)])
            }
            return left
        }

        /// Parses a power, which binds to the right: `2 ** 3 ** 2` is `2 ** 9`.
        private mutating func power() throws(PredicateFormatError) -> PredicateTerm {
            let base = try sign()
            return skip("**") ? .function("raise:toPower:", [base, try power()]) : base
        }

        private mutating func sign() throws(PredicateFormatError) -> PredicateTerm {
            if skip("~") { return .function("onesComplement:", [try sign()]) }
            guard skip("-") else { return try postfix() }
            let zero = PredicateNumber.integer(0)
            if case .number(let number) = next.kind {
                advance()
                return .constant(PredicateConstant((zero - number).value))
            }
            return .function("from:subtract:", [.constant(PredicateConstant(zero.value)), try sign()])
        }

        /// Parses a term with the keys and indexes after it.
        private mutating func postfix() throws(PredicateFormatError) -> PredicateTerm {
            var term = try primary()
            while true {
                if skip(".") {
                    term = term.appending([try key()])
                } else if skip("[") {
                    term = .element(term, try position())
                    try expect("]")
                } else {
                    return term
                }
            }
        }

        private mutating func position() throws(PredicateFormatError) -> PredicateTerm.Position {
            if skip("FIRST") { return .first }
            if skip("LAST") { return .last }
            return skip("SIZE") ? .size : .index(try term())
        }

        /// Parses a key after a period: a word, or a collection operator such as `@count`.
        private mutating func key() throws(PredicateFormatError) -> String {
            let prefix = skip("@") ? "@" : ""
            switch next.kind {
            case .word(let key), .key(let key):
                advance()
                return prefix + key
            case .specifier(.keyPath) where prefix.isEmpty: return try keyPathArgument()
            default: throw error(expecting: prefix.isEmpty ? "a key" : "a collection operator")
            }
        }

        private mutating func primary() throws(PredicateFormatError) -> PredicateTerm {
            switch next.kind {
            case .text(let text): return constant(text)
            case .number(let number): return constant(number.value)
            case .variable(let name):
                advance()
                return .variable(name)
            case .key(let key):
                advance()
                return PredicateTerm.evaluatedObject.appending([key])
            case .function(let name):
                advance()
                return try call(of: name, expecting: name)
            case .specifier(let specifier): return try argument(of: specifier)
            case .word(let word): return try self.word(word)
            case .sign("("):
                advance()
                let term = try term()
                try expect(")")
                return term
            case .sign("{"):
                advance()
                return .aggregate(try terms(until: "}"))
            case .sign("@"): return PredicateTerm.evaluatedObject.appending([try key()])
            case .sign, .end: throw error(expecting: "an expression")
            }
        }

        private mutating func constant(_ value: Any?) -> PredicateTerm {
            advance()
            return .constant(PredicateConstant(value))
        }

        /// Parses the argument of a specifier.
        private mutating func argument(
            of specifier: PredicateToken.Specifier
        ) throws(PredicateFormatError) -> PredicateTerm {
            let start = self
            switch specifier {
            case .keyPath: return PredicateTerm.evaluatedObject.appending(keys: try keyPathArgument())
            case .value:
                let value = try argument()
                return (value as? NSExpression)?.term ?? .constant(PredicateConstant(value))
            case .text: return .constant(PredicateConstant(try argument()))
            case .number:
                guard let number = PredicateNumber(try argument()) else {
                    throw start.error(
                        expecting: "a number as the argument of \(start.next.source)", found: "another value")
                }
                return .constant(PredicateConstant(number.value))
            }
        }

        private mutating func keyPathArgument() throws(PredicateFormatError) -> String {
            let start = self
            guard let path = try argument() as? String else {
                throw start.error(expecting: "a key path as the argument of %K", found: "another value")
            }
            return path
        }

        /// Parses a term that begins with a word: a literal, a function, a subquery or a key path.
        private mutating func word(_ word: String) throws(PredicateFormatError) -> PredicateTerm {
            switch word.uppercased() {
            case "NULL", "NIL": return constant(nil)
            case "TRUE", "YES": return constant(true)
            case "FALSE", "NO": return constant(false)
            case "SELF":
                advance()
                return .evaluatedObject
            case "SUBQUERY": return try subquery()
            case "TERNARY" where isBeforeParenthesis: return try ternary()
            case "CAST":
                advance()
                return try call(of: "castObject:toType:", expecting: word)
            case let keyword where Self.keywords.contains(keyword): throw error(expecting: "an expression")
            case _ where isBeforeParenthesis:
                let name = PredicateFunction.names.first { $0 == word || $0 == "\(word):" }
                guard let name else { throw error(expecting: "a function such as lowercase()") }
                advance()
                return try call(of: name, expecting: word)
            default:
                advance()
                return PredicateTerm.evaluatedObject.appending([word])
            }
        }

        /// Whether a parenthesis follows the next token.
        private var isBeforeParenthesis: Bool {
            var rest = self
            rest.advance()
            return rest.next.isOne(of: ["("])
        }

        /// Parses the arguments of a function.
        private mutating func call(of name: String, expecting word: String) throws(PredicateFormatError)
            -> PredicateTerm
        {
            guard PredicateFunction.names.contains(name) else {
                throw error(expecting: "a function such as lowercase()", found: "'\(word)'")
            }
            try expect("(")
            let terms = try terms(until: ")")
            guard PredicateFunction.canCall(name, withArguments: terms.count) else {
                throw error(expecting: "other arguments of \(word)", found: "\(terms.count)")
            }
            return .function(name, terms)
        }

        private mutating func subquery() throws(PredicateFormatError) -> PredicateTerm {
            advance()
            try expect("(")
            let collection = try term()
            try expect(",")
            guard case .variable(let name) = next.kind else { throw error(expecting: "a variable such as $x") }
            advance()
            try expect(",")
            let condition = try condition()
            try expect(")")
            return .subquery(collection, variable: name, condition)
        }

        private mutating func ternary() throws(PredicateFormatError) -> PredicateTerm {
            advance()
            try expect("(")
            let condition = try condition()
            try expect(",")
            let first = try term()
            try expect(",")
            let second = try term()
            try expect(")")
            return .conditional(condition, first, second)
        }

        /// Parses terms between commas, and the sign that ends them.
        private mutating func terms(until end: String) throws(PredicateFormatError) -> [PredicateTerm] {
            var terms: [PredicateTerm] = []
            if skip(end) { return terms }
            repeat { terms.append(try term()) } while skip(",")
            guard skip(end) else { throw error(expecting: "',' or '\(end)'") }
            return terms
        }
    }

    extension PredicateTerm {
        /// Returns the value at a key path of this term.
        ///
        /// - Parameter keys: The keys, between periods.
        func appending(keys: String) -> PredicateTerm {
            appending(PredicateKeyPath(keys).keys)
        }

        /// Returns the value at a key path of this term.
        func appending(_ keys: [String]) -> PredicateTerm {
            guard case .keyPath(let term, let path) = self else { return .keyPath(self, PredicateKeyPath(keys: keys)) }
            return .keyPath(term, PredicateKeyPath(keys: path.keys + keys))
        }
    }
#endif
