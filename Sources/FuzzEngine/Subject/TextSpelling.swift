/// A text spelled with ASCII letters, digits, hyphens and underscores, for a file name or a word of a command line. A hyphen stands
/// for a space, and an underscore with two hexadecimal digits for any other byte of UTF-8. Different texts have different
/// spellings.
struct TextSpelling: Hashable {
    /// The most bytes of a spelling. A file name has at most 255 bytes, and contains more than the spelling.
    private static let mostBytes = 160

    /// The spelling.
    let name: String
    /// The text.
    let text: String

    /// Spells a text. A checksum of the whole text replaces the end of a long one.
    init(of text: String) {
        let name = Self.spelled(text)
        guard name.utf8.count > Self.mostBytes else {
            (self.name, self.text) = (name, text)
            return
        }
        let ending = " … \(String(Checksum(text.utf8).value, radix: 16))"
        let room = Self.mostBytes - Self.spelled(ending).utf8.count
        var (start, bytes) = ("", 0)
        for character in text {
            bytes += Self.spelled("\(character)").utf8.count
            guard bytes <= room else { break }
            start.append(character)
        }
        self.text = start + ending
        self.name = Self.spelled(self.text)
    }

    /// Reads a spelling; `nil` if no text has it.
    init?(name: String) {
        var bytes: [UInt8] = []
        var rest = Array(name.utf8)[...]
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "-"):
                bytes.append(UInt8(ascii: " "))
            case UInt8(ascii: "_"):
                let digits = rest.prefix(2)
                guard let escaped = UInt8(String(decoding: digits, as: UTF8.self), radix: 16) else { return nil }
                bytes.append(escaped)
                rest = rest.dropFirst(2)
            default:
                bytes.append(byte)
            }
        }
        let text = String(decoding: bytes, as: UTF8.self)
        // Rejects names that are not the canonical spelling of their text.
        guard name.utf8.count <= Self.mostBytes, Self.spelled(text).utf8.elementsEqual(name.utf8) else { return nil }
        (self.name, self.text) = (name, text)
    }

    private static func spelled(_ text: String) -> String {
        var name = ""
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"):
                name.unicodeScalars.append(Unicode.Scalar(byte))
            case UInt8(ascii: " "):
                name += "-"
            default:
                name += byte < 16 ? "_0\(String(byte, radix: 16))" : "_\(String(byte, radix: 16))"
            }
        }
        return name
    }
}
