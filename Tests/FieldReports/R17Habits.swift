import ViewFuzz

// R17: rows that send actions to the store (pointfreeco/episode-code-samples#79).

struct TrackedHabit: Identifiable {
    let id: Int
    var title: String
    var streak = 0
    var isDoneToday = false
}

enum HabitAction {
    case done
    case dayChanged
}

enum HabitsAction {
    case remove(Int)
    case habit(Int, HabitAction)
}

typealias HabitsStore = Store<[TrackedHabit], HabitsAction>

@MainActor private func makeHabits(ignoresMissing: Bool) -> HabitsStore {
    let habits = [
        TrackedHabit(id: 1, title: "Run"), TrackedHabit(id: 2, title: "Read"),
        TrackedHabit(id: 3, title: "Sleep early"),
    ]
    return Store(habits) { habits, action in
        switch action {
        case .remove(let id): habits.removeAll { $0.id == id }
        case .habit(let id, let action):
            let index = habits.firstIndex { $0.id == id }
            if index == nil, ignoresMissing { return }
            precondition(index != nil, "An action was sent to habit \(id), which is not there.")
            guard let index else { return }
            reduce(&habits[index], action)
        }
    }
}

private func reduce(_ habit: inout TrackedHabit, _ action: HabitAction) {
    switch action {
    case .done: habit.isDoneToday = true
    case .dayChanged:
        habit.streak = habit.isDoneToday ? habit.streak + 1 : 0
        habit.isDoneToday = false
    }
}

struct TrackedHabitsView: View {
    @ObservedObject var store: HabitsStore

    var body: some View {
        VStack {
            ForEach(store.state) { habit in
                HStack {
                    HabitRow(habit: habit) { store.send(.habit(habit.id, $0)) }
                    Button("Remove") { store.send(.remove(habit.id), animation: .default) }
                }
            }
        }
    }
}

private struct HabitRow: View {
    let habit: TrackedHabit
    let send: (HabitAction) -> Void

    var body: some View {
        Button("\(habit.title): \(habit.streak)") { send(.done) }
            .onReceive(NotificationCenter.default.publisher(for: .NSCalendarDayChanged)) { _ in send(.dayChanged) }
    }
}

extension FieldReportsFuzz {
    static var r17: FuzzedView {
        FuzzedView("r17") { setup in
            setup.post(.NSCalendarDayChanged)
            return TrackedHabitsView(store: makeHabits(ignoresMissing: false))
        }
    }

    static var r17Fixed: FuzzedView {
        FuzzedView("r17 fixed") { setup in
            setup.post(.NSCalendarDayChanged)
            return TrackedHabitsView(store: makeHabits(ignoresMissing: true))
        }
    }
}
