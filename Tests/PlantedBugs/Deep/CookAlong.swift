import ViewFuzz

struct CookAlongRecipe: Identifiable {
    let id = UUID()
    let name: String
    var steps: [String]
    var keptSteps: [String]?
}

struct CookAlongSession {
    let recipeID: UUID
    var stepIndex = 0
}

@MainActor @Observable final class CookAlongStore {
    private(set) var recipes = [
        CookAlongRecipe(name: "Tomato soup", steps: ["Chop the tomatoes"]),
        CookAlongRecipe(name: "Flat bread", steps: ["Knead the dough"]),
    ]
    private(set) var session: CookAlongSession?
    /// Whether the app would have trapped.
    @ObservationIgnored private(set) var hasTrapped = false

    func recipe(_ id: UUID) -> CookAlongRecipe? {
        recipes.first { $0.id == id }
    }

    /// Returns the text of the step that is cooked. The bug: nothing keeps the position within the steps of a kept version.
    func text(of session: CookAlongSession, in recipe: CookAlongRecipe) -> String {
        guard recipe.steps.indices.contains(session.stepIndex) else {
            hasTrapped = true
            return ""
        }
        return recipe.steps[session.stepIndex]
    }

    func addStep(_ text: String, to id: UUID) {
        update(id) { $0.steps.append(text) }
    }

    func removeLastStep(of id: UUID) {
        update(id) { if !$0.steps.isEmpty { $0.steps.removeLast() } }
        guard let session, session.recipeID == id, let recipe = self.recipe(id) else { return }
        if recipe.steps.isEmpty {
            self.session = nil
        } else {
            self.session?.stepIndex = min(session.stepIndex, recipe.steps.count - 1)
        }
    }

    func keepVersion(of id: UUID) {
        update(id) { $0.keptSteps = $0.steps }
    }

    func restoreVersion(of id: UUID) {
        update(id) { if let kept = $0.keptSteps { $0.steps = kept } }
    }

    func startCooking(_ id: UUID) { session = CookAlongSession(recipeID: id) }
    func nextStep() { session?.stepIndex += 1 }
    func finishCooking() { session = nil }

    private func update(_ id: UUID, _ change: (inout CookAlongRecipe) -> Void) {
        guard let index = recipes.firstIndex(where: { $0.id == id }) else { return }
        change(&recipes[index])
    }
}

/// Depth 10. A recipe gets a step after its version was kept, the user cooks up to that step, pauses, goes back to the kept version and
/// resumes. The page of the step no longer exists.
struct CookAlong: View, PlantedView {
    nonisolated static let depth = 10
    nonisolated static let smallest = [
        #"press "Tomato soup""#,
        #"press "Keep this version""#,
        #"type "a" into "Next step to write""#,
        #"press "Add step""#,
        #"press "Start cooking""#,
        #"press "Next step""#,
        #"press "Pause""#,
        #"press "Go back to kept version""#,
        #"press "Replace""#,
        #"press "Resume cooking""#,
    ]

    let store: CookAlongStore

    var body: some View {
        NavigationStack {
            List(store.recipes) { recipe in
                NavigationLink(recipe.name, value: recipe.id)
            }
            .navigationDestination(for: UUID.self) { CookAlongDetail(store: store, recipeID: $0) }
        }
    }
}

struct CookAlongDetail: View {
    let store: CookAlongStore
    let recipeID: UUID
    @State private var newStep = ""
    @State private var isCooking = false
    @State private var asksToRestore = false

    var body: some View {
        let steps = store.recipe(recipeID)?.steps ?? []
        Form {
            ForEach(Array(steps.enumerated()), id: \.offset) { item in
                Text("\(item.offset + 1). \(item.element)")
            }
            TextField("Next step to write", text: $newStep)
            Button("Add step") {
                store.addStep(newStep, to: recipeID)
                newStep = ""
            }
            .disabled(newStep.isEmpty)
            Button("Remove last step") { store.removeLastStep(of: recipeID) }
                .disabled(steps.isEmpty)
            Button("Keep this version") { store.keepVersion(of: recipeID) }
                .disabled(steps.isEmpty)
            if store.recipe(recipeID)?.keptSteps != nil {
                Button("Go back to kept version") { asksToRestore = true }
            }
            if store.session?.recipeID == recipeID {
                Button("Resume cooking") { isCooking = true }
            } else {
                Button("Start cooking") {
                    store.startCooking(recipeID)
                    isCooking = true
                }
                .disabled(steps.isEmpty)
            }
        }
        .navigationTitle(store.recipe(recipeID)?.name ?? "Recipe")
        .alert("Replace the steps with the kept version?", isPresented: $asksToRestore) {
            Button("Replace", role: .destructive) { store.restoreVersion(of: recipeID) }
            Button("Not now", role: .cancel) {}
        }
        .sheet(isPresented: $isCooking) {
            CookAlongCooking(store: store, recipeID: recipeID)
        }
    }
}

struct CookAlongCooking: View {
    let store: CookAlongStore
    let recipeID: UUID
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack {
            if let recipe = store.recipe(recipeID), let session = store.session {
                Text("Step \(session.stepIndex + 1) of \(recipe.steps.count)")
                Text(store.text(of: session, in: recipe))
                Button("Next step") { store.nextStep() }
                    .disabled(session.stepIndex + 1 >= recipe.steps.count)
                Button("Pause") { dismiss() }
                Button("Finish cooking") {
                    store.finishCooking()
                    dismiss()
                }
            }
        }
    }
}

extension CookAlong {
    nonisolated static var fuzzed: FuzzedView {
        FuzzedView("cook along") { setup in
            let store = CookAlongStore()
            setup.property("a step that is cooked exists") { !store.hasTrapped }
            return CookAlong(store: store)
        }
    }
}
