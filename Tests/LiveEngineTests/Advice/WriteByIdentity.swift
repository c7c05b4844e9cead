import HeadlessUI  // in place of SwiftUI and Combine

// What 'bindfuzz advise' prints, recorded by AdvisedSourceTests.

enum UnguardedIdentityWrite {
    @MainActor static func rows(@Binding items: [Item]) -> some View {
        ForEach(items) { item in ItemRow(item: item, items: $items) }
    }

    struct ItemRow: View {
        let item: Item
        @Binding var items: [Item]

        var body: some View {
            Text(item.name)
                .onReceive(pings) { _ in
                    guard let found = items.firstIndex(where: { $0.id == item.id }) else { return }
                    items[found].isDone = true
                }
        }
    }
}

enum AppearedIdentityWrite {
    @MainActor static func rows(@Binding items: [Item]) -> some View {
        ForEach(items) { item in ItemRow(item: item, items: $items) }
    }

    struct ItemRow: View {
        let item: Item
        @Binding var items: [Item]
        @State private var isAppeared = false

        var body: some View {
            Text(item.name)
                .onAppear { isAppeared = true }
                .onDisappear { isAppeared = false }
                .onReceive(pings) { _ in
                    guard isAppeared else { return }
                    guard let found = items.firstIndex(where: { $0.id == item.id }) else { return }
                    items[found].isDone = true
                }
        }
    }
}

enum InRangeIdentityWrite {
    @MainActor static func rows(@Binding items: [Item]) -> some View {
        ForEach(items) { item in
            let index = items.firstIndex { $0.id == item.id } ?? items.count
            ItemRow(item: item, items: $items, index: index)
        }
    }

    struct ItemRow: View {
        let item: Item
        @Binding var items: [Item]
        let index: Int

        var body: some View {
            Text(item.name)
                .onReceive(pings) { _ in
                    guard items.indices.contains(index) else { return }
                    guard let found = items.firstIndex(where: { $0.id == item.id }) else { return }
                    items[found].isDone = true
                }
        }
    }
}

enum ContainsIdentityWrite {
    @MainActor static func rows(@Binding items: [Item]) -> some View {
        ForEach(items) { item in ItemRow(item: item, items: $items) }
    }

    struct ItemRow: View {
        let item: Item
        @Binding var items: [Item]

        var body: some View {
            Text(item.name)
                .onReceive(pings) { _ in
                    guard items.contains(where: { $0.id == item.id }) else { return }
                    guard let found = items.firstIndex(where: { $0.id == item.id }) else { return }
                    items[found].isDone = true
                }
        }
    }
}

enum AllIdentityWrite {
    @MainActor static func rows(@Binding items: [Item]) -> some View {
        ForEach(items) { item in
            let index = items.firstIndex { $0.id == item.id } ?? items.count
            ItemRow(item: item, items: $items, index: index)
        }
    }

    struct ItemRow: View {
        let item: Item
        @Binding var items: [Item]
        let index: Int
        @State private var isAppeared = false

        var body: some View {
            Text(item.name)
                .onAppear { isAppeared = true }
                .onDisappear { isAppeared = false }
                .onReceive(pings) { _ in
                    guard isAppeared else { return }
                    guard items.indices.contains(index) else { return }
                    guard items.contains(where: { $0.id == item.id }) else { return }
                    guard let found = items.firstIndex(where: { $0.id == item.id }) else { return }
                    items[found].isDone = true
                }
        }
    }
}
