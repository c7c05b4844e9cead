/// Opens a window of the app. There are no windows here, so that nothing comes of it.
@MainActor @preconcurrency public struct OpenWindowAction {
    nonisolated init() {}
    /// Opens the window of a name.
    public func callAsFunction(id: String) {}
    /// Opens the window that shows a value.
    public func callAsFunction<D: Codable & Hashable>(value: D) {}
    /// Opens the window of a name, with a value.
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Closes a window of the app. There are no windows here, so that nothing comes of it.
@MainActor @preconcurrency public struct DismissWindowAction {
    nonisolated init() {}
    /// Closes the window that the view is in.
    public func callAsFunction() {}
    /// Closes the window of a name.
    public func callAsFunction(id: String) {}
    /// Closes the window that shows a value.
    public func callAsFunction<D: Codable & Hashable>(value: D) {}
    /// Closes the window of a name, with a value.
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

private struct MinimumRowHeightKey: EnvironmentKey {
    static var defaultValue: CGFloat { 44 }
}

private struct MinimumHeaderHeightKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
}

extension EnvironmentValues {
    /// Opens a window.
    @MainActor public var openWindow: OpenWindowAction { OpenWindowAction() }
    /// Closes a window.
    @MainActor public var dismissWindow: DismissWindowAction { DismissWindowAction() }

    /// The least height of the rows of a list.
    public var defaultMinListRowHeight: CGFloat {
        get { self[MinimumRowHeightKey.self] }
        set { self[MinimumRowHeightKey.self] = newValue }
    }

    /// The least height of the headers of a list.
    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[MinimumHeaderHeightKey.self] }
        set { self[MinimumHeaderHeightKey.self] = newValue }
    }
}
