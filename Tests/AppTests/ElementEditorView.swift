import HeadlessUI

struct Ingredient: Identifiable {
    let id = UUID()
    var name: String
    var grams: Double
}

/// The classic way to crash: an editor that binds to `$ingredients[index]`.
struct ElementEditorView: View {
    @State private var ingredients = [
        Ingredient(name: "Flour", grams: 500),
        Ingredient(name: "Butter", grams: 250),
        Ingredient(name: "Sugar", grams: 125),
    ]
    @State private var selectedIndex: Int?

    private var total: Double {
        ingredients.map(\.grams).reduce(0, +)
    }

    var body: some View {
        VStack(spacing: 0) {
            List {
                ForEach(ingredients.indices, id: \.self) { index in
                    Button {
                        selectedIndex = index
                    } label: {
                        HStack {
                            Text(ingredients[index].name)
                            Spacer()
                            Text(ingredients[index].grams, format: .number.precision(.fractionLength(0)))
                                .monospacedDigit()
                                .foregroundStyle(.secondary)
                        }
                    }
                    .listRowBackground(selectedIndex == index ? Color.accentColor.opacity(0.2) : nil)
                }
            }

            Divider()

            if let index = selectedIndex, ingredients.indices.contains(index) {
                IngredientEditor(ingredient: $ingredients[index]) {
                    selectedIndex = nil
                    ingredients.remove(at: index)
                }
                .transition(.move(edge: .bottom))
                .id(ingredients[index].id)
            } else {
                Text("Total: \(total, specifier: "%.0f") g")
                    .bold()
                    .padding()
            }
        }
        .animation(.snappy, value: selectedIndex)
    }
}

private struct IngredientEditor: View {
    @Binding var ingredient: Ingredient
    var onRemove: @MainActor () -> Void

    @State private var editCount = 0

    var body: some View {
        VStack(alignment: .leading) {
            TextField("Name", text: $ingredient.name)
                .textFieldStyle(.roundedBorder)
            HStack {
                TextField("Grams", value: $ingredient.grams, format: .number)
                    .keyboardType(.decimalPad)
                    .multilineTextAlignment(.trailing)
                Stepper("Amount", value: $ingredient.grams, in: 0...2000, step: 25)
                    .labelsHidden()
            }
            HStack {
                Text("Changed \(editCount) times")
                    .font(.caption)
                Spacer()
                Button("Remove", role: .destructive, action: onRemove)
            }
        }
        .padding()
        .background(.thinMaterial)
        .onChange(of: ingredient.grams) {
            editCount += 1
        }
    }
}
