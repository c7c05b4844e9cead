import Foundation

/// Splits bytes into lines as they arrive.
///
/// - Complexity: Each byte is copied a fixed number of times, however long and however many the lines are.
package struct LineBuffer {
    /// The most bytes of one line: far more than any message has.
    package static let maximumBytes = 64 << 20

    /// The start of a line whose end has not arrived.
    private var unfinished = Data()
    private let maximumBytes: Int
    /// Whether a line exceeded the limit. The buffer keeps nothing from then on.
    package private(set) var isOverfull = false

    /// Creates a buffer.
    ///
    /// - Parameter maximumBytes: the most bytes of one line.
    package init(maximumBytes: Int = Self.maximumBytes) {
        self.maximumBytes = maximumBytes
    }

    /// Adds bytes to the buffer.
    ///
    /// - Returns: the lines that these bytes complete, without the line feed; none once a line has exceeded the limit.
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
