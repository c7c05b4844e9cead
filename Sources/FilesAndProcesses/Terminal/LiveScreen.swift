import Foundation
import PlainText

/// A block of lines on a terminal that is redrawn in place.
package struct LiveScreen {
    private let descriptor: Int32
    private var shownLines = 0

    /// Draws on the stream of a descriptor.
    package init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// The room for text, in characters and lines; `nil` if the stream is not a terminal that can be redrawn.
    ///
    /// The last column and the last row stay free. A line that fills its row wraps on some terminals, and the cursor stands below
    /// the last line. Either would scroll, and lines that have scrolled away cannot be redrawn.
    package var size: (width: Int, height: Int)? {
        guard Terminal.obeysCodes(descriptor), let size = Terminal.size(of: descriptor) else { return nil }
        return (size.columns - 1, size.rows - 1)
    }

    /// Draws lines in place of the previous ones, and cuts off the rest.
    package mutating func show(_ lines: [String]) {
        guard let size else { return }
        let lines = lines.prefix(size.height).map { $0.visible.prefix(size.width) + Self.eraseLine + "\n" }
        // A single write that erases nothing before the new text covers it does not flicker. The whole screen is never erased at
        // once, because some terminals then keep it in their history.
        write(home + lines.joined() + Self.eraseBelow)
        shownLines = lines.count
    }

    /// Erases the lines.
    package mutating func clear() {
        guard shownLines > 0 else { return }
        write(home + Self.eraseBelow)
        shownLines = 0
    }

    // Cursor Up, Erase in Line and Erase in Display, from ECMA-48.
    private var home: String { shownLines > 0 ? "\u{1B}[\(shownLines)A" : "" }
    private static let eraseLine = "\u{1B}[K"
    private static let eraseBelow = "\u{1B}[J"

    private func write(_ text: String) {
        FileDescriptor.write(Array(text.utf8), to: descriptor)
    }
}
