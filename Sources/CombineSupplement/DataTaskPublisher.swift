#if !canImport(Darwin)
    import Foundation
    import FoundationNetworking

    extension URLSession {
        /// Returns a publisher of the response for a URL.
        public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
            dataTaskPublisher(for: URLRequest(url: url))
        }

        /// Returns a publisher of the response for a request.
        public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
            DataTaskPublisher(request: request, session: self)
        }

        /// A publisher that sends a request once for each subscriber, when the subscriber requests a value. If there is a
        /// host, it answers.
        public struct DataTaskPublisher: Publisher {
            public typealias Output = (data: Data, response: URLResponse)
            public typealias Failure = URLError

            /// The request.
            public let request: URLRequest
            /// The session that sends the request.
            public let session: URLSession

            /// Creates a publisher of the response for a request.
            public init(request: URLRequest, session: URLSession) {
                self.request = request
                self.session = session
            }

            /// Attaches a subscriber. The session sends the request when the subscriber requests a value.
            public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == URLError {
                subscriber.receive(
                    subscription: DataTaskSubscription(AnySubscriber(subscriber), request: request, session: session))
            }
        }
    }

    private final class DataTaskSubscription: Subscription, @unchecked Sendable {
        private let lock = NSLock()
        private var downstream: AnySubscriber<URLSession.DataTaskPublisher.Output, URLError>?
        private var task: URLSessionDataTask?
        private let request: URLRequest
        private let session: URLSession

        init(
            _ downstream: AnySubscriber<URLSession.DataTaskPublisher.Output, URLError>, request: URLRequest,
            session: URLSession
        ) {
            self.downstream = downstream
            self.request = request
            self.session = session
        }

        func request(_ demand: Subscribers.Demand) {
            let task = lock.withLock { () -> URLSessionDataTask? in
                guard demand > .none, downstream != nil, self.task == nil else { return nil }
                self.task = session.dataTask(with: request) { [self] in finish($0, $1, $2) }
                return self.task
            }
            task?.resume()
        }

        func cancel() {
            let task = lock.withLock {
                downstream = nil
                return self.task
            }
            task?.cancel()
        }

        private func finish(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
            let downstream = lock.withLock {
                defer { self.downstream = nil }
                return self.downstream
            }
            guard let downstream else { return }
            if let data, let response, error == nil {
                _ = downstream.receive((data, response))
                downstream.receive(completion: .finished)
            } else {
                downstream.receive(completion: .failure(error as? URLError ?? URLError(.unknown)))
            }
        }
    }
#endif
