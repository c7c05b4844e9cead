import Foundation

/// The network of a host. It takes every request of HTTP while there is a host, and lets it wait for an answer.
final class HostURLProtocol: URLProtocol {
    private let lock = NSLock()
    private var pending: PendingAnswer?
    private var timeout: Appointment?

    /// The errors that a step can choose: no connection, and the server's error.
    private static let errorCount = 2

    override static func canInit(with request: URLRequest) -> Bool { Graph.current != nil && request.isHTTP }
    override static func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
        defer { NetworkActivity.requestWaits(task) }
        guard let all = PendingAnswers.current, let clock = VirtualClock.current, let url = request.url else {
            client?.urlProtocol(self, didFailWithError: URLError(.cancelled))
            return
        }
        let name = "\(request.httpMethod ?? "GET") \(url.absoluteString)"
        // A download needs a file, which only Foundation's own protocol can pass on.
        let samples = task is URLSessionDownloadTask ? [] : all.samples(for: name, url.absoluteString)
        let pending = PendingAnswer(name, answers: samples.count, errors: Self.errorCount) { [weak self] in
            self?.finish(with: .success(samples[$0]))
        } fail: { [weak self] number in
            self?.finish(
                with: number == 0
                    ? .failure(URLError(.notConnectedToInternet))
                    : .success(SampleResponse(body: Data(), status: 500, headers: [:])))
        }
        pending.respond = { [weak self] in self?.finish(with: $0) }
        let timeout = clock.schedule(at: clock.now + HostTime(seconds: request.timeoutInterval), as: .handOver) {
            [weak self, weak all] in
            if all?.remove(pending) == true { self?.finish(with: .failure(URLError(.timedOut))) }
        }
        lock.withLock { (self.pending, self.timeout) = (pending, timeout) }
        all.add(pending)
    }

    override func stopLoading() {
        let pending = end()
        if let pending { PendingAnswers.current?.remove(pending) }
    }

    /// Passes a response or an error on to the session.
    func finish(with result: Result<SampleResponse, URLError>) {
        guard end() != nil, let client, let url = request.url else { return }
        NetworkActivity.answers(task)
        switch result {
        case .failure(let error): client.urlProtocol(self, didFailWithError: error)
        case .success(let sample):
            let response = HTTPURLResponse(
                url: url, statusCode: sample.status, httpVersion: "HTTP/1.1", headerFields: sample.headers)
            guard let response else { return client.urlProtocol(self, didFailWithError: URLError(.badServerResponse)) }
            client.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
            client.urlProtocol(self, didLoad: sample.body)
            client.urlProtocolDidFinishLoading(self)
        }
    }

    /// Ends the wait; returns nil if it has ended before.
    private func end() -> PendingAnswer? {
        let (pending, timeout) = lock.withLock {
            defer { (self.pending, self.timeout) = (nil, nil) }
            return (self.pending, self.timeout)
        }
        if let timeout { VirtualClock.current?.cancel(timeout) }
        return pending
    }
}

extension URLRequest {
    /// Whether the request is one of HTTP.
    var isHTTP: Bool { url.map { $0.scheme == "http" || $0.scheme == "https" } ?? false }
}

#if !canImport(Darwin)
    extension URLSession {
        /// Downloads the content of a URL to a file. If there is a host, it answers.
        ///
        /// Overload resolution prefers this method to Foundation's because it has no default arguments.
        public func download(from url: URL) async throws -> (URL, URLResponse) {
            try await download(for: URLRequest(url: url))
        }

        /// Downloads the response to a request to a file. If there is a host, it answers.
        public func download(for request: URLRequest) async throws -> (URL, URLResponse) {
            guard Graph.current != nil, request.isHTTP else { return try await download(for: request, delegate: nil) }
            let (body, response) = try await data(for: request, delegate: nil)
            let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).tmp")
            try body.write(to: file)
            return (file, response)
        }
    }

    extension Data {
        /// Reads the content of a URL. If there is a host, a URL of the network has none: nothing can answer while the thread waits.
        ///
        /// Overload resolution prefers this initializer to Foundation's because it has no default arguments.
        public init(contentsOf url: URL) throws {
            if Graph.current != nil, URLRequest(url: url).isHTTP { throw URLError(.notConnectedToInternet) }
            try self.init(contentsOf: url, options: [])
        }
    }
#endif
