import HeadlessUI

/// What a server sends for a product and for a category.
struct CatalogEntry: Identifiable, Equatable {
    let id: String
    var title: String
    var price: Int?
    var note: String?
}

struct CatalogLine: View {
    let entry: CatalogEntry
    var body: some View { Text(entry.title) }
}

struct CatalogHeading: View {
    let entry: CatalogEntry
    var body: some View { Text(entry.title) }
}
