import HeadlessUI

enum ShopRoute: Hashable, Codable {
    case category(String)
    case product(id: Int)
}

@MainActor
@Observable
final class ShopRouter {
    var path = NavigationPath()
    var isShowingLogin = false
    private(set) var problem: String?

    func open(_ url: URL) {
        problem = nil
        guard url.scheme == "shop", let host = url.host() else {
            problem = "Unknown link"
            return
        }
        switch (host, url.pathComponents.dropFirst().first) {
        case ("category", let name?):
            path = NavigationPath([ShopRoute.category(name)])
        case ("product", let id?):
            guard let id = Int(id) else {
                problem = "No such product"
                return
            }
            path = NavigationPath()
            path.append(ShopRoute.category("All"))
            path.append(ShopRoute.product(id: id))
        case ("login", _):
            isShowingLogin = true
        default:
            problem = "Unknown link"
        }
    }

    func popToRoot() {
        path.removeLast(path.count)
    }
}

struct RouterView: View {
    @State private var router = ShopRouter()

    var body: some View {
        NavigationStack(path: $router.path) {
            List {
                ForEach(["Books", "Toys"], id: \.self) { name in
                    NavigationLink(name, value: ShopRoute.category(name))
                }
                if let problem = router.problem {
                    Text(problem).foregroundStyle(.red)
                }
            }
            .navigationTitle("Shop")
            .navigationDestination(for: ShopRoute.self) { route in
                switch route {
                case .category(let name): ShopCategoryPage(name: name)
                case .product(let id): ShopProductPage(id: id)
                }
            }
            .navigationDestination(for: String.self) { review in
                Text("Review: \(review)")
            }
        }
        .environment(router)
        .onOpenURL { router.open($0) }
        .sheet(isPresented: $router.isShowingLogin) {
            Text("Log in to the shop")
        }
    }
}

private struct ShopCategoryPage: View {
    let name: String

    var body: some View {
        List(1..<4, id: \.self) { id in
            NavigationLink(value: ShopRoute.product(id: id)) {
                Text("Product \(id)")
            }
        }
        .navigationTitle(name)
    }
}

private struct ShopProductPage: View {
    let id: Int
    @Environment(ShopRouter.self) private var router
    @State private var quantity = 1

    var body: some View {
        VStack {
            Text("Product number \(id)")
            Stepper("Quantity \(quantity)", value: $quantity, in: 1...5)
            NavigationLink("Read review", value: "Great, \(id) of 5")
            Button("Similar product") { router.path.append(ShopRoute.product(id: id + 1)) }
            Button("Back to shop") { router.popToRoot() }
            Text("Depth \(router.path.count)")
        }
        .navigationTitle("Product \(id)")
    }
}
