import Foundation

extension Host {
    /// The requests of `URLSession` and the calls of a fake service that wait for an answer, by name: `GET https://example.com/`.
    ///
    /// No request leaves the machine while there is a host. A request waits until `answer` or `fail`, or until its time-out on the
    /// host's clock.
    public var pendingAnswers: [String] { graph.pendingAnswers.all.map(\.name) }

    /// What waits for an answer, by name; the oldest first among those with the same name.
    package var waitingAnswers: [PendingAnswer] { graph.pendingAnswers.all }

    /// Answers the oldest request with a name. The loop then runs until it sleeps.
    ///
    /// A web socket waits as `CONNECT wss://example.com/feed` for its connection, and then as `MESSAGE wss://example.com/feed` for each
    /// message, whose text is the body.
    ///
    /// - Parameters:
    ///   - name: The method and the URL: `GET https://example.com/feeds`.
    ///   - body: The body of the response.
    ///   - status: The status of HTTP.
    ///   - headers: The header fields of the response.
    /// - Throws: `ControlError` if no request with the name waits.
    public func answer(
        _ name: String, with body: String = "", status: Int = 200, headers: [String: String] = [:]
    ) throws(ControlError) {
        let response = SampleResponse(body: Data(body.utf8), status: status, headers: headers)
        let pending = try pendingAnswer(named: name)
        guard let respond = pending.respond else { throw refusal("\"\(name)\" is no request of the network") }
        perform(pending) { respond(.success(response)) }
    }

    /// Lets the oldest request with a name fail. The loop then runs until it sleeps.
    ///
    /// - Throws: `ControlError` if no request with the name waits.
    public func fail(_ name: String, with error: URLError = URLError(.notConnectedToInternet)) throws(ControlError) {
        let pending = try pendingAnswer(named: name)
        guard let respond = pending.respond else { throw refusal("\"\(name)\" is no request of the network") }
        perform(pending) { respond(.failure(error)) }
    }

    /// Answers the oldest call of a service with a name. The loop then runs until it sleeps.
    ///
    /// - Parameters:
    ///   - name: The name of the call: `setData notes/*`.
    ///   - number: The number of the answer, counted from 1.
    /// - Throws: `ControlError` if no call with the name waits, or if it has no such answer.
    public func answerCall(_ name: String, _ number: Int = 1) throws(ControlError) {
        let pending = try pendingAnswer(named: name)
        guard (1...max(1, pending.answerCount)).contains(number) else {
            throw refusal("\"\(name)\" has \(pending.answerCount) answers")
        }
        perform(pending) { pending.answer(number - 1) }
    }

    /// Lets the oldest call of a service with a name fail. The loop then runs until it sleeps.
    ///
    /// - Parameters:
    ///   - name: The name of the call: `setData notes/*`.
    ///   - number: The number of the error, counted from 1.
    /// - Throws: `ControlError` if no call with the name waits, or if it has no such error.
    public func failCall(_ name: String, _ number: Int = 1) throws(ControlError) {
        let pending = try pendingAnswer(named: name)
        guard (1...max(1, pending.errorCount)).contains(number) else {
            throw refusal("\"\(name)\" has \(pending.errorCount) errors")
        }
        perform(pending) { pending.fail(number - 1) }
    }

    private func pendingAnswer(named name: String) throws(ControlError) -> PendingAnswer {
        let waiting = graph.pendingAnswers.all
        if let found = waiting.first(where: { $0.name == name }) { return found }
        let names = waiting.map { "\"\($0.name)\"" }.joined(separator: ", ")
        throw refusal(
            "nothing with the name \"\(name)\" waits for an answer: " + (names.isEmpty ? "nothing waits" : names))
    }

    private func perform(_ pending: PendingAnswer, _ finish: @escaping () -> Void) {
        let all = graph.pendingAnswers
        nonisolated(unsafe) let finish = finish
        run(.background { all.answer(pending, by: finish) }, .idle)
    }

    /// Answers something that waits, on the calling thread, for which the main thread waits.
    ///
    /// - Parameter number: The number of the answer, from 0.
    nonisolated package func answer(_ pending: PendingAnswer, _ number: Int) {
        graph.pendingAnswers.answer(pending) { pending.answer(number) }
    }

    /// Lets something that waits fail, on the calling thread, for which the main thread waits.
    ///
    /// - Parameter number: The number of the error, from 0.
    nonisolated package func fail(_ pending: PendingAnswer, _ number: Int) {
        graph.pendingAnswers.answer(pending) { pending.fail(number) }
    }

    /// Adds a sample message of the web sockets of the current host whose URL matches a pattern.
    package static func addSample(message: URLSessionWebSocketTask.Message, from pattern: String) {
        PendingAnswers.current?.add(message, from: pattern)
    }

    /// Adds a sample response for the requests of the current host whose URL matches a pattern.
    package static func addSample(body: Data, status: Int, headers: [String: String], for pattern: String) {
        PendingAnswers.current?.add(SampleResponse(body: body, status: status, headers: headers), for: pattern)
    }
}
