#if !canImport(Darwin)
    import Foundation

    /// The orders of texts that only Apple's Foundation has.
    public struct LocalizedTextOrder: Sendable {
        /// As in the Finder: `a9` is less than `a10`, and case counts only between texts that are otherwise equal.
        public static let localizedStandard = LocalizedTextOrder()
        /// The same here.
        public static let localized = LocalizedTextOrder()
    }

    extension SortDescriptor {
        /// Sorts by a text, in the order of the Finder.
        ///
        /// - Parameters:
        ///   - keyPath: The text.
        ///   - order: Whether lesser texts come first.
        public init(_ keyPath: any KeyPath<Compared, String> & Sendable, order: SortOrder = .forward) {
            self.init(sendable(keyPath.appending(path: \._standardOrder)), order: order)
        }
        /// Sorts by a text.
        ///
        /// - Parameters:
        ///   - keyPath: The text.
        ///   - comparator: The order of texts.
        ///   - order: Whether lesser texts come first.
        public init(
            _ keyPath: any KeyPath<Compared, String> & Sendable, comparator: LocalizedTextOrder,
            order: SortOrder = .forward
        ) {
            self.init(keyPath, order: order)
        }
        /// Sorts by a text, in the order of the Finder. None comes first.
        ///
        /// - Parameters:
        ///   - keyPath: The text.
        ///   - order: Whether lesser texts come first.
        public init(_ keyPath: any KeyPath<Compared, String?> & Sendable, order: SortOrder = .forward) {
            self.init(sendable(keyPath.appending(path: \.?._standardOrder)), order: order)
        }
        /// Sorts by a text. None comes first.
        ///
        /// - Parameters:
        ///   - keyPath: The text.
        ///   - comparator: The order of texts.
        ///   - order: Whether lesser texts come first.
        public init(
            _ keyPath: any KeyPath<Compared, String?> & Sendable, comparator: LocalizedTextOrder,
            order: SortOrder = .forward
        ) {
            self.init(keyPath, order: order)
        }

        /// Sorts by a value: by a text in the order of the Finder.
        package init<Value: Comparable>(value keyPath: any KeyPath<Compared, Value> & Sendable, order: SortOrder) {
            let path: KeyPath<Compared, Value> = keyPath
            if let text = path as? KeyPath<Compared, String> {
                self.init(sendable(text), order: order)
            } else {
                self.init(keyPath, order: order)
            }
        }
        /// Sorts by a value: by a text in the order of the Finder. None comes first.
        package init<Value: Comparable>(value keyPath: any KeyPath<Compared, Value?> & Sendable, order: SortOrder) {
            let path: KeyPath<Compared, Value?> = keyPath
            if let text = path as? KeyPath<Compared, String?> {
                self.init(sendable(text), order: order)
            } else {
                self.init(keyPath, order: order)
            }
        }
    }

    /// A key path whose parts any thread may use.
    private func sendable<Root, Value>(_ keyPath: KeyPath<Root, Value>) -> any KeyPath<Root, Value> & Sendable {
        unsafeBitCast(keyPath, to: (any KeyPath<Root, Value> & Sendable).self)
    }

    extension String {
        /// The text in the order of the Finder.
        public var _standardOrder: StandardOrderText { StandardOrderText(text: self) }
    }

    /// A text in the order of the Finder.
    public struct StandardOrderText: Comparable, Sendable {
        let text: String

        public static func < (first: Self, second: Self) -> Bool {
            PlainTextOrder.isLess(first.text, second.text)
                ?? (first.text.localizedStandardCompare(second.text) == .orderedAscending)
        }
    }

    /// The order of English texts of letters and digits without accents, and spaces. Foundation takes a hundred times as long for it. Some
    /// languages have letters of two characters.
    private enum PlainTextOrder {
        private static let isKnown = Locale.current.language.languageCode?.identifier == "en"

        /// Returns whether a text is less than another one; nil if one of them has other characters.
        static func isLess(_ first: String, _ second: String) -> Bool? {
            guard isKnown, first.utf8.allSatisfy(isPlain), second.utf8.allSatisfy(isPlain) else { return nil }
            var (left, right) = (first.utf8[...], second.utf8[...])
            var (isLessByCase, isLessByZeros): (Bool?, Bool?)
            while let a = left.first, let b = right.first {
                if isDigit(a), isDigit(b) {
                    let (a, b) = (takeDigits(&left), takeDigits(&right))
                    let (number, other) = (a.drop { $0 == 0x30 }, b.drop { $0 == 0x30 })
                    if number.count != other.count { return number.count < other.count }
                    if !number.elementsEqual(other) { return number.lexicographicallyPrecedes(other) }
                    if a.count != b.count, isLessByZeros == nil { isLessByZeros = a.count < b.count }
                    continue
                }
                // A letter in lower case has this bit. It is set in digits and spaces, too, which come before the letters.
                if a | 0x20 != b | 0x20 { return a | 0x20 < b | 0x20 }
                if a != b, isLessByCase == nil { isLessByCase = a > b }
                left.removeFirst()
                right.removeFirst()
            }
            return left.isEmpty && right.isEmpty ? isLessByCase ?? isLessByZeros ?? false : left.isEmpty
        }

        private static func isPlain(_ byte: UInt8) -> Bool {
            isDigit(byte) || byte == 0x20 || (0x61...0x7A).contains(byte | 0x20) && byte >= 0x41
        }
        private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

        private static func takeDigits(_ text: inout Substring.UTF8View) -> Substring.UTF8View {
            let digits = text.prefix(while: isDigit)
            text = text[digits.endIndex...]
            return digits
        }
    }
#endif
