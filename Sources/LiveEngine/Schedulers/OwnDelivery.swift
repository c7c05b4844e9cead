import HeadlessUI

/// A delivery from the post to the handler through a custom scheduler, which the model does not know.
///
/// On a thread that the scheduler chooses, other than the main one, a handler would race for the state that the rows share.
/// `OwnDelivery` counts and drops each delivery on a thread like that.
package final class OwnDelivery: @unchecked Sendable {
    /// The time for which the delivery may keep the loop awake, in seconds of the real clock.
    static let patience = 1.0
    /// The longest wait before each step for work on other queues, in seconds of the real clock.
    static let longestWork = 0.1

    private let received: (AnyPublisher<Notification, Never>) -> AnyPublisher<Notification, Never>
    private let lock = NSLock()
    private var strays = 0

    /// Creates a delivery from a closure.
    ///
    /// - Parameter received: returns the publisher to which rows subscribe in place of the posts.
    package init(_ received: @escaping (AnyPublisher<Notification, Never>) -> AnyPublisher<Notification, Never>) {
        self.received = received
    }

    /// Creates a delivery that uses `receive(on:)`.
    package convenience init(on scheduler: some Scheduler) {
        self.init { $0.receive(on: scheduler).eraseToAnyPublisher() }
    }

    /// The number of dropped deliveries.
    package var strayCount: Int { lock.withLock { strays } }

    func deliver(_ posts: AnyPublisher<Notification, Never>) -> AnyPublisher<Notification, Never> {
        received(posts).filter { [self] _ in isAtHome() }.eraseToAnyPublisher()
    }

    /// Returns whether the calling thread is the main one, or the posting thread, for which the main thread waits. Counts any other
    /// thread as a stray.
    private func isAtHome() -> Bool {
        if Host.isWaitedForHere { return true }
        lock.withLock { strays += 1 }
        return false
    }
}
