import HeadlessUI  // in place of SwiftUI and Combine

// What 'bindfuzz advise' prints, recorded by AdvisedSourceTests.

enum UnguardedIndexRead {
    @MainActor static func rows(@Binding items: [Item]) -> some View {
        ForEach($items) { $item in ItemRow(item: $item) }
    }

    struct ItemRow: View {
        @Binding var item: Item

        var body: some View {
            Text(item.name)
                .onReceive(pings) { _ in
                    show(item.name)
                }
        }
    }
}

enum AppearedIndexRead {
    @MainActor static func rows(@Binding items: [Item]) -> some View {
        ForEach($items) { $item in ItemRow(item: $item) }
    }

    struct ItemRow: View {
        @Binding var item: Item
        @State private var isAppeared = false

        var body: some View {
            Text(item.name)
                .onAppear { isAppeared = true }
                .onDisappear { isAppeared = false }
                .onReceive(pings) { _ in
                    guard isAppeared else { return }
                    show(item.name)
                }
        }
    }
}

enum InRangeIndexRead {
    @MainActor static func rows(@Binding items: [Item]) -> some View {
        ForEach($items) { $item in
            let index = items.firstIndex { $0.id == item.id } ?? items.count
            ItemRow(item: $item, items: $items, index: index)
        }
    }

    struct ItemRow: View {
        @Binding var item: Item
        @Binding var items: [Item]
        let index: Int

        var body: some View {
            Text(item.name)
                .onReceive(pings) { _ in
                    guard items.indices.contains(index) else { return }
                    show(item.name)
                }
        }
    }
}

enum ContainsIndexRead {
    @MainActor static func rows(@Binding items: [Item]) -> some View {
        ForEach($items) { $item in ItemRow(item: $item, items: $items) }
    }

    struct ItemRow: View {
        @Binding var item: Item
        @Binding var items: [Item]

        var body: some View {
            let id = item.id
            Text(item.name)
                .onReceive(pings) { _ in
                    guard items.contains(where: { $0.id == id }) else { return }
                    show(item.name)
                }
        }
    }
}

enum AllIndexRead {
    @MainActor static func rows(@Binding items: [Item]) -> some View {
        ForEach($items) { $item in
            let index = items.firstIndex { $0.id == item.id } ?? items.count
            ItemRow(item: $item, items: $items, index: index)
        }
    }

    struct ItemRow: View {
        @Binding var item: Item
        @Binding var items: [Item]
        let index: Int
        @State private var isAppeared = false

        var body: some View {
            let id = item.id
            Text(item.name)
                .onAppear { isAppeared = true }
                .onDisappear { isAppeared = false }
                .onReceive(pings) { _ in
                    guard isAppeared else { return }
                    guard items.indices.contains(index) else { return }
                    guard items.contains(where: { $0.id == id }) else { return }
                    show(item.name)
                }
        }
    }
}
