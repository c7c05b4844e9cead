import Foundation

extension Host {
    /// Whether the loop sleeps and no work that the host's code has started is running.
    package var isAsleep: Bool { place == .wait && !hasOffMainWork }

    /// The seconds for which work on other queues goes on although the main queue has a block. The work may wait for that block.
    private static let patienceForMainQueue = 0.05

    /// Blocks the main thread until no work of the host is on other queues, or that work probably waits for the main queue.
    ///
    /// - Parameter seconds: The maximum duration in real time.
    package func rest(atMost seconds: Double) {
        BackgroundWork.wait(until: .now + seconds, patience: Self.patienceForMainQueue)
    }
}

extension LoopPlace {
    /// The place in the loop at which the main thread is.
    package static var current: LoopPlace { MainLoop.place }
}
