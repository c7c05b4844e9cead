import Foundation
import PlainText

/// Lines that are drawn over themselves on a terminal.
package struct LiveScreen {
    private let descriptor: Int32
    private var shownLines = 0

    /// Draws on the stream of a descriptor.
    package init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// What fits, in characters and lines; nil where there is no terminal, or one that cannot be drawn on. The last column and
    /// the last row stay free: a line that fills its row wraps on some terminals, and the cursor stands below the last line.
    /// Either would scroll, and what has scrolled away cannot be drawn over.
    package var size: (width: Int, height: Int)? {
        guard Terminal.obeysCodes(descriptor), let size = Terminal.size(of: descriptor) else { return nil }
        return (size.columns - 1, size.rows - 1)
    }

    /// Draws lines in the place of the last ones; what does not fit is cut off.
    package mutating func show(_ lines: [String]) {
        guard let size else { return }
        let lines = lines.prefix(size.height).map { $0.visible.prefix(size.width) + Self.eraseLine + "\n" }
        // One write, and nothing erased before something stands there, so that a terminal does not flicker; and never
        // the whole screen at once, which some terminals keep in their history.
        write(home + lines.joined() + Self.eraseBelow)
        shownLines = lines.count
    }

    /// Takes what is drawn away.
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
