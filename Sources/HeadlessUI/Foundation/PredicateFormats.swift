#if !canImport(Darwin)
    extension NSPredicate {
        /// Creates a predicate that compares a text with another one: `SELF MATCHES %@`.
        ///
        /// Foundation on Linux has no formats. This one reads `MATCHES`, `LIKE`, `CONTAINS`, `BEGINSWITH`, `ENDSWITH` and `==`
        /// after `SELF`, with the options `c` and `d`. A predicate of any other format is false.
        public convenience init(format predicateFormat: String, _ arguments: Any...) {
            self.init(format: predicateFormat, argumentArray: arguments)
        }

        /// Creates a predicate that compares a text with another one.
        ///
        /// - Parameters:
        ///   - predicateFormat: A format such as `SELF MATCHES %@`.
        ///   - arguments: The values of `%@`.
        public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
            let comparison = TextComparison(format: predicateFormat, argument: arguments?.first)
            self.init { object, _ in (object as? String).map { comparison?.holds(for: $0) ?? false } ?? false }
        }
    }

    /// The comparison of a text that the format of a predicate describes.
    struct TextComparison: Equatable {
        /// How a text is compared.
        enum Operation: String {
            case matches = "MATCHES"
            case like = "LIKE"
            case contains = "CONTAINS"
            case beginsWith = "BEGINSWITH"
            case endsWith = "ENDSWITH"
            case equals = "=="
        }

        let operation: Operation
        let value: String
        let options: String.CompareOptions

        /// - Parameters:
        ///   - format: A format such as `SELF CONTAINS[cd] %@`, or with a literal in the place of `%@`.
        ///   - argument: The value of `%@`.
        init?(format: String, argument: Any?) {
            let parts = format.wholeMatch(
                of:
                    #/\s*(?i:SELF)\s*(?<name>[A-Za-z]+|==?)\s*(?:\[(?<options>[a-z]+)\])?\s*(?:%@|['"](?<literal>.*)['"])\s*/#
            )
            guard let parts, let name = Operation(rawValue: parts.name == "=" ? "==" : parts.name.uppercased()),
                let value = parts.literal.map(String.init) ?? argument as? String
            else { return nil }
            operation = name
            self.value = value
            var options: String.CompareOptions = []
            if parts.options?.contains("c") == true { options.insert(.caseInsensitive) }
            if parts.options?.contains("d") == true { options.insert(.diacriticInsensitive) }
            self.options = options
        }

        /// Returns whether a text compares as described.
        func holds(for text: String) -> Bool {
            switch operation {
            case .matches: isMatch(text, value)
            case .like:
                isMatch(
                    text,
                    NSRegularExpression.escapedPattern(for: value).replacing("\\*", with: ".*").replacing(
                        "\\?", with: "."))
            case .contains: text.range(of: value, options: options) != nil
            case .beginsWith: text.range(of: value, options: options.union(.anchored)) != nil
            case .endsWith: text.range(of: value, options: options.union([.anchored, .backwards])) != nil
            case .equals: text.compare(value, options: options) == .orderedSame
            }
        }

        /// Returns whether a regular expression matches the whole of a text.
        private func isMatch(_ text: String, _ pattern: String) -> Bool {
            let flags: NSRegularExpression.Options = options.contains(.caseInsensitive) ? [.caseInsensitive] : []
            guard let expression = try? NSRegularExpression(pattern: "\\A(?:\(pattern))\\z", options: flags) else {
                return false
            }
            return expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
        }
    }
#endif
