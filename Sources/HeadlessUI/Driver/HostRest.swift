import Foundation

extension Host {
    /// Whether the loop sleeps, and nothing that the host's code has begun goes on.
    package var isAsleep: Bool { place == .wait && !hasOffMainWork }

    /// Blocks the main thread until no work of the host's is on other queues, or the main queue has some.
    ///
    /// - Parameter seconds: the longest, by the real clock.
    package func rest(atMost seconds: Double) {
        BackgroundWork.wait(until: .now + seconds)
    }
}

extension LoopPlace {
    /// Where the main thread is in its loop.
    package static var current: LoopPlace { MainLoop.place }
}
