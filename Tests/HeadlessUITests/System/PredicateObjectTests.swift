#if !canImport(Darwin)
    @testable import HeadlessUI
    import Testing

    @Suite struct `A predicate with a format` {
        @Test(arguments: [
            ("name CONTAINS[cd] 'a' AND count > 3", "name CONTAINS[cd] \"a\" AND count > 3"),
            ("a=1 || b<>2 && !c=3", "a == 1 OR (b != 2 AND NOT c == 3)"),
            ("(a = 1 or b = 2) and true == c", "(a == 1 OR b == 2) AND 1 == c"),
            ("not (a = 1 or b = nil)", "NOT (a == 1 OR b == nil)"),
            ("none self.a.@count in {1, 'x'}", "NOT ANY a.@count IN {1, \"x\"}"),
            ("some #any.#in matches 'a\"\\\\d\\n'", "ANY #any.#in MATCHES \"a\\\"\\\\d\\n\""),
            ("(a + 1) * 2 ** b == -c", "(a + 1) * (2 ** b) == 0 - c"),
            (
                "subquery(a, $x, $x.b = 1 and $y = 2).@count >= 1.5",
                "SUBQUERY(a, $x, $x.b == 1 AND $y == 2).@count >= 1.5"
            ),
            ("lowercase(a[first]) == b[a.c]", "lowercase:(a[FIRST]) == b[a.c]"),
            ("a > cast(5, 'NSDate')", "a > CAST(5, \"NSDate\")"),
            ("ternary(a = 1, b, c) == now()", "TERNARY(a == 1, b, c) == now()"),
            ("truepredicate or falsepredicate", "TRUEPREDICATE OR FALSEPREDICATE"),
        ])
        func `has a text that means the same`(format: String, text: String) throws {
            let predicate = NSPredicate(format: format)
            #expect(predicate.formatText == text)
            #expect(predicate.description == text)
            #expect(NSPredicate(format: text) == predicate)
        }

        @Test func `has its arguments in its text`() {
            let date = Date(timeIntervalSinceReferenceDate: 5)
            let predicate = NSPredicate(
                format: "%K == %@ AND a IN %@ AND b > %@", "x.y", "it's", [1, 2], date as CVarArg)
            #expect(predicate.formatText == #"x.y == "it's" AND a IN {1, 2} AND b > CAST(5.0, "NSDate")"#)
        }

        @Test func `equals another one with the same condition`() {
            let predicate = NSPredicate(format: "a == %@ AND b > %d", "x", 3)
            #expect(predicate == NSPredicate(format: "(a = 'x') && b > 3.0"))
            #expect(predicate.hash == NSPredicate(format: "(a = 'x') && b > 3.0").hash)
            #expect(predicate != NSPredicate(format: "a == %@ AND b > %d", "y", 3))
            #expect(predicate != NSPredicate(format: "a == 'x' AND b >= 3"))
            #expect(predicate != NSPredicate(value: false))
            #expect(NSPredicate(value: false) != predicate)
            #expect(predicate.copy() as? NSPredicate == predicate)
        }

        @Test func `is part of compound predicates`() {
            let predicates = [NSPredicate(format: "a == 1"), NSPredicate(format: "b == %@", "x")]
            let and = NSCompoundPredicate(andPredicateWithSubpredicates: predicates)
            let or = NSCompoundPredicate(orPredicateWithSubpredicates: predicates)
            let not = NSCompoundPredicate(notPredicateWithSubpredicate: predicates[0])
            let object: [String: Any] = ["a": 1, "b": "y"]
            #expect(!and.evaluate(with: object))
            #expect(or.evaluate(with: object))
            #expect(!not.evaluate(with: object))
            #expect(and.formatText == "a == 1 AND b == \"x\"")
            #expect(or.formatText == "a == 1 OR b == \"x\"")
            #expect(not.formatText == "NOT a == 1")
            #expect(and.hasSameCondition(as: NSPredicate(format: "a == 1 AND b == 'x'")))
            #expect(!and.hasSameCondition(as: or))
        }

        @Test func `is not a predicate with a block`() {
            let block = NSPredicate { _, _ in true }
            #expect(block.hasSameCondition(as: block))
            #expect(!block.hasSameCondition(as: NSPredicate { _, _ in true }))
            #expect(block.formatText == "BLOCKPREDICATE")
            #expect(NSPredicate(value: true).hasSameCondition(as: NSPredicate(format: "TRUEPREDICATE")))
        }

        @Test func `takes values for its variables`() {
            let template = NSPredicate(format: "a == $x AND b == $y AND SUBQUERY(c, $x, $x == 1).@count == 1")
            let object: [String: Any] = ["a": "u", "b": "v", "c": [1, 2]]
            let predicate = template.withSubstitutionVariables(["x": "u", "y": "v"])
            #expect(predicate.evaluate(with: object))
            #expect(predicate.formatText == #"a == "u" AND b == "v" AND SUBQUERY(c, $x, $x == 1).@count == 1"#)
            #expect(!template.withSubstitutionVariables(["x": "u", "y": "w"]).evaluate(with: object))
            #expect(template.evaluate(with: object, substitutionVariables: ["x": "u", "y": "v"]))
            #expect(!template.evaluate(with: object, substitutionVariables: ["x": "u", "y": "w"]))
            let not = NSCompoundPredicate(notPredicateWithSubpredicate: template)
            #expect(not.withSubstitutionVariables(["x": "u", "y": "w"]).evaluate(with: object))
            let block = NSPredicate { _, bindings in bindings?["x"] as? Int == 1 }
            #expect(block.withSubstitutionVariables(["x": 1]).evaluate(with: nil))
        }

        @Test func `can be created by an initializer of an app`() {
            #expect(NSPredicate(prefix: "ab").evaluate(with: "abc"))
            #expect(!NSPredicate(prefix: "ab").evaluate(with: "cab"))
        }

        @Test func `can be made of expressions`() {
            let predicate = NSComparisonPredicate(
                leftExpression: NSExpression(forKeyPath: "owner.name"),
                rightExpression: NSExpression(forConstantValue: "a"),
                modifier: .any, type: .beginsWith, options: [.caseInsensitive, .diacriticInsensitive])
            #expect(predicate.evaluate(with: ["owner": [["name": "B"], ["name": "Áb"]]]))
            #expect(!predicate.evaluate(with: ["owner": [["name": "B"]]]))
            #expect(predicate == NSPredicate(format: "ANY owner.name BEGINSWITH[cd] 'a'"))
            #expect(NSPredicate(format: "ANY owner.name BEGINSWITH[cd] 'a'") == predicate)
            #expect(predicate.leftExpression.keyPath == "owner.name")
            #expect(predicate.rightExpression.constantValue as? String == "a")
        }

        @Test func `has expressions with values`() {
            let object: [String: Any] = ["prices": [1, 2, 6], "name": "a"]
            let sum = NSExpression(forFunction: "sum:", arguments: [NSExpression(forKeyPath: "prices")])
            #expect(sum.expressionValue(with: object, context: nil) as? Int == 9)
            #expect(sum.function == "sum:")
            #expect(sum.arguments?.map(\.keyPath) == ["prices"])
            #expect(sum.expressionType == .function)
            #expect(
                NSExpression(format: "prices.@max.self * %d", 2).expressionValue(with: object, context: nil) as? Int
                    == 12)
            #expect(
                NSExpression(forFunction: "average:", arguments: [NSExpression(forKeyPath: "prices")])
                    .expressionValue(with: object, context: nil) as? Double == 3)
            #expect(
                NSExpression(forVariable: "x").expressionValue(with: nil, context: ["x": 5]) as? Int == 5)
            #expect(NSPredicate(format: "%@ == 9", sum).evaluate(with: object))
        }

        @Test func `has expressions that name the paths they read`() {
            let price = NSExpression(format: "sum:(items.price) + owner.items[FIRST].price * 2")
            #expect(price.keyPaths == [["items", "price"], ["owner", "items", "price"]])
            #expect(NSExpression(format: "SUBQUERY(items, $x, $x.price > 1).@count").keyPaths == [["items", "@count"]])
            #expect(NSExpression(format: "now()").keyPaths.isEmpty)
        }
    }

    extension NSPredicate {
        fileprivate convenience init(prefix: String) {
            self.init(format: "SELF BEGINSWITH %@", prefix)
        }
    }
#endif
