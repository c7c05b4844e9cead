import HeadlessUI

struct CartLine: Identifiable, Hashable {
    let id: String
    let name: String
    let price: Decimal
    var quantity: Int

    var total: Decimal { price * Decimal(quantity) }
}

@Observable
final class Cart {
    var lines: [CartLine] = [
        CartLine(id: "tea", name: "Green tea", price: 4.50, quantity: 2),
        CartLine(id: "mug", name: "Mug", price: 12, quantity: 1),
        CartLine(id: "tray", name: "Bamboo tray", price: 24.90, quantity: 1),
    ]
    var coupon = ""

    var subtotal: Decimal { lines.reduce(0) { $0 + $1.total } }
    var discount: Decimal { coupon.uppercased() == "SAVE10" ? subtotal / 10 : 0 }
    var total: Decimal { subtotal - discount }
    var count: Int { lines.map(\.quantity).reduce(0, +) }
}

struct ShoppingCartView: View {
    @State private var cart = Cart()
    @State private var isShowingReceipt = false

    var body: some View {
        NavigationStack {
            List {
                Section {
                    ForEach($cart.lines) { $line in
                        CartRow(line: $line)
                            .swipeActions(edge: .trailing, allowsFullSwipe: true) {
                                Button("Remove", systemImage: "trash", role: .destructive) {
                                    let id = line.id
                                    cart.lines.removeAll { $0.id == id }
                                }
                            }
                    }
                }

                Section {
                    TextField("Coupon", text: $cart.coupon)
                        .textInputAutocapitalization(.characters)
                }

                Section {
                    amount("Subtotal", cart.subtotal)
                    if cart.discount > 0 {
                        amount("Discount", -cart.discount)
                            .foregroundStyle(.green)
                    }
                    amount("Total", cart.total)
                        .font(.headline)
                }
            }
            .navigationTitle("Cart (\(cart.count))")
            .safeAreaInset(edge: .bottom) {
                Button {
                    isShowingReceipt = true
                } label: {
                    Text("Check out")
                        .frame(maxWidth: .infinity)
                }
                .buttonStyle(.borderedProminent)
                .controlSize(.large)
                .padding()
                .disabled(cart.lines.isEmpty)
            }
            .alert("Thank you", isPresented: $isShowingReceipt) {
                Button("OK") { cart.lines.removeAll() }
            } message: {
                Text("You paid \(cart.total, format: .currency(code: "USD")).")
            }
        }
    }

    private func amount(_ title: LocalizedStringKey, _ value: Decimal) -> some View {
        LabeledContent(title) {
            Text(value, format: .currency(code: "USD"))
                .monospacedDigit()
                .contentTransition(.numericText())
        }
        .animation(.default, value: value)
    }
}

private struct CartRow: View {
    @Binding var line: CartLine

    var body: some View {
        Stepper(value: $line.quantity, in: 1...9) {
            VStack(alignment: .leading) {
                Text(line.name)
                Text("\(line.quantity) × \(line.price.formatted(.currency(code: "USD")))")
                    .font(.caption)
                    .foregroundStyle(.secondary)
            }
        }
        .accessibilityLabel(line.name)
    }
}
