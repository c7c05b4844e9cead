import SwiftUI

/// The app of the iOS template, as it is but for its attribute `@main`.
struct ShelfApp: App {
    var body: some Scene {
        WindowGroup {
            ShelfView()
        }
    }
}

struct ShelfView: View {
    var body: some View {
        VStack {
            Image(systemName: "books.vertical")
                .imageScale(.large)
                .foregroundStyle(.tint)
            Text("An empty shelf")
        }
        .padding()
    }
}

#Preview {
    ShelfView()
}

#Preview("With a title") {
    @State var title: LocalizedStringResource = "Shelf"
    return NavigationStack { ShelfView().navigationTitle(title) }
}
