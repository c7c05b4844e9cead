#if os(Linux)
    import Foundation
    import FoundationNetworking

    // Code that imports this module calls these methods. They hide those of Foundation, which cannot be overridden.

    extension URLSessionWebSocketTask {
        /// Receives the next message. If there is a host, its steps send messages.
        public func receive() async throws -> Message {
            guard let socket = HostWebSocket.of(self) else { return try await foundationsReceive() }
            return try await WebSocketWait.result { socket.receive($0) }.get()
        }

        /// Receives the next message. If there is a host, its steps send messages.
        public func receive(completionHandler: @escaping @Sendable (Result<Message, any Error>) -> Void) {
            guard let socket = HostWebSocket.of(self) else { return foundationsReceive(completionHandler) }
            socket.receive(completionHandler)
        }

        /// Sends a message. If there is a host, nobody receives it.
        public func send(_ message: Message) async throws {
            guard let socket = HostWebSocket.of(self) else { return try await foundationsSend(message) }
            if let error = await WebSocketWait.result({ socket.send($0) }) { throw error }
        }

        /// Sends a message. If there is a host, nobody receives it.
        public func send(_ message: Message, completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
            guard let socket = HostWebSocket.of(self) else { return foundationsSend(message, completionHandler) }
            socket.send(completionHandler)
        }

        /// Sends a ping. If there is a host, the pong comes at once.
        public func sendPing(pongReceiveHandler: @escaping @Sendable ((any Error)?) -> Void) {
            guard let socket = HostWebSocket.of(self) else { return foundationsPing(pongReceiveHandler) }
            socket.send(pongReceiveHandler)
        }

        /// Closes the socket.
        public func cancel(with closeCode: CloseCode, reason: Data?) {
            guard let socket = HostWebSocket.of(self) else { return foundationsCancel(closeCode, reason) }
            socket.cancel(with: closeCode, reason: reason)
        }

        /// Why the socket was closed; `invalid` if it is open.
        public var closeCode: CloseCode { HostWebSocket.of(self)?.closeCode ?? foundationsCloseCode }
        /// The reason for which the socket was closed.
        public var closeReason: Data? { HostWebSocket.of(self)?.closeReason ?? foundationsCloseReason }
    }

    /// A task that waits for a web socket. Its way back to its actor counts as work of the host.
    private enum WebSocketWait {
        static func result<Value>(_ start: (@escaping @Sendable (Value) -> Void) -> Void) async -> Value {
            let clock = VirtualClock.current
            let value = await withUnsafeContinuation { (continuation: UnsafeContinuation<Value, Never>) in
                start { value in
                    clock?.beginOffMainWork()
                    nonisolated(unsafe) let value = value
                    continuation.resume(returning: value)
                }
            }
            clock?.endOffMainWork()
            return value
        }
    }

    /// The methods that a web socket has in common with every task. Foundation's tables lead to these.
    private final class HostedWebSocketTask: URLSessionWebSocketTask, @unchecked Sendable {
        override func resume() {
            guard let socket = HostWebSocket.of(self) else { return super.resume() }
            socket.resume()
        }

        override func cancel() {
            guard let socket = HostWebSocket.of(self) else { return super.cancel() }
            socket.cancel()
        }

        override var state: URLSessionTask.State { HostWebSocket.of(self)?.state ?? super.state }
    }

    enum WebSocketGate {
        /// Puts the methods of `HostedWebSocketTask` in the place of Foundation's.
        static func install() {
            let names = ["C6resumeyyF", "C6cancelyyF", "C5stateAC5StateOvg"]
            for name in names {
                MethodTable.replace(
                    SystemSymbol.variable("$s20FoundationNetworking14URLSessionTask\(name)"), of: URLSessionTask.self,
                    in: URLSessionWebSocketTask.self, by: HostedWebSocketTask.self)
            }
        }
    }
#endif
