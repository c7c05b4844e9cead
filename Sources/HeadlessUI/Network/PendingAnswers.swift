import Foundation

/// A request to the network, or a call of a fake service, that waits until a step answers it.
package final class PendingAnswer: @unchecked Sendable {
    /// The name in cases: `GET https://example.com/feeds`, or that of the call.
    package let name: String
    /// The arguments of the call; empty for a request.
    package let arguments: String
    /// The number of answers to choose from, and of errors.
    package let answerCount, errorCount: Int
    let answer: (Int) -> Void
    let fail: (Int) -> Void
    /// Answers a request or a web socket with any response or error; nil for a call.
    var respond: ((Result<SampleResponse, URLError>) -> Void)?
    /// What the host does at its end.
    fileprivate let drop: () -> Void
    fileprivate var number = 0
    /// How often it can be answered or fail.
    fileprivate var left: Int

    init(
        _ name: String, arguments: String = "", answers: Int, errors: Int = 1, most: Int = 1,
        answer: @escaping (Int) -> Void, fail: @escaping (Int) -> Void, drop: @escaping () -> Void = {}
    ) {
        (self.name, self.arguments, answerCount, errorCount) = (name, arguments, answers, errors)
        (self.answer, self.fail, self.drop, left) = (answer, fail, drop, most)
    }
}

/// All that waits for an answer in one host. Any thread may add to it.
final class PendingAnswers: @unchecked Sendable {
    private let lock = NSLock()
    private var waiting: [PendingAnswer] = []
    private var count = 0
    private var isOver = false
    /// The number of requests and calls so far.
    var addedCount: Int { lock.withLock { count } }
    /// The sample responses of the network, by pattern. Written on the main thread, before the views exist.
    private var samples: [(pattern: URLPattern, response: SampleResponse)] = []
    /// The sample messages of web sockets, by pattern. Written at the same time.
    private var messages: [(pattern: URLPattern, message: URLSessionWebSocketTask.Message)] = []

    /// Those of the current host; nil if there is no host.
    static var current: PendingAnswers? { Graph.current?.pendingAnswers }

    /// All that waits, by name; the oldest first among those with the same name. Sessions start requests on threads of their own,
    /// so the order between different names would be chance.
    var all: [PendingAnswer] {
        let waiting = lock.withLock { self.waiting }
        return waiting.count < 2 ? waiting : waiting.sorted { ($0.name, $0.number) < ($1.name, $1.number) }
    }

    /// Lets something wait. If the host is over, it is dropped.
    func add(_ pending: PendingAnswer) {
        let isAdded = lock.withLock {
            guard !isOver else { return false }
            count += 1
            pending.number = count
            waiting.append(pending)
            return true
        }
        if !isAdded { pending.drop() }
    }

    /// Ends the wait; returns whether it was waiting.
    @discardableResult func remove(_ pending: PendingAnswer) -> Bool {
        lock.withLock {
            let position = waiting.firstIndex { $0 === pending }
            if let position { waiting.remove(at: position) }
            return position != nil
        }
    }

    /// Drops all that waits.
    func end() {
        let dropped = lock.withLock {
            isOver = true
            defer { waiting = [] }
            return waiting
        }
        for pending in dropped { pending.drop() }
    }

    /// Takes one of the answers that are left; returns whether there was one.
    fileprivate func take(_ pending: PendingAnswer) -> Bool {
        lock.withLock {
            guard let position = waiting.firstIndex(where: { $0 === pending }) else { return false }
            pending.left -= 1
            if pending.left <= 0 { waiting.remove(at: position) }
            return true
        }
    }

    func add(_ response: SampleResponse, for pattern: String) {
        lock.withLock { samples.append((URLPattern(pattern), response)) }
    }

    func add(_ message: URLSessionWebSocketTask.Message, from pattern: String) {
        lock.withLock { messages.append((URLPattern(pattern), message)) }
    }

    /// Returns the sample messages from a URL, in their order.
    func messages(from url: String) -> [URLSessionWebSocketTask.Message] {
        lock.withLock { messages }.filter { $0.pattern.matches(url) }.map(\.message)
    }

    /// Returns the sample responses to a request, in their order.
    func samples(for name: String, _ url: String) -> [SampleResponse] {
        lock.withLock { samples }.filter { $0.pattern.matches(url) || $0.pattern.matches(name) }.map(\.response)
    }
}

extension PendingAnswers {
    /// The seconds of real time for which an answer waits for the work that it has caused.
    private static var patience: Double { 5 }

    /// Answers, and waits until the work that this causes on other queues is done or needs the main thread. The main thread waits
    /// meanwhile, so that the order of all effects does not depend on the speed of threads.
    func answer(_ pending: PendingAnswer, by body: () -> Void) {
        guard take(pending) else { return }
        BackgroundWork.perform(begunIn: BackgroundWork.begin(), body)
        BackgroundWork.wait(atMost: Self.patience)
    }
}

/// A pattern of URLs, in which `*` stands for any characters.
struct URLPattern {
    private let parts: [Substring]

    init(_ text: String) { parts = text.split(separator: "*", omittingEmptySubsequences: false) }

    func matches(_ text: String) -> Bool {
        guard let first = parts.first, let last = parts.last, text.hasPrefix(first) else { return false }
        if parts.count == 1 { return text.count == first.count }
        var rest = text.dropFirst(first.count)
        for part in parts.dropFirst().dropLast() where !part.isEmpty {
            guard let found = rest.firstRange(of: part) else { return false }
            rest = rest[found.upperBound...]
        }
        return rest.hasSuffix(last)
    }
}

/// A response of the network.
struct SampleResponse: Sendable {
    let body: Data
    let status: Int
    let headers: [String: String]
}
