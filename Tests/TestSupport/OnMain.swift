/// Runs a test on the main actor, outside of any block of the main queue.
///
/// The live runtime needs that: within such a block the run loop would not serve the queue. It is why the tests that run real
/// view code are XCTest's, which calls its methods so, and all others are Swift Testing's, which runs the main actor's work
/// as blocks of the main queue. On Linux, XCTest's list of tests takes neither methods that are isolated nor names in
/// backticks.
package func onMain(_ body: @MainActor () throws -> Void) rethrows {
    try MainActor.assumeIsolated(body)
}
