import HeadlessUI

struct TicketKioskReceipt: Identifiable {
    let id: Int
    let text: String
}

struct TicketKiosk: View {
    @State var adults = 1
    @State var children = 0
    @State var isPaying = false
    @State var isConfirming = false
    @State var receipts: [TicketKioskReceipt] = []

    var total: Int { adults * 12 + children * 5 }

    var body: some View {
        NavigationStack {
            List {
                Section("Visitors") {
                    Text("Adults: \(adults)")
                    Text("Children: \(children)")
                    Button("Add adult") { adults += 1 }
                    Button("Add child") { children += 1 }
                    Button("Start over") { startOver() }
                }
                Section("Payment") {
                    Text("Total: \(total) €")
                    Button("Buy tickets") { buy() }
                        .disabled(total == 0)
                }
                Section("Receipts") {
                    ForEach(receipts) { receipt in
                        Text(receipt.text)
                    }
                }
            }
            .navigationTitle("Museum")
            .confirmationDialog("Pay \(total) €?", isPresented: $isConfirming, titleVisibility: .visible) {
                Button("Pay now") { pay() }
                Button("Cancel", role: .cancel) {}
            }
        }
    }

    func startOver() {
        adults = 1
        children = 0
    }

    func buy() {
        guard !isPaying else { return }
        isPaying = true
        isConfirming = true
    }

    func pay() {
        let text = "\(adults) adults, \(children) children, \(total) €"
        receipts.append(TicketKioskReceipt(id: receipts.count + 1, text: text))
        startOver()
        isPaying = false
    }
}
