/// The byte order mark that some editors put before a text.
///
/// A case is UTF-8 without one. A mark would get in the way of a tool that compares bytes or concatenates files.
package enum ByteOrderMark: CustomStringConvertible {
    case utf8, utf16

    /// Looks for a mark at the start of the bytes.
    ///
    /// - Returns: `nil` if there is none.
    package init?(_ bytes: some Sequence<UInt8>) {
        let start = Array(bytes.prefix(3))
        if start == [0xEF, 0xBB, 0xBF] {
            self = .utf8
        } else if start.prefix(2) == [0xFE, 0xFF] || start.prefix(2) == [0xFF, 0xFE] {
            self = .utf16
        } else {
            return nil
        }
    }

    package var description: String {
        (self == .utf8 ? "a byte order mark" : "the byte order mark of UTF-16") + "; save the file as UTF-8 without it"
    }
}
