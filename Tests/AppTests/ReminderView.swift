import HeadlessUI

struct Reminder: Identifiable, Hashable {
    var id = UUID()
    var title = ""
    var date: Date?
    var repetition = Repetition.never
    var isFlagged = false

    enum Repetition: String, CaseIterable, Identifiable {
        case never = "Never"
        case daily = "Daily"
        case weekly = "Weekly"

        var id: Self { self }
    }
}

struct ReminderView: View {
    var defaultDate = Date(timeIntervalSince1970: 1_735_732_800)

    @State private var reminders: [Reminder] = []
    @State private var draft: Reminder?

    var body: some View {
        NavigationStack {
            List($reminders, editActions: [.delete, .move]) { $reminder in
                HStack {
                    VStack(alignment: .leading) {
                        Text(reminder.title)
                        if let date = reminder.date {
                            Text(date, format: .dateTime.year().month().day())
                                .font(.caption)
                        }
                        if reminder.repetition != .never {
                            Text("Repeats \(reminder.repetition.rawValue.lowercased())")
                                .font(.caption)
                        }
                    }
                    Spacer()
                    Toggle("Flag", systemImage: "flag", isOn: $reminder.isFlagged)
                        .toggleStyle(.button)
                        .labelStyle(.iconOnly)
                }
            }
            .navigationTitle("Reminders")
            .toolbar {
                ToolbarItemGroup(placement: .bottomBar) {
                    Button("New reminder", systemImage: "plus.circle.fill") { draft = Reminder() }
                    Spacer()
                    Text("\(reminders.filter(\.isFlagged).count) flagged")
                }
            }
            .sheet(item: $draft) { reminder in
                ReminderEditor(reminder: reminder, defaultDate: defaultDate) { reminders.append($0) }
            }
        }
    }
}

private struct ReminderEditor: View {
    @State var reminder: Reminder
    let defaultDate: Date
    let onAdd: (Reminder) -> Void

    @Environment(\.dismiss) private var dismiss
    @Environment(\.calendar) private var calendar

    private var hasDate: Binding<Bool> {
        Binding(
            get: { reminder.date != nil },
            set: { reminder.date = $0 ? defaultDate : nil }
        )
    }

    var body: some View {
        NavigationStack {
            Form {
                TextField("Title", text: $reminder.title)
                Section {
                    Toggle("On a day", isOn: hasDate.animation())
                    if let date = Binding($reminder.date) {
                        DatePicker("Day", selection: date, displayedComponents: [.date, .hourAndMinute])
                            .datePickerStyle(.graphical)
                        Button("A day later") {
                            date.wrappedValue =
                                calendar.date(byAdding: .day, value: 1, to: date.wrappedValue)
                                ?? date.wrappedValue
                        }
                    }
                }
                Picker("Repeat", selection: $reminder.repetition) {
                    ForEach(Reminder.Repetition.allCases) { Text($0.rawValue) }
                }
                .pickerStyle(.menu)
            }
            .toolbar {
                ToolbarItem(placement: .topBarTrailing) {
                    Button("Add") {
                        onAdd(reminder)
                        dismiss()
                    }
                    .disabled(reminder.title.isEmpty)
                }
            }
            .navigationTitle("New reminder")
        }
    }
}
