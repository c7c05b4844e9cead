import HeadlessUI

struct Expense: Identifiable, Hashable {
    enum Category: String, CaseIterable, Identifiable {
        case food, travel, home

        var id: Self { self }

        var symbol: String {
            switch self {
            case .food: "fork.knife"
            case .travel: "airplane"
            case .home: "house"
            }
        }
    }

    let id: Int
    var title: String
    var amount: Double
    var category: Category
    var date: Date
}

struct ExpensesView: View {
    @State private var expenses = ExpensesView.samples
    @State private var isAdding = false

    private var days: [(day: Date, expenses: [Expense])] {
        let calendar = Calendar.current
        return Dictionary(grouping: expenses) { calendar.startOfDay(for: $0.date) }
            .sorted { $0.key > $1.key }
            .map { (day: $0.key, expenses: $0.value) }
    }

    var body: some View {
        NavigationStack {
            List {
                ForEach(days, id: \.day) { day, expenses in
                    Section {
                        ForEach(expenses) { ExpenseRow(expense: $0) }
                            .onDelete { offsets in
                                let ids = Set(offsets.map { expenses[$0].id })
                                self.expenses.removeAll { ids.contains($0.id) }
                            }
                    } header: {
                        HStack {
                            Text(day, format: .dateTime.day().month(.wide))
                            Spacer()
                            Text(expenses.map(\.amount).reduce(0, +), format: .currency(code: "EUR"))
                        }
                    }
                    .headerProminence(.increased)
                }
            }
            .navigationTitle("Expenses")
            .toolbar {
                ToolbarItem(placement: .primaryAction) {
                    Button("Add expense", systemImage: "plus") { isAdding.toggle() }
                }
            }
            .sheet(isPresented: $isAdding) {
                ExpenseForm { title, amount, category in
                    let id = (expenses.map(\.id).max() ?? 0) + 1
                    let date = expenses.map(\.date).max() ?? .now
                    expenses.append(Expense(id: id, title: title, amount: amount, category: category, date: date))
                }
            }
        }
    }

    private static let samples: [Expense] = {
        let noon = Date(timeIntervalSince1970: 1_710_504_000)
        return [
            Expense(id: 1, title: "Lunch", amount: 12.5, category: .food, date: noon),
            Expense(id: 2, title: "Lamp", amount: 40, category: .home, date: noon),
            Expense(id: 3, title: "Train", amount: 29.9, category: .travel, date: noon.addingTimeInterval(-86_400)),
        ]
    }()
}

private struct ExpenseRow: View {
    let expense: Expense

    var body: some View {
        Label {
            LabeledContent(expense.title) {
                Text(expense.amount, format: .currency(code: "EUR"))
                    .foregroundStyle(expense.amount > 30 ? Color.red : Color.secondary)
            }
        } icon: {
            Image(systemName: expense.category.symbol)
        }
    }
}

private struct ExpenseForm: View {
    let onSave: (String, Double, Expense.Category) -> Void

    @Environment(\.dismiss) private var dismiss
    @State private var title = ""
    @State private var amount: Double?
    @State private var category = Expense.Category.food

    var body: some View {
        NavigationStack {
            Form {
                TextField("Title", text: $title)
                TextField("Amount", value: $amount, format: .number)
                    .keyboardType(.decimalPad)
                Picker("Category", selection: $category) {
                    ForEach(Expense.Category.allCases) {
                        Label($0.rawValue.capitalized, systemImage: $0.symbol)
                    }
                }
            }
            .navigationTitle("New expense")
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Cancel", role: .cancel) { dismiss() }
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Save") {
                        onSave(title, amount ?? 0, category)
                        dismiss()
                    }
                    .disabled(title.isEmpty || amount == nil)
                }
            }
        }
        .presentationDetents([.medium])
        .presentationDragIndicator(.visible)
    }
}
