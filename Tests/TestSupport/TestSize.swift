import Foundation

/// The amount of work in a test.
///
/// `.ci/run` does a part of the work of `scripts/nightly`, and an unoptimized build does a small part of that. All three make the
/// same promises.
package enum TestSize {
    /// Whether the tests do all the work, which takes an hour: `FULL_SIZE_TESTS=1`, as in `scripts/nightly`.
    package static let isFull = ProcessInfo.processInfo.environment["FULL_SIZE_TESTS"] == "1"

    /// Returns the size of a test.
    ///
    /// - Parameters:
    ///   - small: The size without optimization, so that `swift test` is a quick first loop.
    ///   - usual: The size for each change.
    ///   - full: The size for each night.
    package static func of<Size>(small: Size, usual: Size, full: Size) -> Size {
        if isFull { return full }
        #if DEBUG
            return small
        #else
            return usual
        #endif
    }
}
