import CombineSupplement
import Foundation

/// The subscriptions with `sink` and `assign` that the life of a view has begun, and that go on. Any thread may begin one.
final class ObservedPublishers: @unchecked Sendable {
    /// A subscription to an object that sends values.
    struct Start {
        let action: ViewAction
        /// The step of the script in which it began.
        let step: Int
        /// The object, which the subscription keeps.
        let source: ObjectIdentifier
    }

    private let lock = NSLock()
    private var starts: [Int: Start] = [:]
    private var count = 0

    /// The subscriptions, in the order in which they began.
    var all: [Start] { lock.withLock { starts.sorted { $0.key < $1.key }.map(\.value) } }

    /// Lets subscriptions tell the current host of their beginning. It is done once: other threads may outlive a host.
    static func observe() { isObserving }

    private static let isObserving: Void = {
        SubscriptionStart.observer = { publisher in
            // What the user does may begin one for each new element.
            guard let action = ViewAction.current, action.node != nil, Graph.lifetimeHandlers.contains(action.name),
                let graph = Graph.current, graph.containers.oracles.contains(.repeatedWork),
                let source = PublisherSource.of(publisher)
            else { return nil }
            return graph.observedPublishers.add(
                Start(action: action, step: graph.step(), source: ObjectIdentifier(source)))
        }
    }()

    private func add(_ start: Start) -> AnyObject {
        lock.withLock {
            count += 1
            starts[count] = start
            return Entry(count, in: self)
        }
    }

    private func remove(_ number: Int) { lock.withLock { starts[number] = nil } }

    /// What a subscription keeps.
    private final class Entry {
        private let number: Int
        private let publishers: ObservedPublishers

        init(_ number: Int, in publishers: ObservedPublishers) { (self.number, self.publishers) = (number, publishers) }

        deinit { publishers.remove(number) }
    }
}

/// The object from which the values of a publisher come.
private enum PublisherSource {
    private static let deepest = 16

    /// Returns the first subject to which a publisher leads; nil if it leads to none, as a publisher of constants, or of what other
    /// oracles know: timers and notifications.
    static func of(_ publisher: Any) -> AnyObject? { subject(in: publisher, 0) }

    private static func subject(in value: Any, _ depth: Int) -> AnyObject? {
        if type(of: value) is AnyClass, value is any Subject || value is ObservableObjectPublisher {
            return value as AnyObject
        }
        if let published = value as? any SourcedPublisher { return published.source }
        guard depth < deepest else { return nil }
        var mirror: Mirror? = Mirror(reflecting: value)
        while let known = mirror {
            for (_, part) in known.children where part is any Publisher || isBox(part) {
                if let found = subject(in: part, depth + 1) { return found }
            }
            mirror = known.superclassMirror
        }
        return nil
    }

    /// Whether a value is the object in which an `AnyPublisher` keeps its publisher.
    private static func isBox(_ value: Any) -> Bool {
        type(of: value) is AnyClass && "\(type(of: value))".hasPrefix("PublisherBox")
    }
}
