#if canImport(FoundationNetworking)
    import Foundation
    import FoundationNetworking

    /// Foundation's own methods of a web socket, for modules whose methods hide them.
    extension URLSessionWebSocketTask {
        /// Receives the next message of the network.
        package func foundationsReceive() async throws -> Message { try await receive() }
        /// Receives the next message of the network.
        package func foundationsReceive(_ handler: @escaping @Sendable (Result<Message, any Error>) -> Void) {
            receive(completionHandler: handler)
        }
        /// Sends a message to the network.
        package func foundationsSend(_ message: Message) async throws { try await send(message) }
        /// Sends a message to the network.
        package func foundationsSend(_ message: Message, _ handler: @escaping @Sendable ((any Error)?) -> Void) {
            send(message, completionHandler: handler)
        }
        /// Sends a ping to the network.
        package func foundationsPing(_ handler: @escaping @Sendable ((any Error)?) -> Void) {
            sendPing(pongReceiveHandler: handler)
        }
        /// Closes the socket.
        package func foundationsCancel(_ code: CloseCode, _ reason: Data?) { cancel(with: code, reason: reason) }
        /// Why the socket was closed.
        package var foundationsCloseCode: CloseCode { closeCode }
        /// The reason for which the socket was closed.
        package var foundationsCloseReason: Data? { closeReason }
    }
#endif
