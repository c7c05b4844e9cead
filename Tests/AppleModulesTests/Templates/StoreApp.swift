import StoreKit
import SwiftUI

struct CoffeeShopView: View {
    @State private var products: [Product] = []
    @State private var showsSubscriptions = false
    @State private var message = "Loading"

    var body: some View {
        NavigationStack {
            List {
                Text(message)
                ForEach(products) { product in
                    ProductView(id: product.id) {
                        Image(systemName: "cup.and.saucer")
                    }
                    .productViewStyle(.compact)
                }
                StoreView(ids: ["coffee.small", "coffee.large"])
                Button("Subscribe") { showsSubscriptions = true }
            }
            .storeButton(.visible, for: .restorePurchases)
            .onInAppPurchaseCompletion { product, result in
                if case .success(.success(let transaction)) = result {
                    print(product.displayName, (try? transaction.payloadValue.productID) ?? "")
                }
            }
            .sheet(isPresented: $showsSubscriptions) {
                SubscriptionStoreView(groupID: "coffee") {
                    Text("Coffee each morning")
                }
            }
            .task {
                do {
                    products = try await Product.products(for: ["coffee.small", "coffee.large"])
                    message = "\(products.count) products"
                    for await result in Transaction.currentEntitlements {
                        guard case .verified(let transaction) = result else { continue }
                        await transaction.finish()
                    }
                } catch {
                    message = error.localizedDescription
                }
            }
        }
    }
}
