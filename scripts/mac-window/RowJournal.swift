#if REAL_SWIFTUI
    import Combine
    import SwiftUI
#else
    import HeadlessUI
#endif

/// The spelling of the `async` handler.
enum AsyncSpelling { case dispatchQueue, task }

/// Records what the rows of the row app do in a window. It stands for the live engine's journal.
final class RowJournal: @unchecked Sendable {
    enum Handling: String { case reached, skipped, stale, captured }

    /// The source of truth.
    var items: Binding<[RowElement]> = .constant([])
    private(set) var events: [String] = []

    func publisher(of row: Int) -> AnyPublisher<Notification, Never> {
        NotificationCenter.default.publisher(for: .rowsShouldLook).eraseToAnyPublisher()
    }

    func bound(_ row: Int, to index: Int) {}
    func appeared(_ row: Int) { events.append("row \(row) appears") }
    func disappeared(_ row: Int) { events.append("row \(row) disappears") }

    func handling(_ row: Int, _ notification: Notification, _ handler: () -> Handling) {
        events.append("row \(row) receives")
        events.append("row \(row) \(handler().rawValue)")
    }

    @discardableResult func reading(_ row: Int, _ read: () -> Handling) -> Handling? { read() }
    @MainActor func answer(for row: Int) async { await Task.yield() }
    func passedGuard() {}
    /// A stale binding of SwiftUI ends the process.
    var hasStaleDereference: Bool { false }
    func remove(at index: Int) { items.wrappedValue.remove(at: index) }
}
