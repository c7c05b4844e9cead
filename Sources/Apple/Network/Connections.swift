/// An error of the network.
public enum NWError: Error, Equatable, Sendable {
    case posix(POSIXErrorCode)
    case dns(Int32)
    case tls(Int32)
}

/// The end of a connection.
public enum NWEndpoint: Hashable, Sendable {
    case hostPort(host: Host, port: Port)
    case service(name: String, type: String, domain: String, interface: NWInterface?)
    case unix(path: String)
    case url(URL)

    /// A host.
    public enum Host: Hashable, ExpressibleByStringLiteral, CustomStringConvertible, Sendable {
        case name(String, NWInterface?)
        /// A host with a name or an address.
        public init(_ string: String) { self = .name(string, nil) }
        public init(stringLiteral value: String) { self.init(value) }
        public var description: String { if case .name(let name, _) = self { name } else { "" } }
    }
    /// A port.
    public struct Port: RawRepresentable, Hashable, ExpressibleByIntegerLiteral, Sendable {
        /// The number of the port.
        public let rawValue: UInt16
        /// The port with a number.
        public init?(rawValue: UInt16) { self.rawValue = rawValue }
        public init(integerLiteral value: UInt16) { rawValue = value }
        /// A port in a text; nil if the text is no number.
        public init?(_ service: String) {
            guard let number = UInt16(service) else { return nil }
            rawValue = number
        }
        /// Any port.
        public static let any = Port(integerLiteral: 0)
        /// The port of pages.
        public static let http = Port(integerLiteral: 80)
        /// The port of encrypted pages.
        public static let https = Port(integerLiteral: 443)
    }
}

/// How a connection is made.
public final class NWParameters: @unchecked Sendable {
    /// Whether the connection stays on this device and devices beside it.
    public var includePeerToPeer = false
    /// Whether the address can be used again.
    public var allowLocalEndpointReuse = false
    /// The kind of interface.
    public var requiredInterfaceType = NWInterface.InterfaceType.other
    /// How a connection is made.
    public init() {}
    /// A connection with TCP and TLS.
    public convenience init(tls: NWProtocolTLS.Options?, tcp: NWProtocolTCP.Options = NWProtocolTCP.Options()) {
        self.init()
    }
    /// A connection with TCP.
    public static var tcp: NWParameters { NWParameters() }
    /// A connection with UDP.
    public static var udp: NWParameters { NWParameters() }
    /// A connection with TCP and TLS.
    public static var tls: NWParameters { NWParameters() }
}
/// TCP.
public enum NWProtocolTCP {
    /// Options of TCP.
    public final class Options: @unchecked Sendable {
        /// The seconds until a connection fails.
        public var connectionTimeout = 0
        /// Whether small packets are sent at once.
        public var noDelay = false
        /// Whether an idle connection is kept.
        public var enableKeepalive = false
        /// The seconds until an idle connection is checked.
        public var keepaliveIdle = 0
        /// Options of TCP.
        public init() {}
    }
}
/// TLS.
public enum NWProtocolTLS {
    /// Options of TLS.
    public final class Options: Sendable {
        /// Options of TLS.
        public init() {}
    }
}

/// A connection. It is never made: it stays in preparation, and nothing is sent or received.
public final class NWConnection: @unchecked Sendable {
    /// The state of a connection.
    public enum State: Equatable, Sendable {
        case setup, preparing, ready, cancelled
        case waiting(NWError)
        case failed(NWError)
    }
    /// The context of a message.
    public final class ContentContext: Sendable {
        /// A message.
        public static let defaultMessage = ContentContext()
        /// The last message.
        public static let finalMessage = ContentContext()
        /// A part of a stream.
        public static let defaultStream = ContentContext()
    }
    /// What happens after a message was sent.
    public enum SendCompletion {
        case contentProcessed(@Sendable (NWError?) -> Void)
        case idempotent
    }
    /// The other end.
    public let endpoint: NWEndpoint
    /// The state.
    public private(set) var state = State.setup
    /// Receives another state: never here.
    public var stateUpdateHandler: (@Sendable (State) -> Void)?
    /// Receives another way: never here.
    public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
    /// A connection to an end.
    public init(to endpoint: NWEndpoint, using parameters: NWParameters) { self.endpoint = endpoint }
    /// A connection to a host.
    public convenience init(host: NWEndpoint.Host, port: NWEndpoint.Port, using parameters: NWParameters) {
        self.init(to: .hostPort(host: host, port: port), using: parameters)
    }
    /// Starts.
    public func start(queue: DispatchQueue) { state = .preparing }
    /// Ends.
    public func cancel() { state = .cancelled }
    /// Ends at once.
    public func forceCancel() { state = .cancelled }
    /// Sends a message. Never answered here.
    public func send(
        content: Data?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true,
        completion: SendCompletion
    ) {}
    /// Receives a part of a stream. Never answered here.
    public func receive(
        minimumIncompleteLength: Int, maximumLength: Int,
        completion: @escaping @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void
    ) {}
    /// Receives a message. Never answered here.
    public func receiveMessage(
        completion: @escaping @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void
    ) {}
}

/// Waits for connections. None come.
public final class NWListener: @unchecked Sendable {
    /// The state of a listener.
    public enum State: Equatable, Sendable {
        case setup, ready, cancelled
        case waiting(NWError)
        case failed(NWError)
    }
    /// A service that others find.
    public struct Service: Equatable, Sendable {
        /// The name.
        public let name: String?
        /// The kind.
        public let type: String
        /// A service.
        public init(name: String? = nil, type: String, domain: String? = nil, txtRecord: Data? = nil) {
            self.name = name
            self.type = type
        }
    }
    /// The port.
    public let port: NWEndpoint.Port?
    /// The state.
    public private(set) var state = State.setup
    /// The service.
    public var service: Service?
    /// Receives another state: never here.
    public var stateUpdateHandler: (@Sendable (State) -> Void)?
    /// Receives connections: never here.
    public var newConnectionHandler: (@Sendable (NWConnection) -> Void)?
    /// Waits at a port.
    public init(using parameters: NWParameters, on port: NWEndpoint.Port = .any) throws { self.port = port }
    /// Starts.
    public func start(queue: DispatchQueue) {}
    /// Ends.
    public func cancel() { state = .cancelled }
}

/// Looks for services. There are none.
public final class NWBrowser: @unchecked Sendable {
    /// What is looked for.
    public enum Descriptor: Hashable, Sendable { case bonjour(type: String, domain: String?) }
    /// A service.
    public struct Result: Hashable, Sendable {
        /// The end.
        public let endpoint: NWEndpoint
        /// A change of the services.
        public enum Change: Hashable, Sendable { case identical, added(Result), removed(Result) }
    }
    /// The state of a browser.
    public enum State: Equatable, Sendable {
        case setup, ready, cancelled
        case waiting(NWError)
        case failed(NWError)
    }
    /// Receives another state: never here.
    public var stateUpdateHandler: (@Sendable (State) -> Void)?
    /// Receives services: never here.
    public var browseResultsChangedHandler: (@Sendable (Set<Result>, Set<Result.Change>) -> Void)?
    /// The services: none.
    public var browseResults: Set<Result> { [] }
    /// Looks for services.
    public init(for descriptor: Descriptor, using parameters: NWParameters) {}
    /// Starts.
    public func start(queue: DispatchQueue) {}
    /// Ends.
    public func cancel() {}
}
