import HeadlessUI
import SwiftData
import SwiftUI
import Testing
import ViewFuzz

@Model final class Wheel {
    var name: String
    @Relationship(deleteRule: .noAction, inverse: \Cart.wheels) var cart: Cart?
    @Transient var turns = 0

    init(name: String) { self.name = name }
}

@Model final class Cart {
    var name: String
    @Relationship(deleteRule: .noAction) var wheels: [Wheel] = []

    init(name: String) { self.name = name }
}

/// Reads the name of an object of the main context on another thread, and waits for that.
private func readElsewhere(_ cart: Cart) {
    nonisolated(unsafe) let cart = cart
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
        _ = cart.name
        done.signal()
    }
    done.wait()
}

/// What the documentation of ModelContext, Schema.Relationship and Transient says.
@Suite struct `The methods of a context` {
    private struct Failure: Error {}

    @Test func `save a transaction, and not one that fails`() async throws {
        try await onMainRunLoop {
            let context = try makeContainer().mainContext
            try context.transaction { context.insert(Trip(name: "Alps")) }
            let count = try context.fetchCount(FetchDescriptor<Trip>())
            #expect(!context.hasChanges && count == 1)
            #expect(throws: Failure.self) {
                try context.transaction {
                    context.insert(Trip(name: "Sea"))
                    throw Failure()
                }
            }
            #expect(context.hasChanges)
        }
    }

    @Test func `enumerate what a descriptor describes, up to an error`() async throws {
        try await onMainRunLoop {
            let context = try makeContainer().mainContext
            for name in ["Alps", "Sea", "Lake"] { context.insert(Trip(name: name)) }
            try context.save()
            let all = FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name)])
            var names: [String] = []
            try context.enumerate(all) { names.append($0.name) }
            #expect(names == ["Alps", "Lake", "Sea"])
            #expect(throws: Failure.self) {
                try context.enumerate(all) { if $0.name == "Lake" { throw Failure() } else { names.append($0.name) } }
            }
            #expect(names.count == 4)
        }
    }

    @Test func `find an object that the context has`() async throws {
        try await onMainRunLoop {
            let container = try makeContainer()
            let trip = Trip(name: "Alps")
            container.mainContext.insert(trip)
            try container.mainContext.save()
            let known: Trip? = container.mainContext.registeredModel(for: trip.persistentModelID)
            #expect(known === trip)
            let other = ModelContext(container)
            let unknown: Trip? = other.registeredModel(for: trip.persistentModelID)
            #expect(unknown == nil)
            #expect((other.model(for: trip.persistentModelID) as? Trip)?.name == "Alps")
        }
    }

    @Test func `erase all, with the history`() async throws {
        try await onMainRunLoop {
            let container = try makeContainer()
            container.mainContext.insert(Trip(name: "Alps"))
            try container.mainContext.save()
            try container.erase()
            #expect(try container.mainContext.fetchCount(FetchDescriptor<Trip>()) == 0)
            let history = HistoryDescriptor<DefaultHistoryTransaction>()
            #expect(try container.mainContext.fetchHistory(history).isEmpty)
        }
    }

    @Test func `save nothing by themselves without autosave`() async throws {
        try await onMainRunLoop {
            let host = Host { EmptyView() }
            let context = try makeContainer().mainContext
            context.autosaveEnabled = false
            context.insert(Trip(name: "Alps"))
            host.run(.idle)
            #expect(context.hasChanges)
            context.autosaveEnabled = true
            host.run(.idle)
            #expect(!context.hasChanges)
        }
    }

    @Test func `post a notification before and after a save`() async throws {
        try await onMainRunLoop {
            let context = try makeContainer().mainContext
            nonisolated(unsafe) var names: [String] = []
            let tokens = [ModelContext.willSave, ModelContext.didSave].map { name in
                NotificationCenter.default.addObserver(forName: name, object: context, queue: nil) { note in
                    let count = (note.userInfo?["inserted"] as? [PersistentIdentifier])?.count ?? 0
                    names.append("\(note.name.rawValue) \(count)")
                }
            }
            context.insert(Trip(name: "Alps"))
            try context.save()
            for token in tokens { NotificationCenter.default.removeObserver(token) }
            #expect(names == ["ModelContextWillSave 0", "ModelContextDidSave 1"])
        }
    }

    @Test func `leave references with the rule noAction`() async throws {
        try await onMainRunLoop {
            let context = try ModelContainer(for: Cart.self).mainContext
            let (cart, left, right) = (Cart(name: "a"), Wheel(name: "left"), Wheel(name: "right"))
            context.insert(cart)
            cart.wheels = [left, right]
            #expect(left.cart === cart && right.cart === cart)
            right.cart = nil
            #expect(cart.wheels == [left])
            try context.save()
            let id = cart.persistentModelID
            context.delete(cart)
            try context.save()
            #expect(left.cart?.persistentModelID == id)
        }
    }

    @Test func `keep no transient property`() async throws {
        try await onMainRunLoop {
            let container = try ModelContainer(for: Cart.self)
            let wheel = Wheel(name: "left")
            container.mainContext.insert(wheel)
            wheel.turns = 3
            try container.mainContext.save()
            #expect(wheel.turns == 3)
            #expect(try ModelContext(container).fetch(FetchDescriptor<Wheel>()).map(\.turns) == [0])
        }
    }

    @Test func `report an object of the main context on another thread`() async throws {
        try await onMainRunLoop {
            let host = Host { EmptyView() }
            let container = try ModelContainer(for: Cart.self)
            let cart = Cart(name: "a")
            container.mainContext.insert(cart)
            try container.mainContext.save()
            readElsewhere(cart)
            host.settle()
            #expect(host.issues.contains { $0.message.contains("was used on a thread that does not own the object") })
        }
    }

    @Test func `refer to the older object where a new one has its unique value`() async throws {
        try await onMainRunLoop {
            let container = try ModelContainer(for: Parent.self)
            let context = container.mainContext
            context.insert(Parent(code: "a"))
            try context.save()
            let (parent, child) = (Parent(code: "a"), Child(name: "x"))
            context.insert(parent)
            child.parent = parent
            try context.save()
            let other = ModelContext(container)
            #expect(try other.fetchCount(FetchDescriptor<Parent>()) == 1)
            #expect(try other.fetch(FetchDescriptor<Child>()).map { $0.parent?.code } == ["a"])
            withExtendedLifetime(other) {}
        }
    }
}

@Model final class Parent {
    @Attribute(.unique) var code: String
    @Relationship(inverse: \Child.parent) var children: [Child] = []

    init(code: String) { self.code = code }
}

@Model final class Child {
    var name: String
    var parent: Parent?

    init(name: String) { self.name = name }
}
