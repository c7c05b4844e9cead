import Locks

#if os(Linux)
    import Glibc
#endif

/// The texts with which code of the app compares what a user has typed.
///
/// A text that the app waits for, such as a code or a command, is in no list of likely texts. A comparison tells it.
enum ComparedTexts {
    /// A text as the runtime passes it on. Two texts with the same words are the same text.
    struct Words: Hashable {
        let first: UInt
        let second: UInt

        init(_ first: UInt, _ second: UInt) { (self.first, self.second) = (first, second) }

        init(_ text: String) {
            let words = unsafeBitCast(text, to: (UInt, UInt).self)
            self.init(words.0, words.1)
        }

        var text: String { unsafeBitCast((first, second), to: String.self) }
    }

    /// The number of UTF-8 bytes up to which a text is its words. Those of a longer text are its storage, which another text may get.
    private static let mostBytes = 15
    /// The number of texts that are kept.
    private static let most = 8
    /// The number of UTF-8 bytes of the longest text that is kept.
    private static let longest = 40

    // Used on the main thread only.
    @exclusivity(unchecked) nonisolated(unsafe) private static var typed: [Words] = []
    @exclusivity(unchecked) nonisolated(unsafe) private static var found: [String] = []

    /// Notes a text that a user types, and what an app usually makes of it before it compares.
    fileprivate static func noteTyped(_ text: String) {
        for text in [text, text.uppercased(), text.lowercased()]
        where !text.isEmpty && text.utf8.count <= mostBytes {
            let words = Words(String(decoding: Array(text.utf8), as: UTF8.self))
            if !typed.contains(words) { typed.append(words) }
        }
    }

    /// Returns the texts that were compared since the last call, in the order of the first comparison.
    fileprivate static func take() -> [String] {
        defer { found = [] }
        return found
    }

    /// Forgets everything.
    static func forget() { (typed, found) = ([], []) }

    fileprivate static func note(_ one: Words, _ other: Words) {
        guard MainThread.isCurrent, !typed.isEmpty, found.count < most, ViewAction.running != nil else { return }
        if typed.contains(one) { add(other) } else if typed.contains(other) { add(one) }
    }

    private static func add(_ words: Words) {
        let text = words.text
        guard !text.isEmpty, text.utf8.count <= longest, !typed.contains(words) else { return }
        let isKnown = found.contains { $0.utf8.elementsEqual(text.utf8) }
        if !isKnown { found.append(text) }
    }

    #if os(Linux)
        /// The comparison of two texts in the standard library, for `==`, `<` and a pattern in a `switch`. Its arguments are the words of
        /// both texts and what is asked, equal or less.
        typealias Comparison = @convention(c) (UInt, UInt, UInt, UInt, UInt8) -> Bool
        /// The operator `==` of texts, which code that is not optimized calls.
        typealias Equality = @convention(c) (UInt, UInt, UInt, UInt) -> Bool

        static let comparisonSymbol =
            "$ss27_stringCompareWithSmolCheck__9expectingSbs11_StringGutsV_ADs01_G16ComparisonResultOtF"
        static let equalitySymbol = "$sSS2eeoiySbSS_SStFZ"

        fileprivate static let comparison = dlsym(nil, comparisonSymbol).map {
            unsafeBitCast($0, to: Comparison.self)
        }
        fileprivate static let equality = dlsym(nil, equalitySymbol).map { unsafeBitCast($0, to: Equality.self) }
    #endif
}

extension Host {
    /// Notes a text that the user types, so that comparisons with it are watched until the case ends.
    package func noteTyped(_ text: String) { ComparedTexts.noteTyped(text) }

    /// Returns the texts with which code has compared what was typed, since the last call.
    package func takeComparedTexts() -> [String] { ComparedTexts.take() }
}

#if os(Linux)
    /// Replaces the comparison of texts in the program.
    func interposedComparison(
        _ one: UInt, _ oneEnd: UInt, _ other: UInt, _ otherEnd: UInt, _ expected: UInt8
    ) -> Bool {
        ComparedTexts.note(.init(one, oneEnd), .init(other, otherEnd))
        return ComparedTexts.comparison?(one, oneEnd, other, otherEnd, expected) ?? false
    }

    /// Replaces `==` of texts in the program.
    func interposedEquality(_ one: UInt, _ oneEnd: UInt, _ other: UInt, _ otherEnd: UInt) -> Bool {
        ComparedTexts.note(.init(one, oneEnd), .init(other, otherEnd))
        return ComparedTexts.equality?(one, oneEnd, other, otherEnd) ?? false
    }
#endif
