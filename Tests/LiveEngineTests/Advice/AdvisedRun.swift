import BindingFuzz
import HeadlessUI
import LiveEngine

// What the lines of advise are about, and a run of them: a case is followed by the views themselves.

struct Item: Identifiable, Equatable {
    let id: Int
    var name: String
    var isDone = false
}

extension Notification.Name {
    static let ping = Notification.Name("ping")
}

/// What rows subscribe to; the lines of advise have a constant here.
@MainActor var pings: AnyPublisher<Notification, Never> { AdvisedRun.pings }

/// What a person's handler does with what it reads.
@MainActor func show(_ name: String) { AdvisedRun.shown.append(name) }

/// What a person's handler awaits: it comes with the step `resume`.
@MainActor func answer() async {
    await withCheckedContinuation { AdvisedRun.suspended.append($0) }
}

/// A case that advised rows follow.
@MainActor final class AdvisedRun {
    fileprivate static var pings = Empty<Notification, Never>().eraseToAnyPublisher()
    fileprivate static var shown: [String] = []
    // A background step resumes them while the main thread waits for it.
    fileprivate nonisolated(unsafe) static var suspended: [CheckedContinuation<Void, Never>] = []

    /// What went wrong in the views.
    private(set) var issues: [RuntimeIssue] = []
    /// What the handlers showed.
    private(set) var shown: [String] = []
    /// The mutations that a run does not know.
    private(set) var unknown: [Mutation] = []

    fileprivate var items: Binding<[Item]> = .constant([])
    private let configuration: Configuration
    private let initialItems: [Item]

    /// Follows a case.
    init(_ testCase: Interleaving, under configuration: Configuration) throws {
        self.configuration = configuration
        initialItems = (0..<testCase.items).map { Item(id: $0 + 1, name: "item \($0 + 1)") }
        Self.pings = try compiled(advisedPublishers[configuration.delivery.rawValue])
        Self.shown = []
        let parts = [configuration.guard.rawValue, configuration.access.rawValue, configuration.handler.rawValue]
        let host = try compiled(advisedRows[parts.joined(separator: "/")])(self)
        host.run(testCase.steps.map { step(of: $0, on: host) })
        host.settle()
        issues = host.issues
        shown = Self.shown
        Self.resume()
        // What a resumed handler reads after the case is nobody's.
        try? host.close()
    }

    /// Puts rows into the container of the configuration, and that on the loop.
    func host<Rows: View>(_ rows: @escaping @MainActor (Binding<[Item]>) -> Rows) -> HeadlessUI.Host {
        HeadlessUI.Host(
            platform: configuration.platform.hostPlatform, assuming: configuration.assumptions,
            containers: .init(visibleRows: 3)
        ) {
            AdvisedList(items: initialItems, container: configuration.container, run: self, rows: rows)
        }
    }

    private static func resume() {
        for continuation in suspended { continuation.resume() }
        suspended = []
    }

    private func step(of step: Step, on host: HeadlessUI.Host) -> HostStep {
        switch step {
        case .loop(.event): .event
        case .loop(.source): .source
        case .loop(.timer): .timer
        case .loop(.idle): .idle
        case .loop(.track): .track
        case .loop(.release): .release
        case .post: .action { self.perform(.post) }
        case .mutate(let mutation): .action { self.perform(.mutate(mutation)) }
        case .perform(let action): .perform { self.perform(action) }
        case .async(let action): .async { self.perform(action) }
        case .backgroundPost: .background { NotificationCenter.default.post(name: .ping, object: nil) }
        case .resume:
            .background {
                Self.suspended.forEach { $0.resume() }; Self.suspended = []
            }
        case .reap:
            .action {
                host.endAnimations()
                host.evictRows()
            }
        case .scroll(let row): .action { host.scroll(to: Int(row)) }
        }
    }

    private func perform(_ action: DeferredAction) {
        switch action {
        case .post: NotificationCenter.default.post(name: .ping, object: nil)
        case .mutate(let mutation): mutate(mutation)
        }
    }

    private func mutate(_ mutation: Mutation) {
        let next = (items.wrappedValue.map(\.id).max() ?? 0) + 1
        switch mutation {
        case .clear: items.wrappedValue = []
        case .remove(let index): items.wrappedValue.remove(at: Int(index))
        case .insert(let index): items.wrappedValue.insert(Item(id: next, name: "item \(next)"), at: Int(index))
        default: unknown.append(mutation)
        }
    }
}

/// The rows in their container.
private struct AdvisedList<Rows: View>: View {
    @State var items: [Item]
    let container: Container
    let run: AdvisedRun
    let rows: @MainActor (Binding<[Item]>) -> Rows

    var body: some View {
        let _ = (run.items = $items)
        switch container {
        case .eager: VStack { rows($items) }
        case .animated: VStack { rows($items).transition(.opacity) }.animation(.default, value: items)
        case .lazy, .silent: LazyVStack { rows($items) }
        }
    }
}

/// What is there, or an error that says that lines of advise are missing.
private func compiled<Value>(_ value: Value?) throws -> Value {
    guard let value else { throw MissingLines() }
    return value
}

private struct MissingLines: Error {}
