import Foundation

/// Cuts bytes into lines as they arrive. Each byte is copied a fixed number of times, however long a line is and however many
/// lines there are.
package struct LineBuffer {
    /// The most bytes of one line: far more than any message has.
    package static let maximumBytes = 64 << 20

    /// The start of a line whose end has not arrived.
    private var unfinished = Data()
    private let maximumBytes: Int
    /// Whether a line was longer than a line may be. Nothing is kept then.
    package private(set) var isOverfull = false

    /// Makes a buffer.
    ///
    /// - Parameter maximumBytes: the most bytes of one line.
    package init(maximumBytes: Int = Self.maximumBytes) {
        self.maximumBytes = maximumBytes
    }

    /// Takes bytes.
    ///
    /// - Returns: the lines that end in them, without the line feed; none once a line was too long.
    package mutating func take(_ bytes: ArraySlice<UInt8>) -> [Data] {
        var lines: [Data] = []
        var rest = bytes
        while !isOverfull, let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
            keep(rest[..<end])
            guard !isOverfull else { return lines }
            lines.append(unfinished)
            unfinished = Data()
            rest = rest[(end + 1)...]
        }
        if !isOverfull { keep(rest) }
        return lines
    }

    private mutating func keep(_ bytes: ArraySlice<UInt8>) {
        isOverfull = unfinished.count + bytes.count > maximumBytes
        if isOverfull { unfinished = Data() } else { unfinished.append(contentsOf: bytes) }
    }
}
