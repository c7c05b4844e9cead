/// An action that opens a window of the app, or brings it to the front. It has no effect where the host shows a view instead of an
/// app.
@MainActor @preconcurrency public struct OpenWindowAction {
    private let window: WindowReference
    nonisolated fileprivate init(_ window: WindowReference) { self.window = window }
    private var windows: WindowsNode? { window.node?.windows }

    /// Opens a window of the scene with an id.
    public func callAsFunction(id: String) { windows?.open(of: "with the id “\(id)”") { $0.id == id } }
    /// Opens the window that shows a value, in the first scene for values of its type.
    public func callAsFunction<D: Codable & Hashable>(value: D) {
        windows?.open(AnyHashable(value), of: "for values of \(D.self)") { $0.valueType == D.self }
    }
    /// Opens the window of the scene with an id that shows a value.
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
        windows?.open(AnyHashable(value), of: "with the id “\(id)” for values of \(D.self)") {
            $0.id == id && $0.valueType == D.self
        }
    }
}

/// An action that opens the settings of the app. It has no effect where the host shows a view instead of an app.
@MainActor @preconcurrency public struct OpenSettingsAction {
    private let window: WindowReference
    nonisolated fileprivate init(_ window: WindowReference) { self.window = window }

    /// Opens the settings, or brings them to the front.
    public func callAsFunction() {
        guard let windows = window.node?.windows else { return }
        let isWanted: (SceneWindows) -> Bool = { $0.opening == .settings }
        if windows.scenes.contains(where: isWanted) { windows.open(of: "Settings", where: isWanted) }
    }
}

/// A button that opens the settings.
public struct SettingsLink<Label: View>: View {
    @Environment(\.openSettings) private var openSettings
    private let label: Label
    /// A button with a label.
    public init(@ViewBuilder label: () -> Label) { self.label = label() }
    public var body: some View { Button(action: { openSettings() }) { label } }
}

extension SettingsLink where Label == HeadlessUI.Label<Text, Image> {
    /// A button with the title "Settings…".
    public init() { self.init { HeadlessUI.Label("Settings…", systemImage: "gear") } }
}

/// An action that closes windows of the app. The last window stays. The action has no effect where the host shows a view instead of
/// an app.
@MainActor @preconcurrency public struct DismissWindowAction {
    private let window: WindowReference
    nonisolated fileprivate init(_ window: WindowReference) { self.window = window }
    private var windows: WindowsNode? { window.node?.windows }

    /// Closes the window that contains the view.
    public func callAsFunction() { window.node?.close() }
    /// Closes the windows of the scene with an id.
    public func callAsFunction(id: String) { windows?.close { $1.id == id } }
    /// Closes the windows that show a value.
    public func callAsFunction<D: Codable & Hashable>(value: D) {
        windows?.close { $1.valueType == D.self && $0.value?.current == AnyHashable(value) }
    }
    /// Closes the windows of the scene with an id that show a value.
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
        windows?.close { $1.id == id && $1.valueType == D.self && $0.value?.current == AnyHashable(value) }
    }
}

/// A reference to the window that contains a view; empty where there is none.
private struct WindowReference: @unchecked Sendable {
    // Written with the environment on the main thread, and read by the actions there.
    weak var node: WindowNode?
}

private struct WindowKey: EnvironmentKey {
    static var defaultValue: WindowReference { WindowReference() }
}

private struct MinimumRowHeightKey: EnvironmentKey {
    static var defaultValue: CGFloat { 44 }
}

private struct MinimumHeaderHeightKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
}

extension EnvironmentValues {
    /// The action that opens a window.
    @MainActor public var openWindow: OpenWindowAction { OpenWindowAction(self[WindowKey.self]) }
    /// The action that opens the settings.
    @MainActor public var openSettings: OpenSettingsAction { OpenSettingsAction(self[WindowKey.self]) }
    /// The action that closes a window.
    @MainActor public var dismissWindow: DismissWindowAction { DismissWindowAction(self[WindowKey.self]) }

    /// Sets the window that contains the views.
    ///
    /// - Parameter isOneOfMany: Whether the app can open others.
    @MainActor mutating func setWindow(_ window: WindowNode, isOneOfMany: Bool) {
        self[WindowKey.self] = WindowReference(node: window)
        if isOneOfMany { supportsMultipleWindows = true }
    }

    /// The minimum height of the rows of a list.
    public var defaultMinListRowHeight: CGFloat {
        get { self[MinimumRowHeightKey.self] }
        set { self[MinimumRowHeightKey.self] = newValue }
    }

    /// The minimum height of the headers of a list.
    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[MinimumHeaderHeightKey.self] }
        set { self[MinimumHeaderHeightKey.self] = newValue }
    }
}
