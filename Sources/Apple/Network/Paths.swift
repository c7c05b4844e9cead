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
    /// The way: one over Wi-Fi.
    public let currentPath = NWPath(status: .satisfied)
    /// Receives another way: never here.
    public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
    /// Watches all interfaces.
    public init() {}
    /// Watches one kind of interface.
    public init(requiredInterfaceType: NWInterface.InterfaceType) {}
    /// Starts.
    public func start(queue: DispatchQueue) {}
    /// Ends.
    public func cancel() {}
}
