import ViewFuzz

// R23: an action shows a menu as AppKit does, in a run of the loop within the action: the action of the chosen item runs there, and the
// first action goes on when it is over (the stack in chucker/Mastonaut#63 shows both). The app is written for that order of events.

struct TitledDocument: Identifiable {
    let id: Int
    var title: String
}

private let someDocuments = [TitledDocument(id: 1, title: "Letter"), TitledDocument(id: 2, title: "Plan")]

/// A menu that closes at the next event, as the menu of a click does.
@MainActor final class PopUpMenu: ObservableObject {
    @Published private(set) var isOpen = false

    func popUp() {
        isOpen = true
        _ = RunLoop.current.run(mode: .eventTracking, before: .distantFuture)
        isOpen = false
    }
}

/// What the view and its fix have in common: the documents, and a menu that closes all of them.
struct TitlePage<Rows: View>: View {
    @State private var documents = someDocuments
    @State private var recent = ""
    @StateObject private var menu = PopUpMenu()
    /// Makes the rows, each of which calls the function with what its title is once the menu is over.
    let rows: (Binding<[TitledDocument]>, @escaping (() -> String) -> Void) -> Rows

    var body: some View {
        VStack {
            Text("Recent: \(recent)")
            rows($documents) { title in
                menu.popUp()
                recent = title()
            }
            if menu.isOpen { Button("Close all") { documents = [] } }
        }
    }
}

struct TitledDocumentsView: View {
    var body: some View {
        TitlePage { documents, show in
            ForEach(documents) { $document in Button(document.title) { show { document.title } } }
        }
    }
}

/// Rows that get a value, which the menu cannot change.
struct TitledDocumentsByValueView: View {
    var body: some View {
        TitlePage { documents, show in
            ForEach(documents.wrappedValue) { document in Button(document.title) { show { document.title } } }
        }
    }
}

extension FieldReportsFuzz {
    static var r23: FuzzedView { FuzzedView("r23") { _ in TitledDocumentsView() } }
    static var r23Fixed: FuzzedView { FuzzedView("r23 fixed") { _ in TitledDocumentsByValueView() } }
}
