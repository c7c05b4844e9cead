import CoreData
import SwiftUI
import ViewFuzz

// C05: a download replaces the pages of a book in the background. The reader opens a page that is a fault of a deleted row.
// https://github.com/JohnEstropia/CoreStore/issues/86

final class BookPage: NSManagedObject, Identifiable {
    @_ManagedProperty var number: Int16
    @_ManagedProperty var text: String?
}

/// The list that the view and its fix have in common.
struct PagesView: View {
    let container: NSPersistentContainer
    /// Returns the page to read; nil if it is gone.
    let find: (BookPage, NSManagedObjectContext) -> BookPage?
    @FetchRequest(sortDescriptors: [SortDescriptor(\.number)]) private var pages: FetchedResults<BookPage>
    @State private var text = "Choose a page"

    var body: some View {
        List {
            Text(text)
            ForEach(Array(pages.enumerated()), id: \.offset) { offset, page in
                Button("Read page \(offset + 1)") {
                    text = find(page, container.viewContext)?.text ?? "The page was replaced"
                }
            }
            Button("Download") { replacePages() }
        }
    }

    private func replacePages() {
        container.changeElsewhere { context in
            for page in (try? context.fetch(NSFetchRequest<BookPage>(entityName: "BookPage"))) ?? [] {
                context.delete(page)
            }
        }
    }
}

private func samePage(_ page: BookPage, _ context: NSManagedObjectContext) -> BookPage? { page }

/// Returns only a page that the store still has.
private func existingPage(_ page: BookPage, _ context: NSManagedObjectContext) -> BookPage? {
    try? context.existingObject(with: page.objectID) as? BookPage
}

@MainActor private func somePages() -> NSPersistentContainer {
    let pages = entity(
        of: BookPage.self, attribute("number", .integer16AttributeType), attribute("text", .stringAttributeType))
    let container = filledContainer([pages]) { context in
        for (number, text) in [(1, "Once"), (2, "The end")] {
            let page = BookPage(context: context)
            (page.number, page.text) = (Int16(number), text)
        }
    }
    container.viewContext.shouldDeleteInaccessibleFaults = false
    return container
}

extension DeletedModelsFuzz {
    static let c05 = FuzzedView("c05") { _ in
        let container = somePages()
        return PagesView(container: container, find: samePage)
            .environment(\.managedObjectContext, container.viewContext)
    }

    static let c05Fixed = FuzzedView("c05 fixed") { _ in
        let container = somePages()
        return PagesView(container: container, find: existingPage)
            .environment(\.managedObjectContext, container.viewContext)
    }
}
