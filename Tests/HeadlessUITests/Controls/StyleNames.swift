import HeadlessUI

/// The styles of the system by the names of their types, and a style of labelled content.
struct StyleNamesView: View {
    @State private var text = ""
    @State private var isOn = false

    var body: some View {
        HStack {
            Button("1") {}.buttonStyle(BorderedButtonStyle())
            Button("2", role: ButtonRole.destructive) {}.buttonStyle(BorderedProminentButtonStyle())
            Button("3") {}.buttonStyle(BorderlessButtonStyle())
            Button("4") {}.buttonStyle(DefaultButtonStyle())
            Button("5") {}.buttonStyle(LinkButtonStyle())
        }
        ZStack {
            TextField("6", text: $text).textFieldStyle(DefaultTextFieldStyle())
            TextField("7", text: $text).textFieldStyle(PlainTextFieldStyle())
            TextField("8", text: $text).textFieldStyle(RoundedBorderTextFieldStyle())
            TextField("9", text: $text).textFieldStyle(SquareBorderTextFieldStyle())
        }
        Group {
            Label("10", systemImage: "a").labelStyle(DefaultLabelStyle())
            Label("11", systemImage: "a").labelStyle(IconOnlyLabelStyle())
            Label("12", systemImage: "a").labelStyle(TitleAndIconLabelStyle())
            Label("13", systemImage: "a").labelStyle(TitleOnlyLabelStyle())
        }
        ProgressView("14").progressViewStyle(CircularProgressViewStyle())
        ProgressView("15", value: 0.5).progressViewStyle(LinearProgressViewStyle(tint: .red))
        ProgressView("16").progressViewStyle(DefaultProgressViewStyle())
        Group {
            Toggle("17", isOn: $isOn).toggleStyle(ButtonToggleStyle())
            Toggle("18", isOn: $isOn).toggleStyle(CheckboxToggleStyle())
            Toggle("19", isOn: $isOn).toggleStyle(DefaultToggleStyle())
        }
        Spacer()
        LabeledContent("20") { Text("content") }.labeledContentStyle(ArrowStyle())
        LabeledContent("21", value: 3, format: .number)
    }
}

struct ArrowStyle: LabeledContentStyle {
    func makeBody(configuration: LabeledContentStyleConfiguration) -> some View {
        configuration.label
        Text("→")
        configuration.content
    }
}

/// Gestures that are made of others.
struct ComposedGesturesView: View {
    @State private var log: [String] = []

    private var either: ExclusiveGesture<TapGesture, LongPressGesture> {
        TapGesture(count: 2).exclusively(before: LongPressGesture())
    }

    private var both: SimultaneousGesture<RotateGesture, MagnifyGesture> {
        RotateGesture().simultaneously(with: MagnifyGesture())
    }

    private var pressThenDrag: SequenceGesture<LongPressGesture, DragGesture> {
        LongPressGesture().sequenced(before: DragGesture())
    }

    var body: some View {
        Text("Either").gesture(
            either.onEnded { value in
                switch value {
                case .first: log.append("two taps")
                case .second: log.append("held")
                }
            })
        Text("Both").gesture(
            both.onChanged { value in
                if let rotation = value.first?.rotation { log.append("turned \(Int(rotation.degrees.rounded()))") }
                if let scale = value.second?.magnification { log.append("scaled \(scale)") }
            })
        Text("Old").gesture(AnyGesture(RotationGesture().map { $0.degrees.rounded() }.onEnded { log.append("\($0)") }))
        Text("Spot").gesture(
            SpatialTapGesture().onEnded { log.append("at \(Int($0.location.x))") }, including: GestureMask.all)
        Text("Sequence").gesture(
            pressThenDrag.onEnded { value in
                if case .second(true, let drag?) = value {
                    let values = [
                        drag.startLocation.x, drag.predictedEndLocation.x, drag.predictedEndTranslation.height,
                    ]
                    log.append(values.map { "\(Int($0))" }.joined(separator: " "))
                }
            })
        Text(log.joined(separator: ", "))
    }
}

/// Views by the time.
struct TimelinesView: View {
    private let start = Date(timeIntervalSinceReferenceDate: 60)

    var body: some View {
        TimelineView(ExplicitTimelineSchedule([start])) { seconds($0) }
        TimelineView(PeriodicTimelineSchedule(from: .distantFuture, by: 1)) {
            Text($0.date == .distantFuture ? "later" : "now")
        }
        TimelineView(EveryMinuteTimelineSchedule()) { context in
            Text(
                context.date.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 60) == 0
                    ? "minute" : "between")
        }
        TimelineView(AnimationTimelineSchedule(paused: true)) { _ in
            EquatableView(content: PairView(shown: 1, ignored: 2))
        }
    }

    private func seconds(_ context: TimelineViewDefaultContext) -> Text {
        Text("\(Int(context.date.timeIntervalSinceReferenceDate))")
    }
}
