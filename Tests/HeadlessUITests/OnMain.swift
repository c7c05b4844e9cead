/// Runs a test on the main actor. XCTest calls the methods on the main thread, and outside of any block of the main queue, so
/// that the run loop serves the queue; but on Linux its list of tests does not take methods that are isolated themselves.
func onMain(_ body: @MainActor () throws -> Void) rethrows {
    try MainActor.assumeIsolated(body)
}
