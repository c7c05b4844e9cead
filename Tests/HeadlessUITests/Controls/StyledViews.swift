import HeadlessUI

struct ShoutingStyle: ButtonStyle {
    @Environment(\.isEnabled) var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        HStack {
            Text(isEnabled ? "on" : "off")
            configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
            Text(configuration.role == .destructive ? "!!" : "!")
        }
    }
}

/// A button that does what it does at the second tap of two.
struct DoubleTapStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.onTapGesture(count: 2) { configuration.trigger() }
    }
}

struct TickStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label
            Button {
                configuration.isOn.toggle()
            } label: {
                Image(systemName: configuration.isOn ? "checkmark.square" : "square")
            }
            Text(configuration.isOn ? "yes" : "no")
        }
    }
}

struct TitleFirstStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.title
            configuration.icon
            Text("styled")
        }
    }
}

struct BoxedFieldStyle: TextFieldStyle {
    func _body(configuration: TextField<_Label>) -> some View {
        configuration.padding().background(Color.gray, in: RoundedRectangle(cornerRadius: 8))
    }
}

struct PercentStyle: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
        Text("\(Int((configuration.fractionCompleted ?? 0) * 100)) %")
    }
}

extension ButtonStyle where Self == ShoutingStyle {
    static var shouting: ShoutingStyle { ShoutingStyle() }
}

struct StyledControlsView: View {
    @State var isOn = false
    @State var name = ""
    @State var count = 0

    var body: some View {
        Button("Add") { count += 1 }.buttonStyle(.shouting)
        Button("Drop", role: .destructive) { count -= 1 }.buttonStyle(ShoutingStyle()).disabled(true)
        Button("Twice") { count += 10 }.buttonStyle(DoubleTapStyle())
        Button("Plain", systemImage: "plus") { count += 100 }.buttonStyle(.borderedProminent).labelStyle(.iconOnly)
        Toggle("Ready", isOn: $isOn).toggleStyle(TickStyle())
        Label("Sun", systemImage: "sun.max").labelStyle(TitleFirstStyle())
        TextField("Name", text: $name).textFieldStyle(BoxedFieldStyle())
        ProgressView("Load", value: 1, total: 4).progressViewStyle(PercentStyle())
        Text("\(count) \(isOn)")
    }
}

/// Controls of values.
struct ValuesView: View {
    @State var volume = 0.5
    @State var count = 1
    @State var date = Date(timeIntervalSinceReferenceDate: 0)
    @State var color = Color.red
    @State var flavour = Flavour.vanilla
    @State var edits: [String] = []
    @State var days: Set<DateComponents> = []

    enum Flavour: String, CaseIterable, Identifiable {
        case vanilla, lemon
        var id: Self { self }
    }

    var body: some View {
        VStack {
            Slider(value: $volume, in: 0...10, step: 2.5) {
                Text("Volume")
            } minimumValueLabel: {
                Text("0")
            } maximumValueLabel: {
                Text("10")
            } onEditingChanged: {
                edits.append("\($0)")
            }
            Slider(value: $volume).accessibilityLabel("Fine")
            HeadlessUI.Stepper("Count", value: $count, in: 1...2)
            HeadlessUI.Stepper {
                Text("Steps")
            } onIncrement: {
                count += 10
            } onDecrement: {
                count -= 10
            }
            DatePicker(
                "Day", selection: $date, in: Date(timeIntervalSinceReferenceDate: 0)..., displayedComponents: .date)
            ColorPicker("Colour", selection: $color)
            MultiDatePicker("Days", selection: $days)
            Picker("Flavour", selection: $flavour) {
                ForEach(Flavour.allCases) { Text($0.rawValue.capitalized) }
            }
            .pickerStyle(.segmented)
        }
        LabeledContent("Value", value: "\(volume) \(count) \(date.timeIntervalSinceReferenceDate)")
        Text("\(color == .blue) \(flavour.rawValue) \(days.count) \(edits.joined(separator: " "))")
    }
}
