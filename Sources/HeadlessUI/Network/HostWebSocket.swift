#if os(Linux)
    import Foundation
    import FoundationNetworking

    /// A web socket of a host. It connects, receives messages, fails and closes when a step says so; nothing leaves the machine.
    ///
    /// Any thread may use it. It calls the handlers of the app on the main queue if that is the session's, or else on a thread
    /// of its own, outside of its lock.
    final class HostWebSocket: @unchecked Sendable {
        typealias Message = URLSessionWebSocketTask.Message
        typealias Receiver = @Sendable (Result<Message, any Error>) -> Void
        typealias Sender = @Sendable ((any Error)?) -> Void

        private enum Phase {
            case new, connecting, open
            case ended(any Error)
        }

        private let task: URLSessionWebSocketTask
        private let session: URLSession?
        private let url: String
        private let lock = NSLock()
        private let handlers = HandlerThread()
        private var phase = Phase.new
        private var messages: [Message] = []
        private var receivers: [Receiver] = []
        /// The handlers of what the app sends before the connection.
        private var senders: [Sender] = []
        private var pending: PendingAnswer?
        private var timeout: Appointment?
        private var close: (code: URLSessionWebSocketTask.CloseCode, reason: Data?) = (.invalid, nil)

        /// The errors that a step can choose once the socket is open: the connection is lost, and the server closes it.
        private static let errorCount = 2

        init(_ task: URLSessionWebSocketTask) {
            self.task = task
            url = task.originalRequest?.url?.absoluteString ?? ""
            session = Self.session(of: task)
        }

        var closeCode: URLSessionWebSocketTask.CloseCode { lock.withLock { close.code } }
        var closeReason: Data? { lock.withLock { close.reason } }

        var state: URLSessionTask.State {
            lock.withLock {
                switch phase {
                case .new: .suspended
                case .connecting, .open: .running
                case .ended: .completed
                }
            }
        }

        /// The session is no public property of a task.
        private static func session(of task: URLSessionWebSocketTask) -> URLSession? {
            var mirror: Mirror? = Mirror(reflecting: task)
            while let current = mirror {
                if let session = current.descendant("session") as? URLSession { return session }
                mirror = current.superclassMirror
            }
            return nil
        }

        private var delegate: (any URLSessionTaskDelegate)? {
            task.delegate ?? session?.delegate as? any URLSessionTaskDelegate
        }

        // MARK: What the app does

        /// Starts to connect.
        func resume() {
            guard let all = PendingAnswers.current, let clock = VirtualClock.current else {
                return end(with: URLError(.cancelled))
            }
            let pending = PendingAnswer("CONNECT \(url)", answers: 1, errors: 1) { [weak self] _ in
                self?.open()
            } fail: { [weak self] _ in
                self?.end(with: URLError(.notConnectedToInternet))
            } drop: { [weak self] in
                self?.end(with: URLError(.cancelled))
            }
            pending.respond = { [weak self] result in
                if case .failure(let error) = result { self?.end(with: error) } else { self?.open() }
            }
            let isNew = lock.withLock {
                guard case .new = phase else { return false }
                (phase, self.pending) = (.connecting, pending)
                return true
            }
            guard isNew else { return }
            let seconds = task.originalRequest?.timeoutInterval ?? 60
            let timeout = clock.schedule(at: clock.now + HostTime(seconds: seconds), as: .handOver) {
                [weak self, weak all] in
                if all?.remove(pending) == true { self?.end(with: URLError(.timedOut)) }
            }
            lock.withLock { self.timeout = timeout }
            all.add(pending)
        }

        func receive(_ receiver: @escaping Receiver) {
            let result: Result<Message, any Error>? = lock.withLock {
                if !messages.isEmpty { return .success(messages.removeFirst()) }
                if case .ended(let error) = phase { return .failure(error) }
                receivers.append(receiver)
                return nil
            }
            if let result { onQueue { receiver(result) } }
        }

        /// Sends a message or a ping. It is sent as soon as the socket is open, and nobody receives it.
        func send(_ sender: @escaping Sender) {
            let isOver = lock.withLock {
                if case .open = phase { return true }
                if case .ended = phase { return true }
                senders.append(sender)
                return false
            }
            guard isOver else { return }
            let error = lock.withLock { if case .ended(let error) = phase { error } else { nil as (any Error)? } }
            onQueue { sender(error) }
        }

        /// Closes the socket, as the app wants.
        func cancel(with code: URLSessionWebSocketTask.CloseCode, reason: Data?) {
            let isOpen = lock.withLock {
                guard case .open = phase else { return false }
                close = (code, reason)
                return true
            }
            if isOpen { tellClose() }
            cancel()
        }

        /// Ends the socket, as the app wants.
        func cancel() { end(with: URLError(.cancelled)) }

        // MARK: What a step does

        private func open() {
            guard let all = PendingAnswers.current else { return }
            let samples = all.messages(from: url)
            let next = PendingAnswer(
                "MESSAGE \(url)", answers: samples.count, errors: Self.errorCount, most: .max
            ) { [weak self] in
                self?.deliver(samples[$0])
            } fail: { [weak self] number in
                if number == 0 { self?.end(with: URLError(.networkConnectionLost)) } else { self?.closeByServer() }
            } drop: { [weak self] in
                self?.end(with: URLError(.cancelled))
            }
            next.respond = { [weak self] result in
                switch result {
                case .success(let response): self?.deliver(.string(String(decoding: response.body, as: UTF8.self)))
                case .failure(let error): self?.end(with: error)
                }
            }
            let (isConnected, senders, timeout) = lock.withLock {
                guard case .connecting = phase else { return (false, [Sender](), nil as Appointment?) }
                (phase, pending) = (.open, next)
                defer { (self.senders, self.timeout) = ([], nil) }
                return (true, self.senders, self.timeout)
            }
            guard isConnected else { return }
            if let timeout { VirtualClock.current?.cancel(timeout) }
            all.add(next)
            if let session, let delegate = delegate as? any URLSessionWebSocketDelegate {
                onQueue { [task] in delegate.urlSession(session, webSocketTask: task, didOpenWithProtocol: nil) }
            }
            for sender in senders { onQueue { sender(nil) } }
        }

        private func deliver(_ message: Message) {
            let receiver: Receiver? = lock.withLock {
                if !receivers.isEmpty { return receivers.removeFirst() }
                messages.append(message)
                return nil
            }
            if let receiver { onQueue { receiver(.success(message)) } }
        }

        private func closeByServer() {
            lock.withLock { close = (.normalClosure, nil) }
            tellClose()
            end(with: POSIXError(.ENOTCONN))
        }

        private func tellClose() {
            let close = lock.withLock { self.close }
            guard let session, let delegate = delegate as? any URLSessionWebSocketDelegate else { return }
            onQueue { [task] in
                delegate.urlSession(session, webSocketTask: task, didCloseWith: close.code, reason: close.reason)
            }
        }

        private func end(with error: any Error) {
            let ended: (receivers: [Receiver], senders: [Sender], pending: PendingAnswer?, timeout: Appointment?)? =
                lock.withLock {
                    if case .ended = phase { return nil }
                    phase = .ended(error)
                    defer { (receivers, senders, pending, timeout) = ([], [], nil, nil) }
                    return (receivers, senders, pending, timeout)
                }
            guard let ended else { return }
            if let timeout = ended.timeout { VirtualClock.current?.cancel(timeout) }
            if let pending = ended.pending { PendingAnswers.current?.remove(pending) }
            for sender in ended.senders { onQueue { sender(error) } }
            for receiver in ended.receivers { onQueue { receiver(.failure(error)) } }
            if let session, let delegate {
                onQueue { [task] in delegate.urlSession(session, task: task, didCompleteWithError: error) }
            }
        }

        private func onQueue(_ body: @escaping @Sendable () -> Void) {
            guard let session else { return body() }
            guard session.delegateQueue !== OperationQueue.main else { return OperationQueue.main.addOperation(body) }
            handlers.add(body)
        }
    }

    // MARK: The sockets of a host

    extension HostWebSocket {
        private final class Sockets: @unchecked Sendable {
            let lock = NSLock()
            /// Each socket keeps its task, so that no other task has its identifier.
            var all: [ObjectIdentifier: HostWebSocket] = [:]
        }

        private static let ofHost = PerHost { Sockets() }

        /// Returns the socket of a task while there is a host.
        static func of(_ task: URLSessionWebSocketTask) -> HostWebSocket? {
            guard Graph.current != nil else { return nil }
            let sockets = ofHost.value
            return sockets.lock.withLock {
                let socket = sockets.all[ObjectIdentifier(task)] ?? HostWebSocket(task)
                sockets.all[ObjectIdentifier(task)] = socket
                return socket
            }
        }
    }
#endif
