#if !canImport(Darwin)
    import HeadlessUI
    import Testing

    /// The sections of Apple's article "Predicate Format String Syntax", each with its rows.
    @Suite struct `A predicate format` {
        @Test(arguments: [
            PredicateRow("a == 1", holds: ["a": 1], fails: ["a": 2]),
            PredicateRow("a = 1", holds: ["a": 1], fails: ["a": 2]),
            PredicateRow("a != 1", holds: ["a": 2], fails: ["a": 1]),
            PredicateRow("a <> 1", holds: ["a": 2], fails: ["a": 1]),
            PredicateRow("a < 1", holds: ["a": 0], fails: ["a": 1]),
            PredicateRow("a <= 1", holds: ["a": 1], fails: ["a": 2]),
            PredicateRow("a =< 1", holds: ["a": 1], fails: ["a": 2]),
            PredicateRow("a > 1", holds: ["a": 2], fails: ["a": 1]),
            PredicateRow("a >= 1", holds: ["a": 1], fails: ["a": 0]),
            PredicateRow("a => 1", holds: ["a": 1], fails: ["a": 0]),
            PredicateRow("a BETWEEN {1, 3}", holds: ["a": 3], fails: ["a": 4]),
            PredicateRow("a BETWEEN %@", [[1, 3]], holds: ["a": 1], fails: ["a": 0]),
            PredicateRow("1 < a", holds: ["a": 2], fails: ["a": 1]),
            PredicateRow("a == 0x1F", holds: ["a": 31], fails: ["a": 0]),
            PredicateRow("a == 0o17 OR a == 0b11", holds: ["a": 15], fails: ["a": 17]),
            PredicateRow("stddev(a) == 2", holds: ["a": [2, 4, 4, 4, 5, 5, 7, 9]], fails: ["a": [1, 2]]),
            PredicateRow("4 IN mode(a)", holds: ["a": [4, 1, 4]], fails: ["a": [4, 1, 1]]),
            PredicateRow(
                "ANY a.b > 1", holds: ["a": NSArray(array: [NSDictionary(dictionary: ["b": 2])])],
                fails: ["a": NSArray(array: [NSDictionary(dictionary: ["c": 2])])]),
            PredicateRow("2 IN a.@unionOfArrays.b", holds: ["a": [["b": [1, 2]]]], fails: ["a": [["b": [1]]]]),
            PredicateRow(
                "a.@distinctUnionOfArrays.b == {1, 2}", holds: ["a": [["b": [1, 2]], ["b": [1]]]],
                fails: ["a": [["b": [1, 2]], ["b": [3]]]]),
        ])
        func `compares values`(row: PredicateRow) { row.check() }

        @Test(arguments: [
            PredicateRow("a == 1 AND b == 2", holds: ["a": 1, "b": 2], fails: ["a": 1, "b": 3]),
            PredicateRow("a == 1 && b == 2", holds: ["a": 1, "b": 2], fails: ["a": 2, "b": 2]),
            PredicateRow("a == 1 OR b == 2", holds: ["a": 0, "b": 2], fails: ["a": 0, "b": 0]),
            PredicateRow("a == 1 || b == 2", holds: ["a": 1, "b": 0], fails: ["a": 0, "b": 0]),
            PredicateRow("NOT a == 1", holds: ["a": 2], fails: ["a": 1]),
            PredicateRow("!(a == 1)", holds: ["a": 2], fails: ["a": 1]),
            // AND binds more than OR, and NOT more than AND.
            PredicateRow(
                "a == 1 OR b == 1 AND c == 1", holds: ["a": 1, "b": 0, "c": 0], fails: ["a": 0, "b": 1, "c": 0]),
            PredicateRow("(a == 1 OR b == 1) AND c == 1", holds: ["a": 1, "c": 1], fails: ["a": 1, "c": 0]),
            PredicateRow("NOT a == 1 AND b == 1", holds: ["a": 2, "b": 1], fails: ["a": 2, "b": 2]),
            PredicateRow("not a == 1 And ((b == 1))", holds: ["a": 2, "b": 1], fails: ["a": 1, "b": 1]),
            PredicateRow("TRUEPREDICATE AND a == 1", holds: ["a": 1], fails: ["a": 2]),
            PredicateRow("falsepredicate or a == 1", holds: ["a": 1], fails: ["a": 2]),
        ])
        func `joins conditions`(row: PredicateRow) { row.check() }

        @Test(arguments: [
            PredicateRow("SELF BEGINSWITH 'ab'", holds: "abc", fails: "cab"),
            PredicateRow("SELF BEGINSWITH[c] 'AB'", holds: "abc", fails: "ácb"),
            PredicateRow("SELF ENDSWITH 'ab'", holds: "cab", fails: "abc"),
            PredicateRow("SELF ENDSWITH[d] 'äb'", holds: "cab", fails: "caB"),
            PredicateRow("SELF CONTAINS %@", ["e"], holds: "tea", fails: "TEA"),
            PredicateRow("SELF CONTAINS[c] %@", ["e"], holds: "TEA", fails: "CAFÉ"),
            PredicateRow("SELF contains[cd] %@", ["e"], holds: "CAFÉ", fails: "tau"),
            PredicateRow("SELF CONTAINS[dc] 'cafe'", holds: "Le Café", fails: "Le Thé"),
            PredicateRow("SELF == 'a'", holds: "a", fails: "A"),
            PredicateRow("SELF ==[c] 'a'", holds: "A", fails: "b"),
            PredicateRow("SELF !=[cd] 'É'", holds: "f", fails: "e"),
            PredicateRow("SELF ==[n] 'a'", holds: "a", fails: "A"),
            PredicateRow("SELF ==[l] 'a'", holds: "a", fails: "b"),
            PredicateRow("SELF <[c] 'B'", holds: "a", fails: "c"),
            PredicateRow("SELF < 'b'", holds: "a", fails: "c"),
            PredicateRow("SELF LIKE 'a*.?df'", holds: "abc.pdf", fails: "abc.df"),
            PredicateRow("SELF LIKE[cd] 'É*'", holds: "ecole", fails: "lecole"),
            PredicateRow("SELF LIKE 'a\\\\*b'", holds: "a*b", fails: "acb"),
            PredicateRow("SELF LIKE '*b'", holds: "a\nb", fails: "a\nc"),
            PredicateRow("SELF LIKE '(?)'", holds: "(a)", fails: "a"),
            PredicateRow("SELF MATCHES %@", ["[a-z]+@[a-z]+\\.de"], holds: "ada@mail.de", fails: "ada@mail.de "),
            PredicateRow("SELF MATCHES %@", ["a|ab"], holds: "ab", fails: "abc"),
            PredicateRow("SELF MATCHES '\\\\d{2}'", holds: "42", fails: "421"),
            PredicateRow("self matches[c] %@", ["[a-z]+"], holds: "ADA", fails: "ADA1"),
            PredicateRow("SELF MATCHES[cd] 'e+'", holds: "Éé", fails: "a"),
            PredicateRow("stringValue BEGINSWITH '4'", holds: 42, fails: 24),
        ])
        func `compares texts`(row: PredicateRow) { row.check() }

        @Test(arguments: [
            PredicateRow("ANY a > 1", holds: ["a": [1, 2]], fails: ["a": [0, 1]]),
            PredicateRow("SOME a > 1", holds: ["a": [1, 2]], fails: ["a": [Int]()]),
            PredicateRow("ALL a > 1", holds: ["a": [2, 3]], fails: ["a": [1, 2]]),
            PredicateRow("ALL a > 1", holds: ["a": [Int]()], fails: ["a": [1]]),
            PredicateRow("NONE a > 1", holds: ["a": [0, 1]], fails: ["a": [1, 2]]),
            PredicateRow("ANY a.b == 1", holds: ["a": [["b": 0], ["b": 1]]], fails: ["a": [["b": 0]]]),
            PredicateRow("ANY a.b.c == 1", holds: ["a": [["b": [["c": 1]]]]], fails: ["a": [["b": [["c": 2]]]]]),
            PredicateRow("ANY a IN {1, 2}", holds: ["a": Set([2, 5])], fails: ["a": Set([5])]),
            PredicateRow("ANY a CONTAINS[c] 'X'", holds: ["a": ["b", "ax"]], fails: ["a": ["b"]]),
            PredicateRow("a IN {1, 2}", holds: ["a": 2], fails: ["a": 3]),
            PredicateRow("a IN %@", [Set(["x", "y"])], holds: ["a": "x"], fails: ["a": "z"]),
            PredicateRow("a IN[c] {'X'}", holds: ["a": "x"], fails: ["a": "y"]),
            PredicateRow("a IN 'abc'", holds: ["a": "bc"], fails: ["a": "cb"]),
            PredicateRow("NOT (a IN %@)", [[1]], holds: ["a": 2], fails: ["a": 1]),
            PredicateRow("a CONTAINS 2", holds: ["a": [1, 2]], fails: ["a": [1]]),
            PredicateRow("a CONTAINS %@", ["x"], holds: ["a": NSSet(object: "x")], fails: ["a": NSSet()]),
            PredicateRow("a[0] == 1", holds: ["a": [1, 2]], fails: ["a": [2, 1]]),
            PredicateRow("a[FIRST] == 1", holds: ["a": [1, 2]], fails: ["a": [2, 1]]),
            PredicateRow("a[LAST] == 1", holds: ["a": [2, 1]], fails: ["a": [1, 2]]),
            PredicateRow("a[SIZE] == 1", holds: ["a": [2]], fails: ["a": [1, 2]]),
            PredicateRow(
                "SUBQUERY(a, $x, $x.b > 1 AND $x.c == 1).@count == 1",
                holds: ["a": [["b": 2, "c": 1], ["b": 1, "c": 1]]],
                fails: ["a": [["b": 2, "c": 2], ["b": 1, "c": 1]]]),
            PredicateRow(
                "SUBQUERY(a, $x, SUBQUERY($x, $y, $y == 1).@count > 0).@count == 2",
                holds: ["a": [[1], [2], [1, 2]]], fails: ["a": [[1], [2]]]),
        ])
        func `reads collections`(row: PredicateRow) { row.check() }

        @Test(arguments: [
            PredicateRow("a == \"it's\"", holds: ["a": "it's"], fails: ["a": "its"]),
            PredicateRow("a == 'it\\'s'", holds: ["a": "it's"], fails: ["a": "its"]),
            PredicateRow("a == 'x\\n\\t\\u00e9\\x41'", holds: ["a": "x\n\téA"], fails: ["a": "xntu00e9x41"]),
            PredicateRow("a == '%@ %%'", holds: ["a": "%@ %%"], fails: ["a": "%@ %"]),
            PredicateRow("a == 1.5", holds: ["a": 1.5], fails: ["a": 1]),
            PredicateRow("a == .5", holds: ["a": 0.5], fails: ["a": 5]),
            PredicateRow("a == 15e-1", holds: ["a": 1.5], fails: ["a": 15]),
            PredicateRow("a == -2", holds: ["a": -2], fails: ["a": 2]),
            PredicateRow("a == YES", holds: ["a": true], fails: ["a": false]),
            PredicateRow("a == true", holds: ["a": NSNumber(value: true)], fails: ["a": NSNumber(value: false)]),
            PredicateRow("a == NO", holds: ["a": false], fails: ["a": true]),
            PredicateRow("a == FALSE", holds: ["a": 0], fails: ["a": 1]),
            PredicateRow("a == nil", holds: ["b": 1], fails: ["a": 1]),
            PredicateRow("a = NULL", holds: ["a": NSNull()], fails: ["a": 0]),
            PredicateRow("a != nil", holds: ["a": 1], fails: [:] as [String: Any]),
            PredicateRow("a == {1, 'x'}", holds: ["a": [1, "x"] as [Any]], fails: ["a": ["x", 1] as [Any]]),
            PredicateRow("a == {}", holds: ["a": [Int]()], fails: ["a": [1]]),
        ])
        func `has literals`(row: PredicateRow) { row.check() }

        @Test(arguments: [
            PredicateRow("self.a == 1", holds: ["a": 1], fails: ["a": 2]),
            PredicateRow("a.b.c == 1", holds: ["a": ["b": ["c": 1]]], fails: ["a": ["b": ["c": 2]]]),
            PredicateRow("%K == %@", ["a.b", "x"], holds: ["a": ["b": "x"]], fails: ["a": ["b": "y"]]),
            PredicateRow("a.%K == 1", ["b"], holds: ["a": ["b": 1]], fails: ["a": ["b": 2]]),
            PredicateRow("#any == 1", holds: ["any": 1], fails: ["any": 2]),
            PredicateRow("%K == 1", ["contains"], holds: ["contains": 1], fails: ["contains": 2]),
            PredicateRow("size == 1 AND first == 2", holds: ["size": 1, "first": 2], fails: ["size": 2, "first": 2]),
            PredicateRow(
                "inner == 1 AND order == 2", holds: ["inner": 1, "order": 2], fails: ["inner": 1, "order": 1]),
            PredicateRow("a.@count == 2", holds: ["a": [5, 6]], fails: ["a": [5]]),
            PredicateRow("@count == 2", holds: [5, 6], fails: [5]),
            PredicateRow("a.count > 1", holds: ["a": NSSet(array: [1, 2])], fails: ["a": NSSet()]),
            PredicateRow("a.@sum.b == 3", holds: ["a": [["b": 1], ["b": 2]]], fails: ["a": [["b": 1]]]),
            PredicateRow("a.@avg.b == 1.5", holds: ["a": [["b": 1], ["b": 2]]], fails: ["a": [["b": 1]]]),
            PredicateRow("a.@avg.b == 1", holds: ["a": [["b": 2], [:]] as [[String: Int]]], fails: ["a": [["b": 2]]]),
            PredicateRow("a.@min.b == 1", holds: ["a": [["b": 1], ["b": 2]]], fails: ["a": [["b": 2]]]),
            PredicateRow("a.@max.b == %@", ["y"], holds: ["a": [["b": "x"], ["b": "y"]]], fails: ["a": [["b": "x"]]]),
            PredicateRow("a.@sum.self == 3", holds: ["a": [1, 2]], fails: ["a": [1]]),
            PredicateRow(
                "a.@distinctUnionOfObjects.b[SIZE] == 1",
                holds: ["a": [["b": 1], ["b": 1]]], fails: ["a": [["b": 1], ["b": 2]]]),
            PredicateRow(
                "legs == 4 AND name == 'Rex'", holds: PredicateDog(name: "Rex"), fails: PredicateDog(name: nil)),
            PredicateRow("name == nil", holds: PredicateDog(name: nil), fails: PredicateDog(name: "Rex")),
        ])
        func `reads key paths`(row: PredicateRow) { row.check() }

        @Test(arguments: [
            PredicateRow("a + 1 == 3", holds: ["a": 2], fails: ["a": 3]),
            PredicateRow("a - 1 - 1 == 1", holds: ["a": 3], fails: ["a": 1]),
            PredicateRow("1 + a * 2 == 5", holds: ["a": 2], fails: ["a": 1]),
            PredicateRow("(1 + a) * 2 == 6", holds: ["a": 2], fails: ["a": 1]),
            PredicateRow("((a)) == 1", holds: ["a": 1], fails: ["a": 2]),
            PredicateRow("a / 2 == 3", holds: ["a": 7], fails: ["a": 8]),
            PredicateRow("a / 2 == 3.5", holds: ["a": 7.0], fails: ["a": 7]),
            PredicateRow("2 ** a == 512", holds: ["a": 9], fails: ["a": 3]),
            PredicateRow("2 ** 3 ** a == 512", holds: ["a": 2], fails: ["a": 3]),
            PredicateRow("-a == 2", holds: ["a": -2], fails: ["a": 2]),
            PredicateRow("(a & 4) == 4", holds: ["a": 6], fails: ["a": 2]),
            PredicateRow("a | 1 << 2 == 6", holds: ["a": 2], fails: ["a": 1]),
            PredicateRow("a + b == nil", holds: ["a": 1], fails: ["a": 1, "b": 1]),
            PredicateRow("lowercase(a) == 'x'", holds: ["a": "X"], fails: ["a": "Y"]),
            PredicateRow("uppercase(a) == 'X'", holds: ["a": "x"], fails: ["a": "y"]),
            PredicateRow("length:(a) > 2", holds: ["a": "abc"], fails: ["a": "ab"]),
            PredicateRow("a.length > 2", holds: ["a": "abc"], fails: ["a": "ab"]),
            PredicateRow("modulus:by:(a, 2) == 1", holds: ["a": 3], fails: ["a": 4]),
            PredicateRow("max({a, 3}) == 3", holds: ["a": 1], fails: ["a": 4]),
            PredicateRow("a < now()", holds: ["a": Date(timeIntervalSince1970: 0)], fails: ["a": Date.distantFuture]),
            PredicateRow(
                "a > CAST(10, 'NSDate')", holds: ["a": Date(timeIntervalSinceReferenceDate: 11)],
                fails: ["a": Date(timeIntervalSinceReferenceDate: 10)]),
            PredicateRow("CAST(a, 'NSNumber') == 1.5", holds: ["a": "1.5"], fails: ["a": "2"]),
            PredicateRow(
                "TERNARY(a > 1, 'x', 'y') == b", holds: ["a": 2, "b": "x"] as [String: Any],
                fails: ["a": 1, "b": "x"] as [String: Any]),
        ])
        func `calculates`(row: PredicateRow) { row.check() }

        @Test func `reads an argument for each specifier`() {
            let object: [String: Any] = ["a": 1, "b": 2.5, "c": "x", "d": 65]
            #expect(
                NSPredicate(format: "a == %d AND b == %f AND c == %@ AND d == %c", 1, 2.5, "x", 65).evaluate(
                    with: object))
            #expect(!NSPredicate(format: "a == %d AND b == %f AND c == %@", 1, 2.5, "y").evaluate(with: object))
            for specifier in ["%i", "%u", "%ld", "%lu", "%lld", "%llu", "%hd", "%zd", "%lf", "%g"] {
                #expect(NSPredicate(format: "a == \(specifier)", 1).evaluate(with: object))
                #expect(!NSPredicate(format: "a == \(specifier)", 2).evaluate(with: object))
            }
            #expect(NSPredicate(format: "c == %s", "x").evaluate(with: object))
            #expect(NSPredicate(format: "a == %d", true).evaluate(with: object))
            #expect(NSPredicate(format: "c == %@", "x", "more").evaluate(with: object))
        }

        @Test func `reads values that an app casts to arguments of C`() {
            let identifier = UUID()
            let date = Date(timeIntervalSince1970: 5)
            let dog = PredicateDog(name: "Rex")
            let object: [String: Any] = ["id": identifier, "date": date, "dog": dog]
            let format = "id == %@ AND date <= %@ AND dog == %@ AND id IN %@"
            let others: [UUID] = [identifier]
            #expect(
                NSPredicate(format: format, identifier as CVarArg, date as CVarArg, dog as CVarArg, others as CVarArg)
                    .evaluate(with: object))
            #expect(
                NSPredicate(format: format, identifier as NSUUID, date as NSDate, dog, others).evaluate(with: object))
            #expect(!NSPredicate(format: "id == %@", UUID() as CVarArg).evaluate(with: object))
            #expect(String(format: "%@", identifier as CVarArg) == identifier.uuidString)
        }
    }
#endif
