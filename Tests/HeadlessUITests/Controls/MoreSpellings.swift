import HeadlessUI

/// Spellings of gestures, motion and styles that apps use, each once.
struct MoreSpellingsView: View {
    @State private var amount = 2.0
    @State private var price: Decimal = 3
    @State private var name = ""
    @State private var isOn = false
    @State private var date = Date(timeIntervalSinceReferenceDate: 0)
    @State private var place: CGPoint?
    @GestureState private var magnification: CGFloat = 1
    @AppStorage("launches", store: UserDefaults(suiteName: "spellings")) private var launches: Int = 0
    @AppStorage("theme") private var theme: Theme?
    @SceneStorage("tab") private var tab = "home"
    @Environment(\.dynamicTypeSize.isAccessibilitySize) private var isLarge
    @Environment(\.horizontalSizeClass) private var sizeClass

    private var drag: some Gesture {
        DragGesture().onChanged { place = $0.location }.onEnded { _ in place = nil }
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            TextField("Price", value: $price, format: .currency(code: "EUR")).keyboardType(.decimalPad)
            TextField("Name", text: $name) { editing in
                isOn = editing
            } onCommit: {
                isOn = false
            }
            Slider(value: $amount, in: 0...5) { editing in isOn = editing }
            Slider(value: $amount, in: 0...5, step: 0.5, onEditingChanged: { _ in }).accessibilityIdentifier("steps")
            DatePicker("Until", selection: $date, in: ...Date.distantFuture, displayedComponents: [.date])
                .datePickerStyle(.compact)
            Toggle(isOn: $isOn.animation(.spring())) { Text("On") }.toggleStyle(SwitchToggleStyle(tint: .orange))
            Button(action: save) { Text("Save").frame(maxWidth: .infinity) }.buttonStyle(PlainButtonStyle())
        }
        .animation(.easeInOut(duration: 0.3).repeatForever(autoreverses: true), value: isOn)
        .animation(.default, value: amount)
        Text("drag me")
            .gesture(isOn ? drag : nil)
            .gesture(MagnificationGesture().updating($magnification) { value, state, _ in state = value })
            .onTapGesture(count: 2, perform: save)
            .onTapGesture { location in place = location }
            .onLongPressGesture { save() }
            .simultaneousGesture(LongPressGesture(minimumDuration: 1).onEnded { _ in save() })
            .transition(.move(edge: .bottom).combined(with: .opacity).animation(.easeIn))
            .contentTransition(.numericText())
            .overlay(RoundedRectangle(cornerRadius: 8).stroke(Color.gray, lineWidth: 1))
            .background(.ultraThinMaterial, in: .rect(cornerRadius: 8))
            .background(Color(.systemGray6).opacity(0.5))
            .mask(Circle())
            .foregroundStyle(.primary, .secondary)
            .shadow(color: .black.opacity(0.2), radius: 4, x: 0, y: 2)
        Circle().fill(.blue.gradient).frame(width: UIScreen.main.bounds.width / 2).overlay(alignment: .topTrailing) {
            Text("badge").font(.system(.caption, design: .rounded, weight: .bold)).padding(.horizontal, 4)
        }
        Circle().trim(from: 0, to: 0.5).stroke(.tint, style: StrokeStyle(lineWidth: 4, dash: [2, 4]))
            .rotationEffect(.degrees(-90))
            .animation(.linear(duration: 1), value: amount)
        RoundedRectangle(cornerRadius: 12, style: .continuous).strokeBorder(.separator)
        Rectangle().fill(AngularGradient(colors: [.red, .yellow], center: .center))
        if isLarge || sizeClass == .regular { Text("large") }
        ContentUnavailableView("Nothing", systemImage: "tray", description: Text("yet"))
        Text("\(launches) \(theme?.rawValue ?? "none") \(tab)").textSelection(.enabled).lineLimit(2...)
    }

    private func save() {
        withAnimation(.spring(duration: 0.4, bounce: 0.2)) { amount += 1 }
        UIImpactFeedbackGenerator(style: .light).impactOccurred()
    }
}
