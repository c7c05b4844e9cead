import HeadlessUI

/// The spellings of controls and texts that apps use, each once.
struct ControlSpellings: View {
    @State private var text = ""
    @State private var isOn = true
    @State private var value: Float = 0.25
    @State private var number = 3
    @State private var date = Date(timeIntervalSinceReferenceDate: 0)
    @State private var choices = [Choice(isOn: true), Choice(isOn: false)]
    @Namespace private var space
    @ScaledMetric(relativeTo: .body) private var size = 12.0
    @FocusedValue(\.title) private var title
    @AccessibilityFocusState private var isRead: Bool

    struct Choice: Identifiable {
        let id = UUID()
        var isOn: Bool
    }

    var body: some View {
        Group {
            Text("a").bold().font(.title).foregroundColor(.red) + Text("b").italic() + Text("c").fontWeight(.medium)
            Text("d").underline().strikethrough(true, color: .blue).kerning(1).baselineOffset(2).monospacedDigit()
            Text(1234, format: .number.grouping(.never))
            Image("photo", bundle: nil).resizable().scaledToFit().frame(width: size).clipShape(.circle)
            Image(systemName: "wifi", variableValue: 0.5).symbolEffect(.bounce, value: number).foregroundStyle(.tint)
            AsyncImage(url: URL(string: "https://example.org/a.png")) { image in
                image.resizable()
            } placeholder: {
                ProgressView()
            }
            AsyncImage(url: nil) { phase in
                if let image = phase.image {
                    image
                } else if phase.error != nil {
                    Text("failed")
                } else {
                    Text("loading")
                }
            }
        }
        Group {
            Toggle("Wifi", systemImage: "wifi", isOn: $isOn).toggleStyle(.switch).tint(.green)
            Toggle(sources: $choices, isOn: \.isOn) { Text("All") }
            Button(role: .cancel) {
            } label: {
                Label("Stop", systemImage: "xmark")
            }
            .buttonStyle(.bordered).controlSize(.large).buttonBorderShape(.capsule)
            Button(action: {}) { Image(systemName: "trash") }.accessibilityIdentifier("bin")
            Picker(selection: $number, label: Text("Number")) { ForEach(0..<5) { Text("\($0)").tag($0) } }
                .pickerStyle(.menu)
            Gauge(value: value) {
                Text("Load")
            } currentValueLabel: {
                Text("quarter")
            }.gaugeStyle(.accessoryCircular)
            ProgressView(value: Double(value)) { Text("Copy") }
            TextField("Search", text: $text, prompt: Text("What?"), axis: .vertical).lineLimit(1...5)
                .textFieldStyle(.roundedBorder).autocorrectionDisabled()
            LabeledContent("Since") { Text("then") }.labelsHidden()
        }
        Group {
            Rectangle().fill(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottomTrailing))
                .matchedGeometryEffect(id: 1, in: space)
            Triangle().trim(from: 0, to: 0.5).stroke(Color.red, style: StrokeStyle(lineWidth: 2, lineCap: .round))
            Path { path in
                path.move(to: .zero)
                path.addLine(to: CGPoint(x: 1, y: 1))
                path.closeSubpath()
            }
            .fill(Color(.systemBackground))
            Canvas { context, size in
                context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.red))
            }
            TimelineView(.explicit([date])) { context in Text("at \(Int(context.date.timeIntervalSinceReferenceDate))")
            }
            Color(uiColor: .secondarySystemBackground).ignoresSafeArea()
            Text("last").alignmentGuide(.leading) { $0[HorizontalAlignment.center] }
                .onHover { _ in }
                .sensoryFeedback(.success, trigger: number)
                .rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0))
                .accessibilityAddTraits([.isButton, .isHeader])
                .draggable("text")
                .dropDestination(for: String.self) { items, _ in !items.isEmpty }
        }
    }
}

struct Triangle: Shape {
    var progress = 1.0
    var animatableData: Double {
        get { progress }
        set { progress = newValue }
    }

    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.midX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addArc(center: .zero, radius: 2, startAngle: .degrees(0), endAngle: .degrees(90), clockwise: true)
        path.closeSubpath()
        return path
    }
}

struct TitleValueKey: FocusedValueKey { typealias Value = String }

extension FocusedValues {
    var title: String? {
        get { self[TitleValueKey.self] }
        set { self[TitleValueKey.self] = newValue }
    }
}

struct ControlSpellings_Previews: PreviewProvider {
    static var previews: some View {
        ControlSpellings().previewDisplayName("Spellings").previewLayout(.sizeThatFits)
    }
}
