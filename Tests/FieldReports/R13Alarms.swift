import ViewFuzz

// R13: rows with a binding to the element at their index.

struct AlarmTime {
    var hour: Int
    var isOn = true
}

/// The alarms of a day, in order.
struct AlarmSchedule {
    private(set) var times = [AlarmTime(hour: 6), AlarmTime(hour: 7), AlarmTime(hour: 9)]

    var count: Int { times.count }

    subscript(index: Int) -> AlarmTime {
        get { times[index] }
        set { times[index] = newValue }
    }

    mutating func removeLast() { _ = times.popLast() }
}

struct AlarmsView: View {
    @State private var schedule = AlarmSchedule()

    var body: some View {
        VStack {
            ForEach(0..<schedule.count, id: \.self) { index in
                AlarmRow(alarm: $schedule[index])
            }
            Button("Remove last") {
                withAnimation { schedule.removeLast() }
            }
        }
    }
}

private struct AlarmRow: View {
    @Binding var alarm: AlarmTime

    var body: some View {
        Toggle("\(alarm.hour) o'clock", isOn: $alarm.isOn)
    }
}

extension Binding<AlarmSchedule> {
    /// Returns a binding to the alarm at an index that checks the index on each access.
    fileprivate func checked(_ index: Int, else missing: AlarmTime) -> Binding<AlarmTime> {
        Binding<AlarmTime> {
            index < wrappedValue.count ? wrappedValue[index] : missing
        } set: { time in
            guard index < wrappedValue.count else { return }
            wrappedValue[index] = time
        }
    }
}

/// A view with checked bindings.
struct CheckedAlarmsView: View {
    @State private var schedule = AlarmSchedule()

    var body: some View {
        VStack {
            ForEach(0..<schedule.count, id: \.self) { index in
                AlarmRow(alarm: $schedule.checked(index, else: AlarmTime(hour: 0, isOn: false)))
            }
            Button("Remove last") {
                withAnimation { schedule.removeLast() }
            }
        }
    }
}

extension FieldReportsFuzz {
    static var r13: FuzzedView {
        FuzzedView("r13") { _ in AlarmsView() }
    }

    static var r13Fixed: FuzzedView {
        FuzzedView("r13 fixed") { _ in CheckedAlarmsView() }
    }
}
