import Foundation

/// The properties of a terminal that a stream may lead to.
package enum Terminal {
    /// The assumed size of a terminal that does not report one.
    private static let usualSize = (columns: 80, rows: 24)

    /// Returns the number of columns and rows; `nil` if the stream does not lead to a terminal. The environment is ignored:
    /// `COLUMNS` is the width at the start of the shell.
    package static func size(of descriptor: Int32) -> (columns: Int, rows: Int)? {
        guard isatty(descriptor) == 1 else { return nil }
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 1, size.ws_row > 1 else {
            return usualSize
        }
        return (Int(size.ws_col), Int(size.ws_row))
    }

    /// Whether the stream leads to a terminal that interprets control sequences for the cursor and colors.
    package static func obeysCodes(_ descriptor: Int32) -> Bool {
        isatty(descriptor) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"
    }
}
