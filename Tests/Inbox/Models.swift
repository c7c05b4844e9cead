import Foundation
import ViewFuzz

/// Takes off what is used, and forgets to look whether so much is left.
@MainActor final class QuotaModel: ObservableObject {
    let used = PassthroughSubject<Int, Never>()
    @Published private(set) var left = 8
    private var subscription: AnyCancellable?

    init() {
        subscription = used.sink { [weak self] amount in
            MainActor.assumeIsolated { self?.left -= amount }
        }
    }

    func refill() { left = 8 }
}

/// Is told on another thread, and publishes there.
final class DownloadsModel: ObservableObject, @unchecked Sendable {
    @Published private(set) var count = 0

    func finish() { count += 1 }

    func reload() { count = 0 }
}

/// Waits for the connection where nothing can come.
@MainActor final class SyncModel {
    private let isConnected = DispatchSemaphore(value: 0)

    func connect() {
        isConnected.signal()
    }

    func sync() {
        isConnected.wait()
    }
}

/// Tries again as long as a file is refused, which this one is every time.
@MainActor final class UploadModel {
    private var attempts: [String] = []

    func upload() {
        while isRefused("notes.txt") { attempts = attempts.suffix(100) + ["attempt \(attempts.count)"] }
    }

    private func isRefused(_ name: String) -> Bool {
        name.split(separator: ".").count == 2
    }
}

/// Lives as long as the process does, which has more runs than one.
@MainActor enum Visits {
    static var count = 0
}

/// Keeps what each run adds, as code does that forgets to let go.
@MainActor enum Photos {
    private(set) static var kept: [Data] = []

    static func add() { kept.append(Data(repeating: 1, count: 8 << 20)) }
}

/// Lives as long as the process does; what it knows a view of the next run does not.
@MainActor enum Session {
    static var logins = 0
}

/// Is tossed once in a process, and comes down otherwise than in the process before, which has noted itself in a file.
enum Coin {
    static let showsHeads: Bool = {
        let url = URL(fileURLWithPath: ProcessInfo.processInfo.environment["INBOX_COIN"] ?? "")
        let earlier = (try? Data(contentsOf: url)) ?? Data()
        try? (earlier + Data("x".utf8)).write(to: url)
        return earlier.count % 2 == 1
    }()
}
