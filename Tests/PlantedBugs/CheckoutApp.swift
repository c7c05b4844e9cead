import ViewFuzz

/// Depth 5. The user takes the right step on each of several pages, and withdraws the voucher on the last one.
struct CheckoutView: View, PlantedView {
    nonisolated static let depth = 5
    nonisolated static let smallest = [
        #"press "Voucher""#, #"press "Checkout""#, #"press "Express""#, #"press "Pay""#, #"press "Confirm""#,
        #"press "Voucher""#,
    ]

    @MainActor final class Model: ObservableObject {
        enum Page: String { case basket, address, payment, confirmation }

        @Published var page = Page.basket
        @Published var hasVoucher = false
        @Published var isExpress = false
        @Published var card = ""
        let bug = PlantedBug(["voucher", "address", "express", "confirmation", "no voucher"])

        func go(to page: Page) {
            self.page = page
            bug.note(page.rawValue)
        }
    }

    @ObservedObject var model: Model

    var body: some View {
        VStack {
            Text("Checkout: \(model.page.rawValue)")
            Toggle("Voucher", isOn: $model.hasVoucher)
                .onChange(of: model.hasVoucher) { _, has in model.bug.note(has ? "voucher" : "no voucher") }
            switch model.page {
            case .basket:
                Button("Checkout") { model.go(to: .address) }
            case .address:
                Toggle("Express", isOn: $model.isExpress)
                    .onChange(of: model.isExpress) { _, isExpress in if isExpress { model.bug.note("express") } }
                Button("Pay") { model.go(to: .payment) }
            case .payment:
                TextField("Card", text: $model.card)
                Button("Confirm") { model.go(to: .confirmation) }
            case .confirmation:
                Text("Thank you")
            }
            if model.page != .basket { Button("Start over") { model.go(to: .basket) } }
        }
    }

    nonisolated static var fuzzed: FuzzedView {
        FuzzedView("checkout") { setup in
            let model = Model()
            setup.property("the total is right") { model.bug.isHidden }
            return CheckoutView(model: model)
        }
    }
}
