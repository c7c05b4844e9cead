import SwiftData
import SwiftUI

@Model final class Trip {
    var name: String
    var days = 1
    var notes: [String] = []
    @Attribute(.externalStorage) var photo: Data?
    @Relationship(deleteRule: .cascade, inverse: \Stop.trip) var stops: [Stop] = []
    var guide: Guide?

    init(name: String, days: Int = 1, notes: [String] = []) {
        self.name = name
        self.days = days
        self.notes = notes
    }
}

@Model final class Stop {
    var place: String
    var trip: Trip?

    init(place: String, trip: Trip? = nil) {
        self.place = place
        self.trip = trip
    }
}

/// A trip refers to its guide, and the guide to no trip.
@Model final class Guide {
    var name: String
    var languages: [String]

    init(name: String, languages: [String] = []) {
        self.name = name
        self.languages = languages
    }
}

@Model final class Country {
    @Attribute(.unique) var code: String
    var name: String

    init(code: String, name: String) {
        self.code = code
        self.name = name
    }
}

@Model final class Author {
    var name: String
    @Relationship(deleteRule: .deny, inverse: \Book.author) var books: [Book] = []

    init(name: String) { self.name = name }
}

@Model final class Book {
    var title: String
    var author: Author?

    init(title: String) { self.title = title }
}

/// A container of all models here.
func makeContainer() throws -> ModelContainer {
    try ModelContainer(for: Trip.self, Guide.self, Country.self, Author.self)
}
