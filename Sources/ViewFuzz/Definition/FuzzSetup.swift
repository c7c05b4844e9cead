import Foundation

/// What comes to a view from outside, and what must hold of it: said anew for each run, beside the view's making.
@MainActor public final class FuzzSetup {
    /// The thread that something from outside comes on.
    public enum Origin: Sendable {
        /// The main thread only.
        case mainThread
        /// Another thread only, while the main thread waits for it.
        case anotherThread
        /// Either.
        case anyThread
    }

    /// Something that must hold whenever the loop sleeps.
    struct Property {
        let name: String
        let holds: @MainActor () -> Bool
    }

    private(set) var events: [OutsideEvent] = []
    private(set) var properties: [Property] = []
    private(set) var texts: [String] = []
    /// What may be delivered otherwise to `onReceive`.
    private var deliveredNames: Set<Notification.Name> = []
    private let delivery: OtherDelivery

    init(delivery: OtherDelivery) {
        self.delivery = delivery
    }

    /// Posts of a notification.
    ///
    /// - Parameters:
    ///   - name: that of the notification, by which cases name the event.
    ///   - object: what is said to post it.
    ///   - userInfo: what it carries.
    ///   - center: to which it is posted.
    ///   - origin: the thread that it is posted on.
    public func post(
        _ name: Notification.Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil,
        to center: NotificationCenter = .default, from origin: Origin = .mainThread
    ) {
        let notification = Notification(name: name, object: object, userInfo: userInfo)
        add(.post, name.rawValue, [{ center.post(notification) }], origin)
    }

    /// Posts of a notification of the default centre.
    ///
    /// - Parameters:
    ///   - name: that of the notification.
    ///   - origin: the thread that it is posted on.
    public func post(_ name: String, from origin: Origin = .mainThread) {
        post(Notification.Name(name), from: origin)
    }

    /// Values that a subject may send.
    ///
    /// - Parameters:
    ///   - name: by which cases name the event.
    ///   - values: each of which may be sent, any number of times.
    ///   - subject: what sends them.
    ///   - origin: the thread that they are sent on.
    public func send<S: Subject>(
        _ name: String, _ values: S.Output..., to subject: S, from origin: Origin = .mainThread
    ) {
        add(.send, name, values.map { value in { subject.send(value) } }, origin)
    }

    /// Signals that a subject may send.
    ///
    /// - Parameters:
    ///   - name: by which cases name the event.
    ///   - subject: what sends them.
    ///   - origin: the thread that they are sent on.
    public func send<S: Subject>(_ name: String, to subject: S, from origin: Origin = .mainThread)
    where S.Output == Void {
        add(.send, name, [{ subject.send(()) }], origin)
    }

    /// Calls of a model or a delegate.
    ///
    /// - Parameters:
    ///   - name: by which cases name the event.
    ///   - origin: the thread that it is called on. What is said to come on another thread is called there, whatever actor the
    ///     code is of, as a framework calls a delegate.
    ///   - body: the call.
    public func call(_ name: String, from origin: Origin = .mainThread, _ body: @escaping @MainActor () -> Void) {
        add(.call, name, [body], origin)
    }

    /// Something that must hold whenever the loop sleeps.
    ///
    /// - Parameters:
    ///   - name: what holds, as a sentence: `the count is never negative`.
    ///   - holds: whether it does; it changes nothing.
    public func property(_ name: String, _ holds: @escaping @MainActor () -> Bool) {
        properties.append(Property(name: name, holds: holds))
    }

    /// Texts that may be typed into fields, besides a few that always are.
    public func text(_ texts: String...) {
        self.texts += texts
    }

    /// A publisher that may be delivered otherwise, so that a report can say which delivery heals. The view is given the
    /// result in the place of the publisher.
    public func delivered<P: Publisher>(_ publisher: P) -> AnyPublisher<P.Output, P.Failure> {
        delivery.deliver(publisher)
    }

    /// Notifications that may be delivered otherwise where a view subscribes to them by itself, in
    /// `.onReceive(NotificationCenter.default.publisher(for: name))`: as `delivered` has it, with nothing changed in the view.
    ///
    /// - Parameter names: those of the notifications, of whichever centre and object.
    public func mayBeDeliveredOtherwise(_ names: Notification.Name...) {
        deliveredNames.formUnion(names)
    }

    /// Notifications that may be delivered otherwise where a view subscribes to them by itself.
    ///
    /// - Parameter names: those of the notifications.
    public func mayBeDeliveredOtherwise(_ names: String...) {
        deliveredNames.formUnion(names.map { Notification.Name($0) })
    }

    /// Tells the host whose view was made what it delivers otherwise.
    func redeliver() {
        if case .written = delivery { return }
        guard !deliveredNames.isEmpty else { return }
        Host.redeliver(deliveredNames) { [delivery] in delivery.deliver($0) }
    }

    private func add(
        _ kind: OutsideEvent.Kind, _ name: String, _ bodies: [@MainActor () -> Void], _ origin: Origin
    ) {
        // What is said twice is one event with more values.
        if let known = events.firstIndex(where: { $0.kind == kind && $0.name == name }) {
            events[known].bodies += bodies
            if events[known].origin != origin { events[known].origin = .anyThread }
        } else {
            events.append(OutsideEvent(kind: kind, name: name, bodies: bodies, origin: origin))
        }
    }
}

/// Something that comes from outside.
struct OutsideEvent {
    enum Kind: String, CaseIterable {
        case post, send, call
    }

    let kind: Kind
    let name: String
    /// One for each value.
    var bodies: [@MainActor () -> Void]
    var origin: FuzzSetup.Origin

    /// The ways in which it can come.
    var ways: [OutsideStep.Way] {
        switch origin {
        case .mainThread: [.callout, .perform, .async]
        case .anotherThread: [.background]
        case .anyThread: [.callout, .perform, .async, .background]
        }
    }
}
