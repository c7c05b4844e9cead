#if !canImport(Darwin)
    @testable import HeadlessUI
    import Testing

    @Suite struct `Values in a predicate` {
        /// Groups of values that are equal to each other, and to no value of another group.
        private let groups: [[Any?]] = [
            [nil, NSNull(), Optional<Int>.none as Any, Optional<Optional<String>>.some(nil) as Any],
            [
                1, UInt8(1), Int64(1), 1.0, Float(1), true, Decimal(1), NSNumber(value: 1),
                NSDecimalNumber(string: "1.00"),
            ],
            [0.5, Optional(0.5) as Any, NSNumber(value: 0.5), Decimal(string: "0.5")],
            [0.1, Decimal(string: "0.1"), NSDecimalNumber(string: "0.1")],
            [3.133, Decimal(string: "3.133")],
            [UInt64.max, NSNumber(value: UInt64.max)],
            [Int.max, Int64.max],
            // The closest floating-point number is another number.
            [Double(Int.max)],
            ["a", "a" as Substring, NSString(string: "a"), Optional("a") as Any],
            ["1"],
            [Date(timeIntervalSince1970: 9), NSDate(timeIntervalSince1970: 9)],
            [UUID(uuidString: Self.identifier), NSUUID(uuidString: Self.identifier)],
            [Data([1, 2]), NSData(data: Data([1, 2]))],
            [URL(string: "https://a.b"), NSURL(string: "https://a.b")],
            [[1, 2], NSArray(array: [1, 2]), NSOrderedSet(array: [1, 2]), [1.0, 2.0]],
            [[2, 1]],
            [Set([1, 2]), NSSet(array: [2, 1])],
            [PredicateDog(name: "a")],
            [PredicateDog(name: "a")],
            [Keyed(name: "a", id: Self.id), Keyed(name: "b", id: Self.id), Self.id],
        ]
        private static let identifier = "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"

        private static let id = Identifier()

        final class Identifier: Sendable {}

        struct Keyed: KeyedValues {
            let name: String
            let id: Identifier

            func keyedValue(for key: String) -> Any? { key == "name" ? name : nil }
            var predicateIdentity: AnyObject? { id }
        }

        @Test func `are equal by value, whatever their types are`() {
            let equal = NSPredicate(format: "$a == $b")
            let unequal = NSPredicate(format: "$a != $b")
            for (i, group) in groups.enumerated() {
                for (j, other) in groups.enumerated() {
                    for left in group {
                        for right in other {
                            let variables = ["a": left as Any, "b": right as Any]
                            let description = "\(String(describing: left)) and \(String(describing: right))"
                            #expect(
                                equal.evaluate(with: nil, substitutionVariables: variables) == (i == j),
                                "\(description)")
                            #expect(
                                unequal.evaluate(with: nil, substitutionVariables: variables) == (i != j),
                                "\(description)")
                        }
                    }
                }
            }
        }

        /// Pairs of which the first value is less than the second.
        private let ascending: [(Any, Any)] = [
            (1, 2), (1, 1.5), (1.5, 2), (UInt8(1), Decimal(2)), (false, true), (Int.max, UInt64.max),
            (Int.max - 1, Double(Int.max)), (-1, 0.5), (Float(0.5), 1), ("a", "b"), ("B", "a"),
            (Date(timeIntervalSince1970: 1), NSDate(timeIntervalSince1970: 2)), (Decimal(string: "0.1") as Any, 0.2),
            (NSNumber(value: 1), 2), (9_007_199_254_740_992.0, 9_007_199_254_740_993),
        ]

        @Test func `have an order`() {
            for (less, greater) in ascending {
                for (format, isHeld) in [("<", true), ("<=", true), (">", false), (">=", false), ("==", false)] {
                    #expect(NSPredicate(format: "%@ \(format) %@", less, greater).evaluate(with: nil) == isHeld)
                    #expect(
                        NSPredicate(format: "%@ \(format) %@", greater, less).evaluate(with: nil) == !isHeld
                            || format == "==")
                }
            }
        }

        @Test(arguments: ["<", "<=", ">", ">=", "CONTAINS", "BEGINSWITH", "ENDSWITH", "LIKE", "MATCHES", "IN"])
        func `that are nil hold for no operator but equality`(operation: String) {
            #expect(
                !NSPredicate(format: "$a \(operation) 'x'").evaluate(with: nil, substitutionVariables: ["a": NSNull()]))
            #expect(
                !NSPredicate(format: "'x' \(operation) $a").evaluate(with: nil, substitutionVariables: ["a": NSNull()]))
        }

        @Test func `that are nil can be in a collection`() {
            #expect(NSPredicate(format: "a IN {nil, 1}").evaluate(with: ["b": 1]))
            #expect(!NSPredicate(format: "a IN {1}").evaluate(with: ["b": 1]))
            #expect(!NSPredicate(format: "a BETWEEN {1, 2}").evaluate(with: ["b": 1]))
        }

        @Test func `of two kinds have no order`() {
            for operation in ["<", "<=", ">", ">=", "=="] {
                #expect(!NSPredicate(format: "%@ \(operation) %@", "1", 1).evaluate(with: nil))
            }
        }

        @Test func `not a number is not equal to itself`() {
            #expect(!NSPredicate(format: "%@ <= %@", Double.nan, Double.nan).evaluate(with: nil))
            #expect(NSPredicate(format: "%@ != %@", Double.nan, 1).evaluate(with: nil))
        }

        @Test func `come from the keys of an object`() {
            let object = Keyed(name: "a", id: Self.id)
            #expect(NSPredicate(format: "name == 'a'").evaluate(with: object))
            #expect(NSPredicate(format: "other == nil").evaluate(with: object))
            #expect(NSPredicate(format: "SELF == %@", Self.id).evaluate(with: object))
            #expect(NSPredicate(format: "SELF IN %@", [Self.id]).evaluate(with: object))
            #expect(!NSPredicate(format: "SELF == %@", NSObject()).evaluate(with: object))
            #expect(NSPredicate(format: "ANY SELF.name == 'a'").evaluate(with: [object]))
        }

        @Test func `filter the collections of Foundation`() {
            let dogs = NSArray(array: [PredicateDog(name: "Rex"), PredicateDog(name: nil)])
            #expect(dogs.filtered(using: NSPredicate(format: "name != nil")).count == 1)
            #expect(NSSet(array: [1, 2, 3]).filtered(using: NSPredicate(format: "SELF > %d", 1)).count == 2)
        }
    }
#endif
