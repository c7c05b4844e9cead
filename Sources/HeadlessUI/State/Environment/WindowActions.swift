/// An action that opens a window of the app. It has no effect here, because a host shows no windows.
@MainActor @preconcurrency public struct OpenWindowAction {
    nonisolated init() {}
    /// Opens the window with an id.
    public func callAsFunction(id: String) {}
    /// Opens the window that shows a value.
    public func callAsFunction<D: Codable & Hashable>(value: D) {}
    /// Opens the window with an id, for a value.
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// An action that closes a window of the app. It has no effect here, because a host shows no windows.
@MainActor @preconcurrency public struct DismissWindowAction {
    nonisolated init() {}
    /// Closes the window that contains the view.
    public func callAsFunction() {}
    /// Closes the window with an id.
    public func callAsFunction(id: String) {}
    /// Closes the window that shows a value.
    public func callAsFunction<D: Codable & Hashable>(value: D) {}
    /// Closes the window with an id, for a value.
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

private struct MinimumRowHeightKey: EnvironmentKey {
    static var defaultValue: CGFloat { 44 }
}

private struct MinimumHeaderHeightKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
}

extension EnvironmentValues {
    /// The action that opens a window.
    @MainActor public var openWindow: OpenWindowAction { OpenWindowAction() }
    /// The action that closes a window.
    @MainActor public var dismissWindow: DismissWindowAction { DismissWindowAction() }

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
