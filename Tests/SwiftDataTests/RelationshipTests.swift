import SwiftData
import Testing
import ViewFuzz

@Model final class Folder {
    var name: String
    var parent: Folder?
    @Relationship(deleteRule: .cascade, inverse: \Folder.parent) var children: [Folder] = []

    init(name: String) { self.name = name }
}

@Model final class Performer {
    var name: String
    var films: [Film] = []

    init(name: String) { self.name = name }
}

@Model final class Film {
    var title: String
    @Relationship(inverse: \Performer.films) var cast: [Performer] = []

    init(title: String) { self.title = title }
}

@Model final class Passport {
    var number: String
    /// A passport cannot be without its owner.
    var owner: Owner

    init(number: String, owner: Owner) {
        self.number = number
        self.owner = owner
    }
}

@Model final class Owner {
    var name: String
    @Relationship(deleteRule: .cascade, inverse: \Passport.owner) var passport: Passport?

    init(name: String) { self.name = name }
}

/// The kinds of relationships, with developer.apple.com/documentation/swiftdata/schema/relationship as the source.
@Suite struct `A relationship` {
    /// Apple's sample "Adopting SwiftData for a Core Data app" sets the trip of a new item, and appends the item to the trip's list.
    @Test func `has an object once, although both sides are set`() throws {
        let context = ModelContext(try ModelContainer(for: Folder.self))
        let (parent, child) = (Folder(name: "parent"), Folder(name: "child"))
        context.insert(parent)
        context.insert(child)
        child.parent = parent
        parent.children.append(child)
        parent.children.append(child)
        #expect(parent.children.map(\.name) == ["child"])
        try context.save()
        #expect(parent.children.map(\.name) == ["child"])
    }

    @MainActor private func makeContext() throws -> (ModelContainer, ModelContext) {
        let container = try ModelContainer(for: Folder.self, Film.self, Owner.self)
        return (container, container.mainContext)
    }

    @Test func `leads to objects of the same model`() async throws {
        try await onMainRunLoop {
            let (container, context) = try makeContext()
            let (root, photos, summer) = (Folder(name: "root"), Folder(name: "photos"), Folder(name: "summer"))
            root.children = [photos]
            photos.children = [summer]
            context.insert(root)
            #expect(summer.parent === photos && photos.parent === root && root.parent == nil)
            try context.save()
            context.delete(root)
            try context.save()
            #expect(try context.fetchCount(FetchDescriptor<Folder>()) == 0)
            withExtendedLifetime(container) {}
        }
    }

    @Test func `of many to many follows on both sides`() async throws {
        try await onMainRunLoop {
            let (container, context) = try makeContext()
            let (ada, film, other) = (Performer(name: "Ada"), Film(title: "One"), Film(title: "Two"))
            for model in [film, other] { context.insert(model) }
            film.cast.append(ada)
            other.cast.append(ada)
            #expect(ada.films.map(\.title) == ["One", "Two"])
            context.delete(film)
            try context.save()
            #expect(ada.films.map(\.title) == ["Two"])
            ada.films = []
            #expect(other.cast.isEmpty)
            withExtendedLifetime(container) {}
        }
    }

    @Test func `of one to one has one object at each end`() async throws {
        try await onMainRunLoop {
            let (container, context) = try makeContext()
            let (ada, alan) = (Owner(name: "Ada"), Owner(name: "Alan"))
            context.insert(ada)
            context.insert(alan)
            let passport = Passport(number: "1", owner: ada)
            context.insert(passport)
            #expect(ada.passport === passport)
            passport.owner = alan
            #expect(ada.passport == nil && alan.passport === passport)
            context.delete(alan)
            try context.save()
            #expect(try context.fetchCount(FetchDescriptor<Passport>()) == 0)
            withExtendedLifetime(container) {}
        }
    }
}
