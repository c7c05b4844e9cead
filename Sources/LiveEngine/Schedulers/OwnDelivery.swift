import HeadlessUI

/// A way from the post to the handler that the model does not know: a scheduler of somebody's.
///
/// Where it runs a handler on a thread that it has chosen, other than the main one, the handler would race with whatever the
/// rows share. Such a delivery is counted and dropped.
package final class OwnDelivery: @unchecked Sendable {
    /// How long it may keep the loop from its sleep, in seconds of the real clock.
    static let patience = 1.0
    /// How long is waited before each step for what it has put on other queues, in seconds of the real clock.
    static let longestWork = 0.1

    private let received: (AnyPublisher<Notification, Never>) -> AnyPublisher<Notification, Never>
    private let lock = NSLock()
    private var postingThread: pthread_t?
    private var strays = 0

    /// A delivery by whatever it is.
    ///
    /// - Parameter received: returns what is subscribed to in the place of the posts.
    package init(_ received: @escaping (AnyPublisher<Notification, Never>) -> AnyPublisher<Notification, Never>) {
        self.received = received
    }

    /// A delivery by `receive(on:)`.
    package convenience init(on scheduler: some Scheduler) {
        self.init { $0.receive(on: scheduler).eraseToAnyPublisher() }
    }

    /// How many deliveries were dropped.
    package var strayCount: Int { lock.withLock { strays } }

    func deliver(_ posts: AnyPublisher<Notification, Never>) -> AnyPublisher<Notification, Never> {
        let noted = posts.handleEvents(receiveOutput: { [self] _ in lock.withLock { postingThread = pthread_self() } })
        return received(noted.eraseToAnyPublisher()).filter { [self] _ in isAtHome() }.eraseToAnyPublisher()
    }

    /// Whether the calling thread is the main one, or that of the post, for which the main one waits.
    private func isAtHome() -> Bool {
        if Thread.isMainThread { return true }
        return lock.withLock {
            if let postingThread, pthread_equal(postingThread, pthread_self()) != 0 { return true }
            strays += 1
            return false
        }
    }
}
