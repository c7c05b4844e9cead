import Foundation

/// The network and fake services: code waits for an answer until a step of the case gives one.
extension FuzzSetup {
    /// Declares a response to the requests of a URL. Several responses to the same request are its values in cases, in the order of
    /// their declarations. A request without one can only fail.
    ///
    /// Call this before the view exists. No request leaves the machine.
    ///
    /// - Parameters:
    ///   - pattern: The URL, in which `*` stands for any characters. It may begin with a method: `POST https://example.com/feeds*`.
    ///   - body: The body of the response.
    ///   - status: The status of HTTP.
    ///   - headers: The header fields of the response.
    public func respond(
        to pattern: String, with body: String, status: Int = 200, headers: [String: String] = [:]
    ) {
        respond(to: pattern, with: Data(body.utf8), status: status, headers: headers)
    }

    /// Declares a response with data to the requests of a URL.
    ///
    /// - Parameters:
    ///   - pattern: The URL, in which `*` stands for any characters.
    ///   - body: The body of the response.
    ///   - status: The status of HTTP.
    ///   - headers: The header fields of the response.
    public func respond(to pattern: String, with body: Data, status: Int = 200, headers: [String: String] = [:]) {
        Host.addSample(body: body, status: status, headers: headers, for: pattern)
    }

    /// Declares a message that the web sockets of a URL can receive. Several messages of the same URL are its values in cases, in the
    /// order of their declarations. A web socket without one can only connect, fail and close.
    ///
    /// Call this before the view exists.
    ///
    /// - Parameters:
    ///   - text: The text of the message.
    ///   - pattern: The URL, in which `*` stands for any characters: `wss://example.com/*`.
    public func message(_ text: String, from pattern: String) {
        Host.addSample(message: .string(text), from: pattern)
    }

    /// Declares a message with data that the web sockets of a URL can receive.
    ///
    /// - Parameters:
    ///   - data: The bytes of the message.
    ///   - pattern: The URL, in which `*` stands for any characters.
    public func message(_ data: Data, from pattern: String) {
        Host.addSample(message: .data(data), from: pattern)
    }

    /// Suspends until a step of the case answers. A fake service calls this in place of the real one. Calls that wait at the same
    /// time are answered in any order, or never.
    ///
    ///     func load(_ id: Int) async throws -> Article {
    ///         try await setup.reply("load", id, returning: .sample, .empty)
    ///     }
    ///
    /// - Parameters:
    ///   - name: The name of the call in cases.
    ///   - arguments: The arguments of the call, for reports.
    ///   - values: The values to choose from. They are the values of the step `answer`.
    ///   - error: The error of the step `fail`.
    /// - Returns: The value that the step chooses.
    /// - Throws: The error, or `CancellationError` if the task is canceled.
    nonisolated(nonsending) public func reply<Value>(
        _ name: String, _ arguments: Any..., returning values: Value...,
        throwing error: any Error = URLError(.notConnectedToInternet)
    ) async throws -> Value {
        values[
            try await PendingReply.wait(
                for: name, arguments: Self.text(of: arguments), answers: values.count, error: error)]
    }

    /// Calls a handler on a queue when a step of the case answers. A fake service with a callback calls this.
    ///
    /// - Parameters:
    ///   - name: The name of the call in cases.
    ///   - arguments: The arguments of the call, for reports.
    ///   - values: The values to choose from. They are the values of the step `answer`.
    ///   - error: The error of the step `fail`.
    ///   - most: How often the handler may be called: 2 for a service that may answer twice.
    ///   - queue: The queue on which the handler is called.
    ///   - handler: Receives the value that the step chooses, or the error.
    nonisolated public func reply<Value>(
        _ name: String, _ arguments: Any..., returning values: Value...,
        throwing error: any Error = URLError(.notConnectedToInternet), atMost most: Int = 1,
        on queue: DispatchQueue = .main, to handler: @escaping (Result<Value, any Error>) -> Void
    ) {
        nonisolated(unsafe) let (values, handler) = (values, handler)
        PendingReply.call(name, arguments: Self.text(of: arguments), answers: values.count, most: most) { number in
            queue.async { handler(number.map { .success(values[$0]) } ?? .failure(error)) }
        }
    }

    nonisolated private static func text(of arguments: [Any]) -> String {
        arguments.isEmpty ? "" : "(\(arguments.map { "\($0)" }.joined(separator: ", ")))"
    }
}
