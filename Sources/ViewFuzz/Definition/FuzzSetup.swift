import Foundation

/// The events and properties of a view under test. The definition declares them for each run, where it creates the view.
@MainActor public final class FuzzSetup {
    /// The thread on which an event arrives.
    public enum Origin: Sendable {
        /// The main thread only.
        case mainThread
        /// Another thread only. The main thread waits meanwhile.
        case anotherThread
        /// Either the main thread or another.
        case anyThread
    }

    private(set) var events: [OutsideEvent] = []
    var properties: [Property] = []
    /// The record of the steps; nil if no property follows them.
    var record: StepRecord?
    private(set) var texts: [String] = []
    var rules = EventRules()
    /// The oracles that the definition turns on and off.
    var choice = OracleChoice()
    /// What the definition asks of the search.
    var search = SearchRules()
    /// The URLs that may arrive, with their spelling in cases.
    var foundURLs: [(text: String, url: URL)] = []
    /// The activities of each type that may arrive.
    var activities: [String: [() -> NSUserActivity]] = [:]
    /// The notifications that the host delivers otherwise to `onReceive`.
    private var deliveredNames: Set<Notification.Name> = []
    private let delivery: OtherDelivery
    /// Whether the last call found nothing to do.
    private var foundNothing = false

    init(delivery: OtherDelivery) {
        self.delivery = delivery
    }

    /// Declares that a notification may be posted.
    ///
    /// - Parameters:
    ///   - name: The name of the notification, which is also the name of the event in cases.
    ///   - object: The object that posts the notification.
    ///   - userInfo: The notification's user info.
    ///   - center: The notification center.
    ///   - origin: The thread on which the notification is posted.
    public func post(
        _ name: Notification.Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil,
        to center: NotificationCenter = .default, from origin: Origin = .mainThread
    ) {
        let notification = Notification(name: name, object: object, userInfo: userInfo)
        add(.post, name.rawValue, [{ center.post(notification) }], origin)
    }

    /// Declares that a notification may be posted to the default notification center.
    ///
    /// - Parameters:
    ///   - name: The name of the notification.
    ///   - userInfo: The notification's user info.
    ///   - origin: The thread on which the notification is posted.
    public func post(_ name: String, userInfo: [AnyHashable: Any]? = nil, from origin: Origin = .mainThread) {
        post(Notification.Name(name), userInfo: userInfo, from: origin)
    }

    /// Declares that a subject may send values.
    ///
    /// - Parameters:
    ///   - name: The name of the event in cases.
    ///   - values: The values. The subject may send each any number of times.
    ///   - subject: The subject that sends them.
    ///   - origin: The thread on which the subject sends them.
    public func send<S: Subject>(
        _ name: String, _ values: S.Output..., to subject: S, from origin: Origin = .mainThread
    ) {
        add(.send, name, values.map { value in { subject.send(value) } }, origin)
    }

    /// Declares that a subject may send signals.
    ///
    /// - Parameters:
    ///   - name: The name of the event in cases.
    ///   - subject: The subject that sends them.
    ///   - origin: The thread on which the subject sends them.
    public func send<S: Subject>(_ name: String, to subject: S, from origin: Origin = .mainThread)
    where S.Output == Void {
        add(.send, name, [{ subject.send(()) }], origin)
    }

    /// Declares that a method of a model or a delegate may be called.
    ///
    /// - Parameters:
    ///   - name: The name of the event in cases.
    ///   - origin: The thread on which the body is called. On another thread, the body is called whatever actor its code is
    ///     isolated to, as a framework calls a delegate.
    ///   - body: The call.
    public func call(_ name: String, from origin: Origin = .mainThread, _ body: @escaping @MainActor () -> Void) {
        add(.call, name, [body], origin)
    }

    /// Declares that a method of a model or a delegate may be called, which may find nothing to do: a fake service whose handlers wait
    /// has nothing to call before the first one does.
    ///
    /// - Parameters:
    ///   - name: The name of the event in cases.
    ///   - origin: The thread on which the body is called, whatever actor its code is isolated to.
    ///   - body: The call. Returns whether there was something to call. Otherwise the step counts as one without effect.
    public func call(_ name: String, from origin: Origin = .mainThread, _ body: @escaping @MainActor () -> Bool) {
        add(.call, name, [{ [weak self] in self?.foundNothing = !body() }], origin, mayFindNothing: true)
    }

    /// Returns whether the last call found nothing to do, and forgets it.
    func takeNothing() -> Bool {
        defer { foundNothing = false }
        return foundNothing
    }

    /// Adds texts that may be typed into fields. A few texts are always included.
    public func text(_ texts: String...) {
        self.texts += texts
    }

    /// Marks a publisher as one that may be delivered otherwise. A report can then say which delivery fixes a failure. Pass the
    /// result to the view in place of the publisher.
    public func delivered<P: Publisher>(_ publisher: P) -> AnyPublisher<P.Output, P.Failure> {
        delivery.deliver(publisher)
    }

    /// Marks notifications as ones that may be delivered otherwise. Use this if the view itself subscribes to them, in
    /// `.onReceive(NotificationCenter.default.publisher(for: name))`. It has the same effect as `delivered`, without a change to
    /// the view.
    ///
    /// - Parameter names: The names of the notifications, of any notification center and object.
    public func mayBeDeliveredOtherwise(_ names: Notification.Name...) {
        deliveredNames.formUnion(names)
    }

    /// Marks notifications as ones that may be delivered otherwise, for views that subscribe to them by themselves.
    ///
    /// - Parameter names: The names of the notifications.
    public func mayBeDeliveredOtherwise(_ names: String...) {
        deliveredNames.formUnion(names.map { Notification.Name($0) })
    }

    /// Tells the host that creates the view which notifications it delivers otherwise.
    func redeliver() {
        if case .written = delivery { return }
        guard !deliveredNames.isEmpty else { return }
        Host.redeliver(deliveredNames) { [delivery] in delivery.deliver($0) }
    }

    private func add(
        _ kind: OutsideEvent.Kind, _ name: String, _ bodies: [@MainActor () -> Void], _ origin: Origin,
        mayFindNothing: Bool = false
    ) {
        // Two declarations with the same name make one event with more values.
        if let known = events.firstIndex(where: { $0.kind == kind && $0.name == name }) {
            events[known].bodies += bodies
            if events[known].origin != origin { events[known].origin = .anyThread }
        } else {
            events.append(
                OutsideEvent(kind: kind, name: name, bodies: bodies, origin: origin, mayFindNothing: mayFindNothing))
        }
    }
}
