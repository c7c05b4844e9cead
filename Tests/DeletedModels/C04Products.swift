import CoreData
import SwiftUI
import ViewFuzz

// C04: a view model keeps products that a background context deletes. It then copies their dates, which are not optional.
// https://github.com/woocommerce/woocommerce-ios/pull/14317

final class StoreProduct: NSManagedObject {
    @_ManagedProperty var name: String
    @_ManagedProperty var dateCreated: Date
}

/// The values of a product.
struct ProductSummary: Identifiable, Equatable {
    let id: NSManagedObjectID
    let name: String
    let day: Int

    init(_ product: StoreProduct) {
        id = product.objectID
        name = product.name
        day = Int(product.dateCreated.timeIntervalSince1970 / 86_400)
    }
}

@MainActor class ProductStore: ObservableObject {
    @Published fileprivate(set) var summaries: [ProductSummary] = []
    fileprivate var products: [StoreProduct] = []
    fileprivate let container: NSPersistentContainer

    init(container: NSPersistentContainer) {
        self.container = container
        container.viewContext.automaticallyMergesChangesFromParent = true
        load()
    }

    private func load() {
        let request = NSFetchRequest<StoreProduct>(entityName: "StoreProduct")
        request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
        products = (try? container.viewContext.fetch(request)) ?? []
        convert()
    }

    /// Copies the values of all products.
    func convert() {
        summaries = products.map { ProductSummary($0) }
    }

    /// Deletes a product in the background.
    func delete(_ summary: ProductSummary) {
        container.changeElsewhere { context in
            guard let product = try? context.existingObject(with: summary.id) else { return }
            context.delete(product)
        }
    }
}

/// A store that copies only products that still exist.
final class LiveProductStore: ProductStore {
    override func convert() {
        products = products.filter { product in
            product.isLive && (try? container.viewContext.existingObject(with: product.objectID)) != nil
        }
        super.convert()
    }
}

struct ProductsPage: View {
    @StateObject var store: ProductStore

    var body: some View {
        List {
            ForEach(store.summaries) { summary in
                Button("Delete \(summary.name) of day \(summary.day)") { store.delete(summary) }
            }
            Button("Refresh") { store.convert() }
        }
    }
}

@MainActor private func someProducts() -> NSPersistentContainer {
    let products = entity(
        of: StoreProduct.self, attribute("name", .stringAttributeType), attribute("dateCreated", .dateAttributeType))
    return filledContainer([products]) { context in
        for (name, day) in [("Cup", 1.0), ("Plate", 2.0)] {
            let product = StoreProduct(context: context)
            (product.name, product.dateCreated) = (name, Date(timeIntervalSince1970: day * 86_400))
        }
    }
}

extension DeletedModelsFuzz {
    static let c04 = FuzzedView("c04") { _ in
        let container = someProducts()
        return ProductsPage(store: ProductStore(container: container))
            .environment(\.managedObjectContext, container.viewContext)
    }

    static let c04Fixed = FuzzedView("c04 fixed") { _ in
        let container = someProducts()
        return ProductsPage(store: LiveProductStore(container: container))
            .environment(\.managedObjectContext, container.viewContext)
    }
}
