/// Removes Markdown marks from the text of a key. Marks within interpolated values are plain characters and remain.
nonisolated enum Markup {
    private static let marks: [Character] = ["*", "_", "`", "~", "[", "]"]
    /// Private-use characters that stand in for the marks within interpolated values.
    private static let standIns: [Character] = ["\u{F8F0}", "\u{F8F1}", "\u{F8F2}", "\u{F8F3}", "\u{F8F4}", "\u{F8F5}"]

    /// Returns the text of a value with its marks replaced by stand-ins, so that they remain.
    static func kept(_ text: String) -> String { replacing(marks, with: standIns, in: text) }

    /// Returns whether a text may contain marks or stand-ins. Most texts contain none, and every update checks every text. A pass
    /// over the characters takes a hundred times as long as a pass over the bytes.
    private static func mayHaveMarks(_ text: String) -> Bool {
        text.utf8.contains { byte in
            switch byte {
            case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"): true
            case UInt8(ascii: "["), UInt8(ascii: "]"): true
            // A stand-in, or a character that is equal to a mark.
            default: byte >= 0x80
            }
        }
    }

    /// Returns a text as it is shown.
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
