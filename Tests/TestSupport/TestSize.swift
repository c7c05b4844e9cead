import Foundation

/// How much a test tries.
///
/// `.ci/run` tries a part of what `scripts/nightly` does, and an unoptimized build a small part of that. All three make the same
/// promises.
package enum TestSize {
    /// Whether everything is tried, which takes an hour: `FULL_SIZE_TESTS=1`, as `scripts/nightly` has it.
    package static let isFull = ProcessInfo.processInfo.environment["FULL_SIZE_TESTS"] == "1"

    /// Returns the size of a test.
    ///
    /// - Parameters:
    ///   - small: without optimization, so that `swift test` is a quick first loop.
    ///   - usual: for each change.
    ///   - full: for each night.
    package static func of<Size>(small: Size, usual: Size, full: Size) -> Size {
        if isFull { return full }
        #if DEBUG
            return small
        #else
            return usual
        #endif
    }
}
