/// The way to the network.
public struct NWPath: Equatable, Sendable {
    /// Whether there is a way.
    public enum Status: Sendable { case satisfied, unsatisfied, requiresConnection }
    /// Whether there is a way.
    public let status: Status
    /// Whether the way costs money.
    public var isExpensive: Bool { false }
    /// Whether the way is limited.
    public var isConstrained: Bool { false }
    /// Returns whether the way uses a kind of interface.
    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { status == .satisfied && type == .wifi }
}

/// An interface.
public struct NWInterface: Hashable, Sendable {
    /// A kind of interface.
    public enum InterfaceType: Sendable { case other, wifi, cellular, wiredEthernet, loopback }
}

/// Watches the way to the network. The handler is never called: no answer comes from a network by itself.
public final class NWPathMonitor: @unchecked Sendable {
    private let lock = NSLock()
    private var path = NWPath(status: .satisfied)
    private var handler: (@Sendable (NWPath) -> Void)?
    private var callback: SystemCallback?

    /// The way: at first one over Wi-Fi.
    public var currentPath: NWPath { lock.withLock { path } }
    /// Receives another way, as a step of a case says.
    public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
        get { lock.withLock { handler } }
        set { lock.withLock { handler = newValue } }
    }
    /// Watches all interfaces.
    public init() {}
    /// Watches one kind of interface.
    public init(requiredInterfaceType: NWInterface.InterfaceType) {}

    /// Starts. Each step tells that there is a way, or that there is none.
    public func start(queue: DispatchQueue) {
        let callback = SystemCallback.register(
            "NWPathMonitor",
            [NWPath.Status.satisfied, .unsatisfied].map { status in
                { [weak self] in self?.change(to: NWPath(status: status), on: queue) }
            })
        lock.withLock { self.callback = callback }
    }

    /// Ends.
    public func cancel() { lock.withLock { callback = nil } }

    private func change(to path: NWPath, on queue: DispatchQueue) {
        lock.withLock { self.path = path }
        queue.async { [weak self] in self?.pathUpdateHandler?(path) }
    }
}
