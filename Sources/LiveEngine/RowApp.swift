// `scripts/mac` compiles this file against SwiftUI, too, and runs the app in a window.
#if REAL_SWIFTUI
    import SwiftUI
#else
    import HeadlessUI
#endif

// The app of the configurations, written for SwiftUI: rows bound to the elements of an array, each subscribed to a notification.
// `RowAppOptions` holds the differences between configurations.

/// An element of the source of truth.
struct RowElement: Identifiable, Equatable {
    let id: Int
    var revision = 0
}

extension Notification.Name {
    static let rowsShouldLook = Notification.Name("rowsShouldLook")
}

/// The differences between deployments of the app.
struct RowAppOptions {
    enum Container { case eager, animated, lazy }
    enum Guard { case unguarded, appeared, inRange, contains, all }
    enum Handler { case read, write, remove, async(AsyncSpelling), await }

    var container = Container.eager
    var `guard` = Guard.unguarded
    var looksUpByID = false
    var handler = Handler.read
}

struct RowApp: View {
    @State var items: [RowElement]
    let options: RowAppOptions
    let journal: RowJournal

    var body: some View {
        let _ = (journal.items = $items)
        switch options.container {
        case .eager: VStack { rows }
        case .animated: VStack { rows }.animation(.default, value: items)
        case .lazy: LazyVStack { rows }
        }
    }

    private var rows: some View {
        ForEach($items) { $item in
            RowOfApp(item: $item, items: $items, index: index(of: item), options: options, journal: journal)
                .transition(.opacity)
        }
    }

    private func index(of item: RowElement) -> Int {
        items.firstIndex { $0.id == item.id } ?? items.count
    }
}

struct RowOfApp: View {
    @Binding var item: RowElement
    @Binding var items: [RowElement]
    /// The index of the row's element at the row's last creation or update, as code with indices would store it.
    let index: Int
    let options: RowAppOptions
    let journal: RowJournal
    @State private var isAppeared = false

    var body: some View {
        let id = item.id
        let _ = journal.bound(id, to: index)
        Text("\(id)")
            .onAppear {
                isAppeared = true
                journal.appeared(id)
            }
            .onDisappear {
                isAppeared = false
                journal.disappeared(id)
            }
            .onReceive(journal.publisher(of: id)) { notification in
                journal.handling(id, notification) { handle(id) }
            }
    }

    /// Runs the handler. It accesses its element, or leaves the access to the main queue with the current binding.
    private func handle(_ id: Int) -> RowJournal.Handling {
        switch options.handler {
        case .read, .write, .remove:
            return access(id)
        case .async(.dispatchQueue):
            DispatchQueue.main.async { journal.reading(id) { access(id) } }
        case .async(.task):
            Task { @MainActor in journal.reading(id) { access(id) } }
        case .await:
            Task { @MainActor in
                guard journal.reading(id, { access(id) }) == .reached else { return }
                await journal.answer(for: id)
                journal.reading(id) { access(id) }
            }
        }
        return .captured
    }

    /// Performs one access after checking the guard.
    private func access(_ id: Int) -> RowJournal.Handling {
        guard guardHolds(for: id) else { return .skipped }
        return options.looksUpByID ? lookUp(id) : dereference()
    }

    /// Returns whether the guard lets the access pass.
    private func guardHolds(for id: Int) -> Bool {
        switch options.guard {
        case .unguarded: true
        case .appeared: isAppeared
        case .inRange: isInRange
        case .contains: index(of: id) != nil
        case .all: isAppeared && isInRange && index(of: id) != nil
        }
    }

    private var isInRange: Bool { index < items.count }

    /// Accesses the element through a binding that captured an index.
    private func dereference() -> RowJournal.Handling {
        journal.passedGuard()
        let element = item
        if journal.hasStaleDereference { return .stale }
        switch options.handler {
        case .read, .async, .await: break
        case .write: item.revision += 1
        case .remove: if let index = index(of: element.id) { journal.remove(at: index) }
        }
        return .reached
    }

    /// Looks the element up by its ID and accesses it.
    private func lookUp(_ id: Int) -> RowJournal.Handling {
        journal.passedGuard()
        guard let index = index(of: id) else { return .skipped }
        switch options.handler {
        case .read, .async, .await: _ = items[index].revision
        case .write: items[index].revision += 1
        case .remove: journal.remove(at: index)
        }
        return .reached
    }

    /// Uses a loop, because a closure created on the main actor is checked to run there, and a handler may run elsewhere.
    private func index(of id: Int) -> Int? {
        for (index, element) in items.enumerated() where element.id == id { return index }
        return nil
    }
}
