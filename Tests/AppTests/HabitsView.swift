import HeadlessUI

struct Habit: Identifiable, Hashable {
    let id: Int
    var name: String
    var color: Color
    var days: Set<Int> = []

    /// The longest run of days in a row.
    var streak: Int {
        var best = 0
        var current = 0
        for day in 1...31 {
            current = days.contains(day) ? current + 1 : 0
            best = max(best, current)
        }
        return best
    }
}

final class HabitStore: ObservableObject {
    @Published var habits = [
        Habit(id: 1, name: "Read", color: .blue, days: [1, 2, 3, 7]),
        Habit(id: 2, name: "Run", color: .orange, days: [2]),
    ]
}

struct HabitsView: View {
    @StateObject private var store = HabitStore()
    @State private var selectedID = 1

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 24) {
                ScrollView(.horizontal, showsIndicators: false) {
                    LazyHStack {
                        ForEach(store.habits) { habit in
                            HabitChip(habit: habit, isSelected: habit.id == selectedID)
                                .onTapGesture { selectedID = habit.id }
                        }
                    }
                    .padding(.horizontal)
                }
                .frame(height: 56)

                if let index = store.habits.firstIndex(where: { $0.id == selectedID }) {
                    HabitMonth(habit: $store.habits[index])
                        .id(selectedID)
                }
            }
        }
        .environmentObject(store)
    }
}

private struct HabitChip: View {
    let habit: Habit
    let isSelected: Bool

    var body: some View {
        Text(habit.name)
            .padding(.horizontal, 16)
            .padding(.vertical, 8)
            .background(isSelected ? habit.color : habit.color.opacity(0.2))
            .clipShape(Capsule())
            .overlay(Capsule().stroke(habit.color))
            .accessibilityAddTraits(isSelected ? [.isButton, .isSelected] : .isButton)
    }
}

private struct HabitMonth: View {
    @EnvironmentObject private var store: HabitStore
    @Binding var habit: Habit

    private let columns = Array(repeating: GridItem(.flexible(minimum: 20, maximum: 60)), count: 7)

    var body: some View {
        VStack {
            Text("\(habit.name): \(habit.days.count) days, streak \(habit.streak)")
                .font(.headline)
            LazyVGrid(columns: columns, spacing: 8) {
                ForEach(1...31, id: \.self) { day in
                    Button {
                        toggle(day)
                    } label: {
                        Text("\(day)")
                            .frame(maxWidth: .infinity, minHeight: 36)
                            .background(
                                habit.days.contains(day) ? habit.color : Color.gray.opacity(0.15),
                                in: RoundedRectangle(cornerRadius: 8))
                    }
                    .buttonStyle(.plain)
                    .accessibilityIdentifier("day-\(day)")
                }
            }
            Text("All habits: \(store.habits.map(\.days.count).reduce(0, +))")
        }
        .padding()
    }

    private func toggle(_ day: Int) {
        if habit.days.contains(day) {
            habit.days.remove(day)
        } else {
            habit.days.insert(day)
        }
    }
}
