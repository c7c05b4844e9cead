/// The marks of Markdown in the text of a key, which say how parts of it look and are not shown. Those in values that are put
/// into a key are letters as all others.
nonisolated enum Markup {
    private static let marks: [Character] = ["*", "_", "`", "~", "[", "]"]
    /// What stands for the marks that are letters: characters that no text has.
    private static let standIns: [Character] = ["\u{F8F0}", "\u{F8F1}", "\u{F8F2}", "\u{F8F3}", "\u{F8F4}", "\u{F8F5}"]

    /// The text of a value, whose marks are kept.
    static func kept(_ text: String) -> String { replacing(marks, with: standIns, in: text) }

    /// Whether a text may have marks or what stands for them. Most have none, and every text of every update is asked: going
    /// through its characters takes a hundred times as long as going through its bytes.
    private static func mayHaveMarks(_ text: String) -> Bool {
        text.utf8.contains { byte in
            switch byte {
            case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"): true
            case UInt8(ascii: "["), UInt8(ascii: "]"): true
            // A stand-in, or a letter that is equal to a mark.
            default: byte >= 0x80
            }
        }
    }

    /// What is shown of a text.
    static func shown(_ text: String) -> String {
        guard mayHaveMarks(text), text.contains(where: { marks.contains($0) || standIns.contains($0) }) else {
            return text
        }
        let plain =
            text
            .replacing(/\[([^\]]*)\]\([^)]*\)/) { $0.1 }
            .replacing(/(\*\*|__|~~)(\S|\S.*?\S)\1/) { $0.2 }
            .replacing(/\*([^\s*]|[^\s*][^*]*[^\s*])\*/) { $0.1 }
            .replacing(/\b_([^\s_]|[^\s_][^_]*[^\s_])_\b/) { $0.1 }
            .replacing(/`([^`]+)`/) { $0.1 }
        return replacing(standIns, with: marks, in: plain)
    }

    private static func replacing(_ old: [Character], with new: [Character], in text: String) -> String {
        guard mayHaveMarks(text), text.contains(where: old.contains) else { return text }
        return String(text.map { character in old.firstIndex(of: character).map { new[$0] } ?? character })
    }
}
