import ViewFuzz

struct InvoiceDeskInvoice: Identifiable {
    let id = UUID()
    var client: String
    var hours = 0
    var isSent = false
    var paid = 0
    var total: Int { hours * 80 }
    var due: Int { total - paid }
}

@MainActor final class InvoiceDeskModel: ObservableObject {
    @Published private(set) var invoices: [InvoiceDeskInvoice] = []
    @Published private(set) var payments: [(invoiceID: UUID, amount: Int)] = []

    var problem: String? {
        for invoice in invoices {
            let received = payments.filter { $0.invoiceID == invoice.id }.reduce(0) { $0 + $1.amount }
            if received != invoice.paid {
                return "\(invoice.client) paid \(received), but the invoice says \(invoice.paid)."
            }
        }
        return nil
    }

    func invoice(_ id: UUID) -> InvoiceDeskInvoice? { invoices.first { $0.id == id } }
    func create(for client: String) { invoices.append(InvoiceDeskInvoice(client: client)) }

    func save(_ invoice: InvoiceDeskInvoice) {
        guard let index = invoices.firstIndex(where: { $0.id == invoice.id }) else { return }
        // The bug: what was paid is as old as the draft.
        invoices[index] = invoice
    }

    func send(_ invoice: InvoiceDeskInvoice) {
        var sent = invoice
        sent.isSent = true
        save(sent)
    }

    func recordPayment(of amount: Int, for id: UUID) {
        guard amount > 0, let index = invoices.firstIndex(where: { $0.id == id }) else { return }
        payments.append((invoiceID: id, amount: amount))
        invoices[index].paid += amount
    }
}

/// Depth 11. A payment is recorded from within the editor of a sent invoice, whose draft is older than the payment and is then saved.
struct InvoiceDesk: View, PlantedView {
    nonisolated static let depth = 11
    nonisolated static let smallest = [
        #"type "a" into "Client""#,
        #"press "Create invoice""#,
        #"press "a: 0 due""#,
        #"press "Edit invoice""#,
        #"increment "Hours: 0""#,
        #"press "Save""#,
        #"press "Send invoice""#,
        #"press "Edit invoice""#,
        #"press "Add a payment, 80 due""#,
        #"press "All of it was paid""#,
        #"press "Save""#,
    ]

    @StateObject private var model: InvoiceDeskModel
    @State private var client = ""

    init(model: InvoiceDeskModel = InvoiceDeskModel()) {
        _model = StateObject(wrappedValue: model)
    }

    var body: some View {
        NavigationStack {
            List {
                TextField("Client", text: $client)
                Button("Create invoice") {
                    model.create(for: client)
                    client = ""
                }
                .disabled(client.isEmpty)
                ForEach(model.invoices) { invoice in
                    NavigationLink("\(invoice.client): \(invoice.due) due", value: invoice.id)
                }
            }
            .navigationDestination(for: UUID.self) { InvoiceDeskDetail(model: model, invoiceID: $0) }
        }
    }
}

struct InvoiceDeskDetail: View {
    @ObservedObject var model: InvoiceDeskModel
    let invoiceID: UUID
    @State private var edited: InvoiceDeskInvoice?
    @State private var isPaying = false

    var body: some View {
        Form {
            if let invoice = model.invoice(invoiceID) {
                Text("\(invoice.hours) hours, \(invoice.total) in total, \(invoice.paid) paid")
                Button("Edit invoice") { edited = invoice }
                Button("Send invoice") { model.send(invoice) }
                    .disabled(invoice.isSent || invoice.total == 0)
                Button("Record a payment") { isPaying = true }
                    .disabled(!invoice.isSent || invoice.due == 0)
            }
        }
        .sheet(item: $edited) { InvoiceDeskEditor(model: model, invoice: $0) }
        .sheet(isPresented: $isPaying) { InvoiceDeskPay(model: model, invoiceID: invoiceID) }
    }
}

struct InvoiceDeskEditor: View {
    @ObservedObject var model: InvoiceDeskModel
    @State private var draft: InvoiceDeskInvoice
    @State private var isPaying = false
    @Environment(\.dismiss) private var dismiss

    init(model: InvoiceDeskModel, invoice: InvoiceDeskInvoice) {
        self.model = model
        _draft = State(initialValue: invoice)
    }

    var body: some View {
        Form {
            TextField("Client name", text: $draft.client)
            Stepper("Hours: \(draft.hours)", value: $draft.hours, in: 0...200)
                .disabled(draft.isSent)
            if let invoice = model.invoice(draft.id), invoice.isSent {
                Button("Add a payment, \(invoice.due) due") { isPaying = true }
                    .disabled(invoice.due == 0)
            }
            Button("Save") {
                model.save(draft)
                dismiss()
            }
            .disabled(draft.client.isEmpty)
            Button("Leave without saving") { dismiss() }
        }
        .sheet(isPresented: $isPaying) { InvoiceDeskPay(model: model, invoiceID: draft.id) }
    }
}

struct InvoiceDeskPay: View {
    @ObservedObject var model: InvoiceDeskModel
    let invoiceID: UUID
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Form {
            Button("All of it was paid") {
                model.recordPayment(of: model.invoice(invoiceID)?.due ?? 0, for: invoiceID)
                dismiss()
            }
            Button("Nothing yet") { dismiss() }
        }
    }
}

extension InvoiceDesk {
    nonisolated static var fuzzed: FuzzedView {
        FuzzedView("invoice desk") { setup in
            let model = InvoiceDeskModel()
            setup.property("an invoice says what was paid") { model.problem }
            return InvoiceDesk(model: model)
        }
    }
}
