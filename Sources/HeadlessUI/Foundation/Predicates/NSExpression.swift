#if !canImport(Darwin)
    /// An expression that has a value for an object: a side of a comparison, or an aggregate of a fetch.
    ///
    /// It hides the class of Foundation, which cannot be created on Linux.
    open class NSExpression: NSObject, NSCopying {
        /// The kinds of expressions.
        public enum ExpressionType: UInt, Sendable {
            case constantValue = 0
            case evaluatedObject
            case variable
            case keyPath
            case function
            case subquery = 13
            case aggregate
            case conditional = 20
        }

        let term: PredicateTerm

        init(_ term: PredicateTerm) { self.term = term }

        /// Creates an expression from a format. One without a meaning ends the app.
        ///
        /// - Parameters:
        ///   - expressionFormat: A format, such as `price * %d`.
        ///   - arguments: The value of each specifier of the format, in order.
        public convenience init(format expressionFormat: String, _ arguments: Any...) {
            self.init(format: expressionFormat, argumentArray: arguments)
        }

        /// Creates an expression from a format. One without a meaning ends the app.
        ///
        /// - Parameters:
        ///   - expressionFormat: A format, such as `price * %d`.
        ///   - arguments: The value of each specifier of the format, in order.
        public convenience init(format expressionFormat: String, argumentArray arguments: [Any]) {
            do throws(PredicateFormatError) {
                self.init(try PredicateParser.term(format: expressionFormat, arguments: arguments))
            } catch {
                endApp(error.description)
            }
        }

        /// Creates an expression with the same value for all objects.
        public convenience init(forConstantValue value: Any?) { self.init(.constant(PredicateConstant(value))) }

        /// Creates an expression with the value of a variable, named without `$`.
        public convenience init(forVariable name: String) { self.init(.variable(name)) }

        /// Creates an expression with the value at a key path.
        ///
        /// - Parameter keyPath: The keys, between periods.
        public convenience init(forKeyPath keyPath: String) {
            self.init(PredicateTerm.evaluatedObject.appending(keys: keyPath))
        }

        /// Creates an expression with the values of other expressions.
        ///
        /// - Parameter subexpressions: Expressions and constants.
        public convenience init(forAggregate subexpressions: [Any]) {
            self.init(.aggregate(subexpressions.map(Self.term)))
        }

        /// Creates an expression with the result of a function. An unknown one ends the app.
        ///
        /// - Parameters:
        ///   - name: A function, such as `sum:`.
        ///   - parameters: Expressions and constants.
        public convenience init(forFunction name: String, arguments parameters: [Any]) {
            guard PredicateFunction.names.contains(name) else {
                endApp("Unable to parse function name '\(name)' into supported selector (\(name))")
            }
            self.init(.function(name, parameters.map(Self.term)))
        }

        /// Creates an expression with the elements of a collection for which a predicate holds.
        ///
        /// - Parameters:
        ///   - expression: The collection.
        ///   - variable: The name of each element in the predicate, without `$`.
        ///   - predicate: A predicate.
        public convenience init(
            forSubquery expression: NSExpression, usingIteratorVariable variable: String, predicate: NSPredicate
        ) {
            self.init(.subquery(expression.term, variable: variable, predicate.parsedCondition))
        }

        /// Creates an expression with the value of one of two expressions.
        public convenience init(
            forConditional predicate: NSPredicate, trueExpression: NSExpression, falseExpression: NSExpression
        ) {
            self.init(.conditional(predicate.parsedCondition, trueExpression.term, falseExpression.term))
        }

        /// Returns an expression whose value is the object itself.
        open class func expressionForEvaluatedObject() -> NSExpression { NSExpression(.evaluatedObject) }

        private static func term(_ value: Any) -> PredicateTerm {
            (value as? NSExpression)?.term ?? .constant(PredicateConstant(value))
        }

        /// The kind of the expression.
        open var expressionType: ExpressionType {
            switch term {
            case .constant: .constantValue
            case .evaluatedObject: .evaluatedObject
            case .variable: .variable
            case .keyPath: .keyPath
            case .element, .function: .function
            case .aggregate: .aggregate
            case .subquery: .subquery
            case .conditional: .conditional
            }
        }

        /// The value of a constant.
        open var constantValue: Any? {
            guard case .constant(let constant) = term else { endWithoutProperty("constantValue") }
            return constant.value
        }

        /// The keys of a key path, between periods.
        open var keyPath: String {
            guard case .keyPath(_, let path) = term else { endWithoutProperty("keyPath") }
            return path.text
        }

        /// The name of a variable, without `$`.
        open var variable: String {
            guard case .variable(let name) = term else { endWithoutProperty("variable") }
            return name
        }

        /// The name of a function, such as `sum:`.
        open var function: String {
            guard case .function(let name, _) = term else { endWithoutProperty("function") }
            return name
        }

        /// The arguments of a function.
        open var arguments: [NSExpression]? {
            guard case .function(_, let terms) = term else { endWithoutProperty("arguments") }
            return terms.map(NSExpression.init)
        }

        /// The keys of each key path that the expression reads. Those in the conditions of subqueries and conditionals are left out.
        package var keyPaths: [[String]] { term.keyPaths }

        /// The app ends where it reads a property that another kind of expression has.
        private func endWithoutProperty(_ name: String) -> Never {
            endApp("[\(type(of: self)) \(name)]: the expression \(self) has no such property.")
        }

        /// Returns the value for an object.
        ///
        /// - Parameters:
        ///   - object: `SELF`.
        ///   - context: The values of variables, by name.
        open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
            var variables: [String: Any] = [:]
            for case (let name as String, let value) in context ?? [:] { variables[name] = value }
            let evaluation = PredicateEvaluation(object: object, variables: variables, patterns: PatternCache())
            let value = unwrapped(evaluation.value(of: term))
            return (value as? PredicateCollection)?.elements ?? value
        }

        open override var description: String { PredicateText.text(of: term) }
        open override var hash: Int { expressionType.hashValue }
        open override func isEqual(_ object: Any?) -> Bool { (object as? NSExpression)?.term == term }
        open override func copy() -> Any { self }
        /// Returns the expression itself, which never changes.
        open func copy(with zone: NSZone? = nil) -> Any { self }
    }
#endif
