import HeadlessUI

struct Theme: Equatable, Identifiable {
    var name: String
    var primary: Color
    var spacing: CGFloat

    var id: String { name }

    static let ocean = Theme(name: "Ocean", primary: .blue, spacing: 8)
    static let forest = Theme(name: "Forest", primary: .green, spacing: 12)
    static let all = [ocean, forest]
}

private struct ThemeKey: EnvironmentKey {
    static let defaultValue = Theme.ocean
}

struct ThemeLogAction: Sendable {
    var handler: @MainActor @Sendable (String) -> Void = { _ in }

    @MainActor
    func callAsFunction(_ text: String) {
        handler(text)
    }
}

private struct ThemeLogKey: EnvironmentKey {
    static let defaultValue = ThemeLogAction()
}

extension EnvironmentValues {
    var theme: Theme {
        get { self[ThemeKey.self] }
        set { self[ThemeKey.self] = newValue }
    }

    var log: ThemeLogAction {
        get { self[ThemeLogKey.self] }
        set { self[ThemeLogKey.self] = newValue }
    }
}

extension View {
    func theme(_ theme: Theme) -> some View {
        environment(\.theme, theme)
    }

    func onLog(_ action: @escaping @MainActor @Sendable (String) -> Void) -> some View {
        environment(\.log, ThemeLogAction(handler: action))
    }
}

struct ThemeView: View {
    @State private var name = Theme.ocean.name
    @State private var lines: [String] = []
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.dynamicTypeSize) private var typeSize
    @Environment(\.horizontalSizeClass) private var sizeClass

    private var theme: Theme {
        Theme.all.first { $0.name == name } ?? .ocean
    }

    var body: some View {
        VStack(spacing: theme.spacing) {
            Picker("Theme", selection: $name) {
                ForEach(Theme.all) { Text($0.name).tag($0.name) }
            }
            ThemedCard(title: "Inherited")
            ThemedCard(title: "Fixed")
                .theme(.forest)
            ThemedCard(title: "Transformed")
                .transformEnvironment(\.theme) { $0.name += "!" }
            Text(colorScheme == .dark ? "Dark mode" : "Light mode")
            Text(typeSize.isAccessibilitySize ? "Large text" : "Normal text")
            Text(sizeClass == .compact ? "Compact" : "Regular")
            ForEach(lines, id: \.self) { Text("Log: \($0)") }
        }
        .theme(theme)
        .onLog { lines.append($0) }
        .tint(theme.primary)
    }
}

private struct ThemedCard: View {
    @Environment(\.theme) private var theme
    @Environment(\.log) private var log
    let title: String

    var body: some View {
        VStack {
            Text("\(title): \(theme.name)")
            Button("Log \(title)") { log("\(title) in \(theme.name)") }
        }
        .padding(theme.spacing)
        .background(theme.primary.opacity(0.2))
    }
}
