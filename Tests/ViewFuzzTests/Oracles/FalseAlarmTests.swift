import FuzzCampaign
import HeadlessUI
import TestSupport
import Testing

@testable import ViewFuzz

/// Views in which oracles once saw a mistake that is none. Each is like one of a public app.
struct `What is no mistake` {
    @Test(arguments: [
        ("a store of a protocol", "idle"),
        ("a field that drops what is typed", #"type "hello" into "Search";submit "Search";idle"#),
        ("an alert of what was chosen", #"press "Add""#),
        ("an action sheet of what was chosen", #"press "Add""#),
        ("a row in a leaving sheet", #"press "Cart";dismiss;press "Buy""#),
        ("a copy whose heart nobody sees", #"press "Like""#),
        ("a product and a category with one id", "idle"),
        ("a model that the list makes for its page", #"press "Open";press "Off""#),
        ("two timers that end by themselves", #"press "Show";press "Hide";press "Show""#),
        ("a store that is made by no view", #"press "Add""#),
        ("a state outside of the runs", #"compare deferred;post "refreshed""#),
        ("a sheet that a constant asks for", #"dismiss;idle"#),
        ("two tasks that are not saved", "idle"),
        ("a draft over its list", #"press "Edit";type "Rye\n" into "Title""#),
        ("a draft over its list", #"press "Edit";type "Sourdough" into "Title""#),
        ("a model that hears of each of its parts", #"press "Add";press "Add""#),
        ("a task of a tab that nobody looks at", #"tab "Two";wait 6"#),
        ("a failure of a view that is over", #"press "Enter";idle"#),
        ("a cover that closes by a change of state", #"press "Open";press "Close";press "Open""#),
        ("two alerts with the same words for one flag", #"press "Remove""#),
        ("an alert on each row for the chosen one", #"press "Leave out" on "Rome""#),
        ("a menu while another one closes", #"open "First";press "One" on "One";open "Second";idle"#),
    ])
    func `is reported by no oracle`(view: String, steps: String) async throws {
        let testCase = try read(steps, of: view, in: FalseAlarmApp.self)
        let outcomes = try await onMainRunLoop {
            let configurations = ViewConfiguration<FalseAlarmApp>.standardMatrix
            let runner = ViewRunner<FalseAlarmApp>(under: configurations)
            return configurations.map { runner.run(testCase, under: $0) }
        }
        for outcome in outcomes { #expect(outcome.mechanism == nil, "\(outcome)") }
    }
}

private enum FalseAlarmApp: FuzzedApp {
    static var oracles: Set<Oracle> { Set(Oracle.allCases) }

    static var views: [FuzzedView] {
        FuzzedView("a store of a protocol") { _ in BirthdayCard() }
        FuzzedView("a field that drops what is typed") { _ in TextField("Search", text: .constant("")) }
        FuzzedView("two alerts with the same words for one flag") { _ in SharedAlertView(isSameQuestion: true)
        }
        FuzzedView("an alert on each row for the chosen one") { _ in ChosenRowsView() }
        FuzzedView("an alert of what was chosen") { _ in CartButton(asksInSheet: false) }
        FuzzedView("an action sheet of what was chosen") { _ in CartButton(asksInSheet: true) }
        FuzzedView("a row in a leaving sheet") { _ in ShopView() }
        FuzzedView("a copy whose heart nobody sees") { _ in FeatureView() }
        FuzzedView("a product and a category with one id") { _ in
            VStack {
                CatalogLine(entry: CatalogEntry(id: "p1", title: "Lamp", price: 40))
                CatalogHeading(entry: CatalogEntry(id: "p1", title: "Furniture"))
            }
        }
        FuzzedView("a model that the list makes for its page") { _ in PageOwner() }
        FuzzedView("two timers that end by themselves") { _ in CountdownOwner() }
        FuzzedView("a store that is made by no view") { _ in
            ForEach(0..<2) { GroceryListView(store: ListStore(count: $0)) }
        }
        FuzzedView("a sheet that a constant asks for") { _ in
            Text("Card").sheet(isPresented: .constant(true)) { Text("Sheet") }
        }
        FuzzedView("two tasks that are not saved") { _ in
            ForEach(["Buy milk", "Call Ada"], id: \.self) { TaskLine(task: UnsavedTask(title: $0)) }
        }
        FuzzedView("a task of a tab that nobody looks at") { _ in TabsView() }
        FuzzedView("a failure of a view that is over") { _ in EntranceView() }
        FuzzedView("a cover that closes by a change of state") { _ in CoverView() }
        FuzzedView("a draft over its list") { _ in LoafList() }
        FuzzedView("a model that hears of each of its parts") { _ in PartsView() }
        FuzzedView("a menu while another one closes") { _ in
            Group {
                Menu("First") { Button("One") {} }
                Menu("Second") { Button("Two") {} }
            }
        }
        FuzzedView("a state outside of the runs") { setup in
            setup.post("refreshed")
            return TogglingView()
        }
    }
}

private struct UnsavedTask: Identifiable {
    var id: String?
    let title: String
}

private struct TaskLine: View {
    let task: UnsavedTask
    var body: some View { Text(task.title) }
}

private protocol CardStore {
    var title: String { get }
}

/// A value that is too large to be in its place where only the protocol is known.
private struct BirthdayStore: CardStore {
    var title = "a title that is longer than fifteen bytes"
    var subtitle = "a subtitle that is longer than fifteen bytes"
    var names = ["one", "two"]
}

private final class CardModel: ObservableObject {
    @Published var count = 0
    let store: any CardStore = BirthdayStore()
    var stores: [any CardStore] = [BirthdayStore()]
}

private struct BirthdayCard: View {
    @StateObject private var model = CardModel()
    @State private var store: any CardStore = BirthdayStore()

    var body: some View { Text(model.store.title + store.title) }
}

/// The closure of an alert is called as the body is evaluated, so it reads what was chosen last.
private struct CartButton: View {
    let asksInSheet: Bool
    @State private var isAsking = false
    @State private var asksForMore = false
    @State private var count = 0

    private var question: String { asksForMore ? "Added once more" : "Added" }

    var body: some View {
        let button = Button("Add") {
            asksForMore = count > 0
            isAsking = true
            count += 1
        }
        if asksInSheet {
            button.actionSheet(isPresented: $isAsking) { ActionSheet(title: Text(question)) }
        } else {
            button.alert(isPresented: $isAsking) { Alert(title: Text(question)) }
        }
    }
}

private final class ShoppingCart: ObservableObject {
    @Published var products = ["Cake"]
}

/// A person buys something while the sheet with the cart still leaves the screen.
private struct ShopView: View {
    @StateObject private var cart = ShoppingCart()
    @State private var showsCart = false

    var body: some View {
        Button("Cart") { showsCart = true }
        Button("Buy") { cart.products.append("Pie \(cart.products.count)") }
            .sheet(isPresented: $showsCart) { CartView(cart: cart) }
    }
}

private struct CartView: View {
    private struct Row: View {
        let name: String
        @Binding var total: Int

        var body: some View { Text(name).onAppear { total += 1 } }
    }

    @ObservedObject var cart: ShoppingCart
    @State private var total = 0

    var body: some View {
        Text("\(total) in all")
        ForEach(cart.products, id: \.self) { Row(name: $0, total: $total) }
    }
}

private struct Product: Identifiable {
    let id = 1
    let name = "Cake"
    var isFavorite = false
}

/// A card that was made with a product keeps it, and shows only what never changes.
private struct FeatureView: View {
    private struct Card: View {
        let product: Product
        var body: some View { Text(product.name) }
    }

    private struct Item: View {
        let product: Product
        var body: some View { Image(systemName: product.isFavorite ? "heart.fill" : "heart") }
    }

    @State private var product = Product()
    private let featured = Product()

    var body: some View {
        Card(product: featured)
        Item(product: product)
        Button("Like") { product.isFavorite = true }
    }
}

private final class ListStore: ObservableObject {
    @Published var count: Int
    init(count: Int) { self.count = count }
}

private struct GroceryListView: View {
    @ObservedObject var store: ListStore

    var body: some View {
        Text("\(store.count) lists")
        Button("Add") { store.count += 1 }
    }
}

/// A static state: each run changes it, and the next run begins with the changed one.
private struct TogglingView: View {
    nonisolated(unsafe) private static var isOn = false
    @State private var shown = ""

    var body: some View {
        Text(shown)
            .onReceive(NotificationCenter.default.publisher(for: Notification.Name("refreshed"))) { _ in
                Self.isOn.toggle()
                shown = Self.isOn ? "on" : "off"
            }
    }
}

private struct Loaf: Identifiable {
    let id: Int
    var title: String
}

/// Edits a copy of an element in a sheet, in front of the list with the element.
private struct LoafList: View {
    @StateObject private var bakery = Bakery()
    @State private var isEditing = false

    var body: some View {
        ForEach(bakery.loaves) { LoafRow(loaf: $0) }
        Button("Edit") {
            bakery.draft = bakery.loaves[0]
            isEditing = true
        }
        .sheet(isPresented: $isEditing) {
            LoafRow(loaf: bakery.draft)
            TextField("Title", text: $bakery.draft.title)
        }
    }
}

private final class Bakery: ObservableObject {
    @Published var loaves = [Loaf(id: 1, title: "Rye")]
    @Published var draft = Loaf(id: 0, title: "")
}

private struct LoafRow: View {
    let loaf: Loaf
    var body: some View { Text(loaf.title) }
}

private final class PartModel: ObservableObject {
    @Published var isDone = false
}

private final class PartsModel: ObservableObject {
    @Published var parts: [PartModel] = []
    private var subscriptions: Set<AnyCancellable> = []

    func add() {
        let part = PartModel()
        part.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }.store(in: &subscriptions)
        parts.append(part)
    }
}

/// Subscribes once to each object that it makes.
private struct PartsView: View {
    @StateObject private var model = PartsModel()

    var body: some View {
        Text("\(model.parts.count)")
        Button("Add") { model.add() }
    }
}
