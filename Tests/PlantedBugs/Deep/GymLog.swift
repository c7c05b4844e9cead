import ViewFuzz

struct GymLogExercise: Identifiable {
    let id = UUID()
    let name: String
}

struct GymLogSet: Identifiable {
    let id = UUID()
    let exerciseID: UUID
    let reps: Int
}

struct GymLogWorkout {
    var sets: [GymLogSet] = []
}

@MainActor final class GymLogModel: ObservableObject {
    @Published private(set) var exercises: [GymLogExercise] = []
    @Published private(set) var current: GymLogWorkout?
    @Published private(set) var discarded: GymLogWorkout?
    @Published private(set) var history: [String] = []
    @Published var isDeleteRefused = false
    /// Whether the app would have trapped.
    private(set) var hasTrapped = false

    func name(of set: GymLogSet) -> String {
        guard let exercise = exercises.first(where: { $0.id == set.exerciseID }) else {
            hasTrapped = true
            return ""
        }
        return exercise.name
    }

    // The bug: the discarded workout does not count.
    func isInUse(_ exercise: GymLogExercise) -> Bool {
        current?.sets.contains { $0.exerciseID == exercise.id } ?? false
    }

    func addExercise(named name: String) {
        exercises.append(GymLogExercise(name: name))
    }

    func deleteExercises(at offsets: IndexSet) {
        // A swipe may come twice before the row is gone. That is another bug, which would end the benchmark.
        let doomed = offsets.filter(exercises.indices.contains).map { exercises[$0] }
        if doomed.contains(where: isInUse) {
            isDeleteRefused = true
            return
        }
        exercises.removeAll { exercise in doomed.contains { $0.id == exercise.id } }
    }

    func startWorkout() {
        discarded = nil
        current = GymLogWorkout()
    }

    func addSet(of exercise: GymLogExercise, reps: Int) {
        current?.sets.append(GymLogSet(exerciseID: exercise.id, reps: reps))
    }

    func finishWorkout() {
        guard let current else { return }
        history.append(current.sets.map { "\(name(of: $0)) x \($0.reps)" }.joined(separator: ", "))
        self.current = nil
    }

    func discardWorkout() {
        if let current, !current.sets.isEmpty { discarded = current }
        current = nil
    }

    func restoreWorkout() {
        current = discarded
        discarded = nil
    }
}

/// Depth 11. A workout is discarded, an exercise that it uses is deleted, and the workout is restored.
struct GymLog: View, PlantedView {
    nonisolated static let depth = 11
    nonisolated static let smallest = [
        #"type "a" into "Exercise name""#,
        #"press "Add exercise""#,
        #"tab "Workout""#,
        #"press "Start workout""#,
        #"press "Log a""#,
        #"press "Discard workout""#,
        #"press "Discard""#,
        #"tab "Exercises""#,
        #"delete on "a""#,
        #"tab "Workout""#,
        #"press "Restore discarded workout""#,
    ]

    @ObservedObject var model: GymLogModel

    var body: some View {
        TabView {
            GymLogExercises(model: model).tabItem { Text("Exercises") }
            GymLogTraining(model: model).tabItem { Text("Workout") }
        }
    }
}

struct GymLogExercises: View {
    @ObservedObject var model: GymLogModel
    @State private var newName = ""

    var body: some View {
        List {
            TextField("Exercise name", text: $newName)
            Button("Add exercise") {
                model.addExercise(named: newName)
                newName = ""
            }
            .disabled(newName.isEmpty)
            ForEach(model.exercises) { exercise in
                Text(exercise.name)
            }
            .onDelete { model.deleteExercises(at: $0) }
        }
        .alert("This exercise is part of the current workout", isPresented: $model.isDeleteRefused) {
            Button("OK", role: .cancel) {}
        }
    }
}

struct GymLogTraining: View {
    @ObservedObject var model: GymLogModel
    @State private var reps = 10
    @State private var asksToDiscard = false

    var body: some View {
        List {
            if let workout = model.current {
                ForEach(workout.sets) { entry in
                    Text("\(model.name(of: entry)), \(entry.reps) reps")
                }
                Stepper("Reps: \(reps)", value: $reps, in: 1...30)
                ForEach(model.exercises) { exercise in
                    Button("Log \(exercise.name)") { model.addSet(of: exercise, reps: reps) }
                }
                Button("Finish workout") { model.finishWorkout() }
                    .disabled(workout.sets.isEmpty)
                Button("Discard workout") { asksToDiscard = true }
            } else {
                Button("Start workout") { model.startWorkout() }
                if model.discarded != nil {
                    Button("Restore discarded workout") { model.restoreWorkout() }
                }
                ForEach(Array(model.history.enumerated()), id: \.offset) { item in
                    Text(item.element)
                }
            }
        }
        .confirmationDialog("Discard this workout?", isPresented: $asksToDiscard, titleVisibility: .visible) {
            Button("Discard", role: .destructive) { model.discardWorkout() }
            Button("Keep training", role: .cancel) {}
        }
    }
}

extension GymLog {
    nonisolated static var fuzzed: FuzzedView {
        FuzzedView("gym log") { setup in
            let model = GymLogModel()
            setup.property("the exercise of a set exists") { !model.hasTrapped }
            return GymLog(model: model)
        }
    }
}
