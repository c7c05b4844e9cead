import RealmSwift
import SwiftUI
import Testing
import ViewFuzz

private final class Item: Object, ObjectKeyIdentifiable {
    @Persisted(primaryKey: true) var _id: ObjectId
    @Persisted var name = ""
    @Persisted var rank = 0
    @Persisted(originProperty: "items") var boxes: LinkingObjects<Box>
}

private final class Box: Object, ObjectKeyIdentifiable {
    @Persisted(primaryKey: true) var _id: ObjectId
    @Persisted var items: RealmSwift.List<Item>
    @Persisted var best: Item?
}

@MainActor private func add(_ names: String...) throws -> [Item] {
    let realm = try Realm()
    let items = names.enumerated().map { Item(value: ["name": $0.element, "rank": $0.offset]) }
    try realm.write { realm.add(items) }
    return items
}

private struct ItemsView: View {
    @ObservedResults(Item.self, sortDescriptor: SortDescriptor(keyPath: "name", ascending: false)) private var items

    var body: some View {
        List {
            ForEach(items) { ItemRow(item: $0) }.onDelete(perform: $items.remove)
        }
        Button("Add") { $items.append(Item(value: ["name": "Tea"])) }
    }
}

private struct ItemRow: View {
    @ObservedRealmObject var item: Item

    var body: some View { TextField("Name", text: $item.name) }
}

private struct PlainView: View {
    @State private var item = Item(value: ["name": "Milk"])

    var body: some View {
        Button("Add") { change { $0.add(item) } }
        Button("Delete") { change { $0.delete(item) } }
        Button("Read") { _ = item.name }
    }

    private func change(_ body: (Realm) -> Void) {
        guard let realm = try? Realm() else { return }
        try? realm.write { body(realm) }
    }
}

/// mongodb.com/docs/atlas/device-sdks/sdk/swift
@Suite struct `A database of Realm` {
    @Test func `has results that change with it`() async throws {
        try await onMainRunLoop {
            let host = Host { EmptyView() }
            let items = try add("Milk", "Bread", "Butter")
            let realm = try Realm()
            let found = realm.objects(Item.self).filter("name BEGINSWITH %@ AND rank > 0", "B").sorted(
                byKeyPath: "name")
            #expect(found.map(\.name) == ["Bread", "Butter"])
            #expect(realm.objects(Item.self).where { $0.rank == 0 || $0.name.contains("utt") }.count == 2)
            try realm.write { realm.delete(items[1]) }
            #expect(found.map(\.name) == ["Butter"] && items[1].isInvalidated)
            #expect(realm.object(ofType: Item.self, forPrimaryKey: items[0]._id) === items[0])
            try host.close()
        }
    }

    /// Classes/Object.html, `isInvalidated`: "Object has been deleted or invalidated."
    @Test func `reports a read of a deleted object, which ends an app`() async throws {
        try await onMainRunLoop {
            let host = Host { PlainView() }
            try host.click("Add")
            try host.click("Read")
            try host.click("Delete")
            #expect(host.issues.isEmpty)
            try host.click("Read")
            let misuses = host.issues.compactMap { issue -> ModelMisuse? in
                if case .modelMisuse(let misuse) = issue.kind { misuse } else { nil }
            }
            #expect(misuses.map(\.kind) == [.invalidated])
            #expect(misuses.first?.model == "Item" && misuses.first?.property == "name")
            #expect(misuses.first?.deletion?.description.contains("Button") == true)
            try host.close()
        }
    }

    /// …/swiftui/model-data: the property wrappers give frozen objects, which can be read after a deletion.
    @Test func `shows frozen objects in views, which follow changes`() async throws {
        try await onMainRunLoop {
            let host = Host { ItemsView() }
            host.settle()
            try host.click("Add")
            host.settle()
            let realm = try Realm()
            #expect(realm.objects(Item.self).count == 1)
            try host.type("Coffee", into: "Name")
            host.settle()
            #expect(realm.objects(Item.self).first?.name == "Coffee")
            try host.row(0).delete()
            host.settle()
            #expect(realm.objects(Item.self).isEmpty)
            #expect(host.issues.isEmpty)
            try host.close()
        }
    }

    @Test func `tells observers on the main queue`() async throws {
        try await onMainRunLoop {
            let host = Host { EmptyView() }
            let items = try add("Milk", "Bread")
            let realm = try Realm()
            var events: [String] = []
            let token = realm.objects(Item.self).observe { change in
                switch change {
                case .initial(let results): events.append("initial \(results.count)")
                case .update(_, let deletions, let insertions, let modifications):
                    events.append("\(deletions) \(insertions) \(modifications)")
                case .error: events.append("error")
                }
            }
            #expect(events == [])
            host.settle()
            try realm.write {
                realm.delete(items[0])
                items[1].name = "Rolls"
                realm.add(Item())
            }
            #expect(events == ["initial 2"])
            host.settle()
            #expect(events == ["initial 2", "[0] [1] [0]"])
            token.invalidate()
            try host.close()
        }
    }

    @Test func `removes a deleted object from lists and links, and takes a failed transaction back`() async throws {
        struct Stop: Error {}
        try await onMainRunLoop {
            let host = Host { EmptyView() }
            let items = try add("Milk", "Bread")
            let realm = try Realm()
            let box = Box()
            box.items.append(objectsIn: items)
            box.best = items[0]
            try realm.write { realm.add(box) }
            #expect(items[0].boxes.count == 1)
            #expect(throws: Stop.self) {
                try realm.write {
                    realm.delete(items[0])
                    #expect(box.items.count == 1 && box.best == nil)
                    throw Stop()
                }
            }
            #expect(box.items.map(\.name) == ["Milk", "Bread"] && box.best === items[0] && !items[0].isInvalidated)
            let frozen = box.freeze()
            try realm.write { realm.delete(items[0]) }
            #expect(frozen.items.map(\.name) == ["Milk", "Bread"] && box.items.map(\.name) == ["Bread"])
            #expect(host.issues.isEmpty)
            try host.close()
        }
    }

    @Test func `is empty in each host`() async throws {
        try await onMainRunLoop {
            for _ in 1...2 {
                let host = Host { EmptyView() }
                #expect(try Realm().isEmpty)
                _ = try add("Milk")
                try host.close()
            }
        }
    }
}
