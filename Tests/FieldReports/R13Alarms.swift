import ViewFuzz

// R13: rows that are handed a binding to the element at their index.

struct AlarmTime {
    var hour: Int
    var isOn = true
}

private let someAlarms = [AlarmTime(hour: 6), AlarmTime(hour: 7), AlarmTime(hour: 9)]

struct AlarmsView: View {
    @State private var alarms = someAlarms

    var body: some View {
        VStack {
            ForEach(alarms.indices, id: \.self) { index in
                AlarmRow(alarm: $alarms[index])
            }
            Button("Remove last") {
                withAnimation { _ = alarms.popLast() }
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

extension Binding where Value: MutableCollection & RandomAccessCollection {
    /// To the element at a position, where there is one still.
    fileprivate func checked(_ index: Value.Index, else missing: Value.Element) -> Binding<Value.Element> {
        Binding<Value.Element> {
            wrappedValue.indices.contains(index) ? wrappedValue[index] : missing
        } set: { element in
            guard wrappedValue.indices.contains(index) else { return }
            wrappedValue[index] = element
        }
    }
}

/// A binding that is checked.
struct CheckedAlarmsView: View {
    @State private var alarms = someAlarms

    var body: some View {
        VStack {
            ForEach(alarms.indices, id: \.self) { index in
                AlarmRow(alarm: $alarms.checked(index, else: AlarmTime(hour: 0, isOn: false)))
            }
            Button("Remove last") {
                withAnimation { _ = alarms.popLast() }
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
