import HeadlessUI

enum Money: String, CaseIterable, Identifiable, Codable {
    case usd = "USD"
    case eur = "EUR"
    case jpy = "JPY"

    var id: String { rawValue }

    /// What one dollar is in this currency.
    var rate: Double {
        switch self {
        case .usd: 1
        case .eur: 0.5
        case .jpy: 150
        }
    }
}

struct CurrencyConverterView: View {
    @State private var amount = 100.0
    @AppStorage("converter.from") private var source = Money.usd
    @AppStorage("converter.to") private var target = Money.eur
    @State private var history: [String] = []
    @FocusState private var isAmountFocused

    private var result: Double {
        amount / source.rate * target.rate
    }

    var body: some View {
        Form {
            Section {
                TextField("Amount", value: $amount, format: .currency(code: source.rawValue))
                    .keyboardType(.decimalPad)
                    .focused($isAmountFocused)
                    .onSubmit(remember)
                Picker("From", selection: $source, content: currencies)
                Picker("To", selection: $target, content: currencies)
            } header: {
                Text("Convert")
            } footer: {
                Text("1 \(source.rawValue) = \(target.rate / source.rate, specifier: "%.2f") \(target.rawValue)")
            }

            Section("Result") {
                Text(result, format: .currency(code: target.rawValue).presentation(.isoCode))
                    .font(.title2)
                    .textSelection(.enabled)
                Button {
                    swap(&source, &target)
                } label: {
                    Label("Swap", systemImage: "arrow.up.arrow.down")
                }
            }

            if !history.isEmpty {
                Section("History") {
                    ForEach(history.reversed(), id: \.self, content: Text.init(verbatim:))
                    Button("Clear", role: .destructive) { history.removeAll() }
                }
            }
        }
        .toolbar {
            ToolbarItemGroup(placement: .keyboard) {
                Spacer()
                Button("Done") { isAmountFocused = false }
            }
        }
        .onChange(of: isAmountFocused) { wasFocused, isFocused in
            if wasFocused && !isFocused {
                remember()
            }
        }
        .scrollDismissesKeyboard(.immediately)
    }

    private func currencies() -> some View {
        ForEach(Money.allCases) { currency in
            Text(currency.rawValue).tag(currency)
        }
    }

    private func remember() {
        let entry = "\(amount.formatted(.number)) \(source.rawValue) to \(target.rawValue)"
        guard history.last != entry else { return }
        history.append(entry)
    }
}

struct CurrencyConverterView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            CurrencyConverterView()
            CurrencyConverterView()
                .environment(\.locale, Locale(identifier: "de"))
                .previewDisplayName("German")
        }
    }
}
