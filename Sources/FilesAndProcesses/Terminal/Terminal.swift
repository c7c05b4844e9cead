import Foundation

/// What is known of a terminal that a stream may go to.
package enum Terminal {
    /// What is taken for the size of a terminal that does not say.
    private static let usualSize = (columns: 80, rows: 24)

    /// How many characters a line has, and how many lines there are; nil where the stream goes somewhere else. The environment
    /// is not asked: `COLUMNS` is what a shell took for the width when it started.
    package static func size(of descriptor: Int32) -> (columns: Int, rows: Int)? {
        guard isatty(descriptor) == 1 else { return nil }
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 1, size.ws_row > 1 else {
            return usualSize
        }
        return (Int(size.ws_col), Int(size.ws_row))
    }

    /// Whether the stream goes to a terminal that moves its cursor and changes its colours when it is told to.
    package static func obeysCodes(_ descriptor: Int32) -> Bool {
        isatty(descriptor) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"
    }
}
