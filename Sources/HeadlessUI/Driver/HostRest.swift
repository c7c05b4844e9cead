import Foundation

extension Host {
    /// Whether the loop sleeps and no work that the host's code has started is running.
    package var isAsleep: Bool { place == .wait && !hasOffMainWork }

    /// Blocks the main thread until no work of the host is on other queues, or the main queue has work.
    ///
    /// - Parameter seconds: The maximum duration in real time.
    package func rest(atMost seconds: Double) {
        BackgroundWork.wait(until: .now + seconds)
    }
}

extension LoopPlace {
    /// The place in the loop at which the main thread is.
    package static var current: LoopPlace { MainLoop.place }
}
