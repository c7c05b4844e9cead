#if !canImport(Darwin)
    @testable import HeadlessUI
    import Testing

    @Suite struct `A predicate format without a meaning` {
        struct Row: CustomTestStringConvertible, Sendable {
            let format: String
            let column: Int
            let expected: String
            let found: String

            init(_ format: String, _ column: Int, _ expected: String, found: String) {
                (self.format, self.column, self.expected, self.found) = (format, column, expected, found)
            }

            var testDescription: String { format }
        }

        @Test(arguments: [
            Row("", 1, "an expression", found: "the end of the format"),
            Row("name ==", 8, "an expression", found: "the end of the format"),
            Row("name", 5, "a comparison operator", found: "the end of the format"),
            Row("name == 'Ada", 9, "' at the end of the text that begins here", found: "the end of the format"),
            Row("name = 'a' name", 12, "AND, OR or the end of the format", found: "'name'"),
            Row("a == 1 AND", 11, "an expression", found: "the end of the format"),
            Row("a == 1 AND OR b", 12, "an expression", found: "'OR'"),
            Row("(a == 1", 8, "')'", found: "the end of the format"),
            Row("(a + 1 == 2", 12, "')'", found: "the end of the format"),
            Row("(a + ) == 2", 6, "an expression", found: "')'"),
            Row("(a + 1) ==", 11, "an expression", found: "the end of the format"),
            Row("a == 1)", 7, "AND, OR or the end of the format", found: "')'"),
            Row("a ==[x] 1", 6, "an option: c, d, n or l", found: "'x'"),
            Row("a ==[c 1", 8, "']'", found: "'1'"),
            Row("a == {1, 2", 11, "',' or '}'", found: "the end of the format"),
            Row("a NOT IN {1}", 3, "a comparison operator", found: "'NOT'"),
            Row("a. == 1", 4, "a key", found: "'=='"),
            Row("a.@ == 1", 5, "a collection operator", found: "'=='"),
            Row("any == 1", 5, "an expression", found: "'=='"),
            Row("a == foo(1)", 6, "a function such as lowercase()", found: "'foo'"),
            Row("a == lowercase()", 17, "other arguments of lowercase", found: "0"),
            Row("SUBQUERY(a, x, x == 1).@count > 0", 13, "a variable such as $x", found: "'x'"),
            Row("$ == 1", 2, "the name of a variable", found: "the end of the format"),
            Row("a == 5 %% 2", 8, "a specifier such as %@", found: "'%%'"),
            Row("a == %y", 6, "a specifier such as %@", found: "'%y'"),
            Row("a == ;", 6, "a comparison", found: "';'"),
            Row("é == ü ==", 8, "AND, OR or the end of the format", found: "'=='"),
        ])
        func `has an error at a position`(row: Row) throws {
            let error = #expect(throws: PredicateFormatError.self) {
                _ = try PredicateParser.condition(format: row.format, arguments: [])
            }
            #expect(error?.column == row.column)
            #expect(error?.reason == .syntax(expected: row.expected, found: row.found))
        }

        @Test func `has an error for an argument of another type`() {
            #expect(throws: error("a == %d", 6, "a number as the argument of %d", found: "another value")) {
                _ = try PredicateParser.condition(format: "a == %d", arguments: ["x"])
            }
            #expect(throws: error("%K == 1", 1, "a key path as the argument of %K", found: "another value")) {
                _ = try PredicateParser.condition(format: "%K == 1", arguments: [1])
            }
        }

        @Test func `has an error for too few arguments`() {
            let missing = PredicateFormatError(
                format: "a == %@ AND b == %d", column: 18, reason: .missingArgument(specifier: "%d"))
            #expect(throws: missing) {
                _ = try PredicateParser.condition(format: "a == %@ AND b == %d", arguments: [1])
            }
            #expect(
                missing.description
                    == """
                    Insufficient arguments for conversion characters specified in format string "a == %@ AND b == %d" \
                    at column 18: expected an argument for %d
                    """)
        }

        @Test func `is named in the message`() {
            #expect(
                error("name ==", 8, "an expression", found: "the end of the format").description
                    == """
                    Unable to parse the format string "name ==" at column 8: \
                    expected an expression, found the end of the format
                    """)
        }

        private func error(
            _ format: String, _ column: Int, _ expected: String, found: String
        ) -> PredicateFormatError {
            PredicateFormatError(format: format, column: column, reason: .syntax(expected: expected, found: found))
        }
    }

    @Suite struct `A predicate ends the app` {
        @Test func `if its format has no meaning`() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                _ = NSPredicate(format: "name ==")
            }
            expect(result, "Unable to parse the format string \"name ==\" at column 8")
        }

        @Test func `if an argument is missing`() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                _ = NSPredicate(format: "name == %@")
            }
            expect(result, "Insufficient arguments")
        }

        @Test func `if an object does not have a key`() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                _ = NSPredicate(format: "owner == 1").evaluate(with: PredicateDog(name: "Rex"))
            }
            expect(
                result,
                "[<PredicateDog> valueForUndefinedKey:]: this class is not key value coding-compliant for the key owner."
            )
        }

        @Test func `if a variable has no value`() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                _ = NSPredicate(format: "SELF == $name").evaluate(with: 1, substitutionVariables: ["other": 1])
            }
            expect(result, "Can't get value for 'name' in bindings")
        }

        @Test func `if a regular expression is invalid`() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                _ = NSPredicate(format: "SELF MATCHES %@", "a)(b").evaluate(with: "ab")
            }
            expect(result, "Can't do regex matching, reason: Can't open pattern (string ab, pattern a)(b)")
        }

        @Test func `if the right side of IN is no collection`() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                _ = NSPredicate(format: "SELF IN %@", Date.distantPast).evaluate(with: "ab")
            }
            expect(result, "Can't use in/contains operator with collection")
        }

        private func expect(_ result: ExitTest.Result?, _ message: String) {
            let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(text.contains(message))
        }
    }
#endif
