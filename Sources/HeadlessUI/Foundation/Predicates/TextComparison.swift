import Locks

#if !canImport(Darwin)
    /// Compares texts with the options of a predicate.
    struct TextComparison {
        let options: NSComparisonPredicate.Options
        let patterns: PatternCache

        private var compareOptions: String.CompareOptions {
            var result: String.CompareOptions = []
            // The option `n` says that the texts are the same in all other respects already.
            if options.contains(.normalized) { return .literal }
            if options.contains(.caseInsensitive) { result.insert(.caseInsensitive) }
            if options.contains(.diacriticInsensitive) { result.insert(.diacriticInsensitive) }
            return result
        }

        private var locale: Locale? { options.contains(.localeSensitive) ? .current : nil }

        /// Returns the order of two texts.
        func order(of left: String, _ right: String) -> ComparisonResult {
            options.isEmpty
                ? ComparisonResult(left, right)
                : left.compare(right, options: compareOptions, range: nil, locale: locale)
        }

        /// Returns whether a text contains another one. No text contains the empty one.
        ///
        /// - Parameters:
        ///   - anchor: `.anchored` for the beginning of the text, with `.backwards` for its end.
        func contains(_ text: String, _ part: String, at anchor: String.CompareOptions = []) -> Bool {
            text.range(of: part, options: compareOptions.union(anchor), locale: locale) != nil
        }

        /// Returns whether a regular expression matches the whole of a text. An invalid one ends the app.
        func matches(_ text: String, _ expression: String) -> Bool {
            patterns.matches(
                folded(text), folded(expression), ignoresCase: options.contains(.caseInsensitive),
                spansLines: false)
        }

        /// Returns whether a text is like a pattern, in which `?` is any character and `*` is any text.
        func isLike(_ text: String, _ pattern: String) -> Bool {
            var expression = ""
            var isEscaped = false
            for character in folded(pattern) {
                switch character {
                case _ where isEscaped: expression += NSRegularExpression.escapedPattern(for: String(character))
                case "\\":
                    isEscaped = true
                    continue
                case "*": expression += ".*"
                case "?": expression += "."
                default: expression += NSRegularExpression.escapedPattern(for: String(character))
                }
                isEscaped = false
            }
            return patterns.matches(
                folded(text), expression, ignoresCase: options.contains(.caseInsensitive), spansLines: true)
        }

        /// Returns a text without diacritics, if they do not matter.
        private func folded(_ text: String) -> String {
            options.contains(.diacriticInsensitive) ? text.folding(options: .diacriticInsensitive, locale: nil) : text
        }
    }

    /// The compiled regular expressions of a predicate, which is evaluated with many objects.
    final class PatternCache {
        private struct Key: Hashable {
            let pattern: String
            let options: UInt
        }

        /// The most expressions that are kept; a predicate whose patterns come from its objects has any number.
        private static let capacity = 16
        private let expressions = Locked<[Key: NSRegularExpression]>([:])

        /// Returns whether an expression matches the whole of a text. An invalid expression ends the app.
        ///
        /// - Parameters:
        ///   - spansLines: Whether `.` is the end of a line, too.
        func matches(_ text: String, _ pattern: String, ignoresCase: Bool, spansLines: Bool) -> Bool {
            var options: NSRegularExpression.Options = ignoresCase ? .caseInsensitive : []
            if spansLines { options.insert(.dotMatchesLineSeparators) }
            guard let expression = expression(pattern, options) else {
                endApp("Can't do regex matching, reason: Can't open pattern (string \(text), pattern \(pattern))")
            }
            return expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
        }

        private func expression(_ pattern: String, _ options: NSRegularExpression.Options) -> NSRegularExpression? {
            let key = Key(pattern: pattern, options: options.rawValue)
            return expressions.withLock { expressions in
                if let known = expressions[key] { return known }
                // Checked alone, since parentheses would complete a pattern such as `a)(b`.
                guard (try? NSRegularExpression(pattern: pattern, options: options)) != nil,
                    let expression = try? NSRegularExpression(pattern: "\\A(?:\(pattern))\\z", options: options)
                else { return nil }
                if expressions.count == Self.capacity { expressions.removeAll() }
                expressions[key] = expression
                return expression
            }
        }
    }
#endif
