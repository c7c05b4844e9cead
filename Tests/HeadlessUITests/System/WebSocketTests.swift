import HeadlessUI
import Testing

private func webSocket(of session: URLSession = .shared) -> URLSessionWebSocketTask? {
    URL(string: "wss://example.com/feed").map { session.webSocketTask(with: $0) }
}

/// A view that shows each message, as apps write it.
private struct MessagesView: View {
    @State private var lines: [String] = []
    @State private var socket: URLSessionWebSocketTask?

    var body: some View {
        ForEach(lines, id: \.self) { Text($0) }
        Button("Send") {
            Task {
                do {
                    try await socket?.send(.string("hello"))
                    lines.append("sent")
                } catch {
                    lines.append("not sent")
                }
            }
        }
        Button("Close") { socket?.cancel(with: .goingAway, reason: nil) }
            .task {
                socket = webSocket()
                socket?.resume()
                do {
                    while let message = try await socket?.receive() {
                        if case .string(let text) = message { lines.append(text) }
                    }
                } catch {
                    lines.append("ended with code \(socket?.closeCode.rawValue ?? -1)")
                }
            }
    }
}

@Suite struct `A web socket of a host` {
    /// The texts of a host without those of its buttons.
    @MainActor private func lines(of host: HeadlessUI.Host) -> [String] {
        host.texts.filter { !["Send", "Close"].contains($0) }
    }

    private static let connect = "CONNECT wss://example.com/feed"
    private static let message = "MESSAGE wss://example.com/feed"

    @Test func `connects and receives when a step says so`() async throws {
        try await onMainRunLoop {
            let host = Host { MessagesView() }
            host.settle()
            #expect(host.pendingAnswers == [Self.connect])
            try host.click("Send")
            #expect(lines(of: host) == [])
            try host.answer(Self.connect)
            #expect(lines(of: host) == ["sent"])
            #expect(host.pendingAnswers == [Self.message])
            try host.answer(Self.message, with: "one")
            try host.answer(Self.message, with: "two")
            #expect(lines(of: host) == ["sent", "one", "two"])
            try host.close()
        }
    }

    @Test func `fails to connect, and loses its connection`() async throws {
        try await onMainRunLoop {
            let first = Host { MessagesView() }
            first.settle()
            try first.fail(Self.connect)
            #expect(lines(of: first) == ["ended with code 0"])
            #expect(first.pendingAnswers == [])
            let second = Host { MessagesView() }
            second.settle()
            try second.answer(Self.connect)
            try second.fail(Self.message, with: URLError(.networkConnectionLost))
            #expect(lines(of: second) == ["ended with code 0"])
            try second.close()
        }
    }

    @Test func `ends when the app closes it`() async throws {
        try await onMainRunLoop {
            let host = Host { MessagesView() }
            host.settle()
            try host.answer(Self.connect)
            try host.click("Close")
            host.settle()
            #expect(lines(of: host) == ["ended with code 1001"])
            #expect(host.pendingAnswers == [])
            try host.close()
        }
    }

    @Test func `does not connect after its time-out on the clock of the host`() async throws {
        try await onMainRunLoop {
            let host = Host { MessagesView() }
            host.settle()
            host.run(.wait(61), .idle)
            host.settle()
            #expect(lines(of: host) == ["ended with code 0"])
            try host.close()
        }
    }

    @Test func `tells the delegate of its session, and calls handlers`() async throws {
        try await onMainRunLoop {
            let host = Host { Text("") }
            let delegate = SocketDelegate()
            let session = URLSession(configuration: .default, delegate: delegate, delegateQueue: .main)
            let socket = try #require(webSocket(of: session))
            #expect(socket.state == .suspended)
            socket.resume()
            #expect(socket.state == .running)
            socket.sendPing { delegate.note("pong \($0 == nil)") }
            socket.receive { result in
                if case .success(.string(let text)) = result { delegate.note(text) }
            }
            try host.answer(Self.connect)
            host.settle()
            #expect(delegate.lines == ["opened", "pong true"])
            try host.answer(Self.message, with: "one")
            host.settle()
            #expect(delegate.lines.last == "one")
            socket.cancel(with: .goingAway, reason: nil)
            host.settle()
            #expect(socket.state == .completed)
            #expect(delegate.lines.suffix(2) == ["closed 1001", "completed"])
            try host.close()
        }
    }
}

private final class SocketDelegate: NSObject, URLSessionWebSocketDelegate, @unchecked Sendable {
    private let lock = NSLock()
    private var noted: [String] = []
    var lines: [String] { lock.withLock { noted } }

    func note(_ line: String) { lock.withLock { noted.append(line) } }

    func urlSession(
        _ session: URLSession, webSocketTask: URLSessionWebSocketTask, didOpenWithProtocol protocol: String?
    ) { note("opened") }

    func urlSession(
        _ session: URLSession, webSocketTask: URLSessionWebSocketTask,
        didCloseWith closeCode: URLSessionWebSocketTask.CloseCode, reason: Data?
    ) { note("closed \(closeCode.rawValue)") }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        note("completed")
    }
}
