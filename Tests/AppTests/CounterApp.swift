import HeadlessUI

@Observable
final class CounterDocument {
    var count = 0
    var step = 1

    func increment() { count += step }
    func decrement() { count -= step }
    func reset() { count = 0 }
}

struct CounterApp: App {
    @State private var document = CounterDocument()
    @Environment(\.scenePhase) private var scenePhase

    var body: some Scene {
        WindowGroup {
            CounterWindow()
                .environment(document)
        }
        .commands {
            CommandGroup(replacing: .newItem) {
                Button("New counter") { document.reset() }
                    .keyboardShortcut("n")
            }
            CommandMenu("Counter") {
                Button("Increase") { document.increment() }
                    .keyboardShortcut(.upArrow, modifiers: [.command])
                Button("Decrease") { document.decrement() }
                    .keyboardShortcut(.downArrow)
                Divider()
                Picker("Step", selection: $document.step) {
                    Text("One").tag(1)
                    Text("Ten").tag(10)
                }
            }
        }
        .onChange(of: scenePhase) { _, phase in
            if phase == .background {
                document.reset()
            }
        }
    }
}

struct CounterWindow: View {
    @Environment(CounterDocument.self) private var document
    @AppStorage("counter.large") private var isLarge = false
    @State private var lastKey = "none"

    var body: some View {
        @Bindable var document = document
        VStack(spacing: 12) {
            Text("Count: \(document.count)")
                .font(isLarge ? .largeTitle : .body)
                .contentTransition(.numericText(value: Double(document.count)))

            HStack {
                Button("Minus", systemImage: "minus") { document.decrement() }
                    .keyboardShortcut("-", modifiers: .command)
                Button("Plus", systemImage: "plus") { document.increment() }
                    .keyboardShortcut("+", modifiers: [.command, .shift])
                Button("Reset", role: .destructive) { document.reset() }
                    .keyboardShortcut(.delete, modifiers: .option)
                Button("Cancel") { lastKey = "escape" }
                    .keyboardShortcut(.cancelAction)
            }
            .buttonRepeatBehavior(.enabled)

            Stepper("Step \(document.step)", value: $document.step, in: 1...10)
            Toggle("Large", isOn: $isLarge)
            Text("Last key: \(lastKey)")
        }
        .padding()
        .focusable()
        .onKeyPress(.space) {
            lastKey = "space"
            document.increment()
            return .handled
        }
        .onKeyPress(characters: .decimalDigits) { press in
            lastKey = press.characters
            document.count = Int(press.characters) ?? document.count
            return .handled
        }
    }
}
