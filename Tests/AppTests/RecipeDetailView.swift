import HeadlessUI

struct RecipeStep: Identifiable {
    let id: Int
    let text: String
    let tip: String?
}

struct RecipeDetailView: View {
    private let ingredients: [(name: String, amount: Double, unit: String)] = [
        ("Rice", 80, "g"), ("Stock", 0.25, "l"), ("Mushrooms", 60, "g"),
    ]
    private let steps = [
        RecipeStep(id: 1, text: "Fry the mushrooms", tip: "Do not salt them yet."),
        RecipeStep(id: 2, text: "Add the rice", tip: nil),
        RecipeStep(id: 3, text: "Pour in the stock", tip: "It should be hot."),
    ]

    @State private var servings = 2
    @State private var showsIngredients = true
    @State private var expandedTips: Set<Int> = []
    @State private var doneSteps: Set<Int> = []

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 16) {
                AsyncImage(url: URL(string: "https://example.com/risotto.jpg")) { image in
                    image.resizable().aspectRatio(contentMode: .fill)
                } placeholder: {
                    Color.gray.opacity(0.2)
                }
                .frame(height: 200)
                .clipped()

                Text("Risotto").font(.largeTitle)

                DisclosureGroup("Ingredients", isExpanded: $showsIngredients) {
                    Stepper("For \(servings)", value: $servings, in: 1...12)
                    ForEach(ingredients, id: \.name) { ingredient in
                        HStack {
                            Text(ingredient.name)
                            Spacer()
                            Text("\((ingredient.amount * Double(servings)).formatted()) \(ingredient.unit)")
                                .foregroundStyle(.secondary)
                        }
                    }
                }

                GroupBox("Steps") {
                    ForEach(steps) { step in
                        stepView(step)
                    }
                }

                DisclosureGroup {
                    Text("Serves as a main course. Keeps for two days.")
                } label: {
                    Label("Notes", systemImage: "note.text")
                }

                if doneSteps.count == steps.count {
                    Text("Enjoy your meal!")
                        .font(.title3)
                        .transition(.scale)
                }
            }
            .padding()
        }
        .animation(.default, value: doneSteps)
    }

    @ViewBuilder
    private func stepView(_ step: RecipeStep) -> some View {
        Toggle(isOn: binding(for: step.id, in: $doneSteps)) {
            Text("\(step.id). ").bold() + Text(step.text)
        }
        .toggleStyle(RecipeCheckToggleStyle())
        if let tip = step.tip {
            DisclosureGroup("Tip \(step.id)", isExpanded: binding(for: step.id, in: $expandedTips)) {
                Text(tip).italic()
            }
        }
    }

    private func binding(for id: Int, in set: Binding<Set<Int>>) -> Binding<Bool> {
        Binding(
            get: { set.wrappedValue.contains(id) },
            set: { isOn in
                if isOn {
                    set.wrappedValue.insert(id)
                } else {
                    set.wrappedValue.remove(id)
                }
            }
        )
    }
}

private struct RecipeCheckToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            HStack {
                Image(systemName: configuration.isOn ? "checkmark.square.fill" : "square")
                configuration.label
            }
        }
        .buttonStyle(.plain)
    }
}
