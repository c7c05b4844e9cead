#if !canImport(Darwin)
    import HeadlessUI
    import Testing

    /// A format with an object for which it holds, and one for which it does not.
    struct PredicateRow: CustomTestStringConvertible, @unchecked Sendable {
        let format: String
        let arguments: [Any]
        let holding: Any?
        let failing: Any?

        init(_ format: String, _ arguments: [Any] = [], holds holding: Any?, fails failing: Any?) {
            self.format = format
            self.arguments = arguments
            self.holding = holding
            self.failing = failing
        }

        var testDescription: String { format }

        /// Expects that the predicate tells the objects apart, and that its negation does.
        func check() {
            let predicate = NSPredicate(format: format, argumentArray: arguments)
            #expect(predicate.evaluate(with: holding))
            #expect(!predicate.evaluate(with: failing))
            let negation = NSPredicate(format: "NOT (\(format))", argumentArray: arguments)
            #expect(!negation.evaluate(with: holding))
            #expect(negation.evaluate(with: failing))
        }
    }

    /// An object with stored properties and without keys of its own.
    class PredicateAnimal: NSObject {
        let legs: Int
        init(legs: Int) { self.legs = legs }
    }

    final class PredicateDog: PredicateAnimal {
        let name: String?
        init(name: String?) {
            self.name = name
            super.init(legs: 4)
        }
    }
#endif
