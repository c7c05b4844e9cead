/// A group of windows with the same content.
public struct WindowGroup<Content: View>: PrimitiveScene {
    public typealias Body = Never
    let windows: [SceneWindows]

    /// Creates a group of windows.
    public init(@ViewBuilder content: () -> Content) { windows = [SceneWindows(content: content())] }
    /// Creates a group of windows with an id.
    public init(id: String, @ViewBuilder content: () -> Content) {
        windows = [SceneWindows(id: id, content: content())]
    }
    /// Creates a group of windows with a title.
    public init<S: TextSource>(_ title: S, @ViewBuilder content: () -> Content) { self.init(content: content) }
    /// Creates a group of windows with a title and an id.
    public init<S: TextSource>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        self.init(id: id, content: content)
    }

    /// Creates a group of windows for values. A window that opens without a value has `nil`: the first window, and one that a person
    /// opens in a menu.
    public init<D: Decodable & Encodable & Hashable>(
        id: String = "", for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D?>) -> Content
    ) {
        windows = [
            SceneWindows(id: id, for: type, storing: { $0 }, current: { $0 }, content: { content($0) })
        ]
    }
    /// Creates a group of windows for values, with a title.
    public init<S: TextSource, D: Decodable & Encodable & Hashable>(
        _ title: S, id: String = "", for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D?>) -> Content
    ) { self.init(id: id, for: type, content: content) }
    /// Creates a group of windows for values, with the value of a window that opens without one.
    public init<D: Decodable & Encodable & Hashable>(
        id: String = "", for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> Content,
        defaultValue: @escaping () -> D
    ) {
        windows = [
            SceneWindows(
                id: id, for: type, storing: { $0 ?? defaultValue() }, current: { $0 }, content: { content($0) })
        ]
    }
    /// Creates a group of windows for values, with a title, and with the value of a window that opens without one.
    public init<S: TextSource, D: Decodable & Encodable & Hashable>(
        _ title: S, id: String = "", for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> Content, defaultValue: @escaping () -> D
    ) { self.init(id: id, for: type, content: content, defaultValue: defaultValue) }
}

/// A single window.
public struct Window<Content: View>: PrimitiveScene {
    public typealias Body = Never
    let windows: [SceneWindows]
    /// Creates a window with a title and an id.
    public init<S: TextSource>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        windows = [SceneWindows(id: id, isSingle: true, content: content())]
    }
}

/// The window of an app's settings. A person opens it in the menu of the app, at any time.
public struct Settings<Content: View>: PrimitiveScene {
    public typealias Body = Never
    let windows: [SceneWindows]
    /// Creates a settings window.
    public init(@ViewBuilder content: () -> Content) {
        windows = [SceneWindows(opening: .settings, content: content())]
    }
}

/// An item in the menu bar. A host shows its content in a window, which a person opens at any time.
public struct MenuBarExtra<Label: View, Content: View>: PrimitiveScene {
    public typealias Body = Never
    let windows: [SceneWindows]
    /// Creates an item with a label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        windows = [SceneWindows(opening: .menuBar, content: content())]
    }
    /// Creates an item with a system symbol.
    public init<S: TextSource>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content)
    where Label == HeadlessUI.Label<Text, Image> {
        windows = [SceneWindows(opening: .menuBar, content: content())]
    }
}

/// A scene with modified windows, or with an action of the app.
public struct ModifiedScene<Base: Scene>: PrimitiveScene {
    public typealias Body = Never
    let base: Base
    let change: @MainActor (any View) -> any View
    /// Whether the modifier is around all windows of the app, and not around each.
    let isOfApp: Bool
    var windows: [SceneWindows] { isOfApp ? base.allWindows : base.allWindows.map { $0.changing(change) } }
    var appModifiers: [@MainActor (any View) -> any View] { base.allAppModifiers + (isOfApp ? [change] : []) }
}

extension Scene {
    /// Returns the scene with a modifier around each window, or around all windows of the app.
    package func changing(
        isOfApp: Bool = false, _ change: @escaping @MainActor (AnyView) -> any View
    ) -> ModifiedScene<Self> {
        ModifiedScene(base: self, change: { change(AnyView(erased($0))) }, isOfApp: isOfApp)
    }

    /// Sets an environment value for the windows.
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
        changing { $0.environment(keyPath, value) }
    }
    /// Provides an observable object to the windows.
    public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
        changing { $0.environment(object) }
    }
    /// Provides an object to the windows.
    public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
        changing { $0.environmentObject(object) }
    }
    /// Runs an action with the new value after a change.
    public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some Scene {
        changing(isOfApp: true) { $0.onChange(of: value, perform: action) }
    }
    /// Runs an action with the old and the new value after a change.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some Scene {
        changing(isOfApp: true) { $0.onChange(of: value, initial: initial, action) }
    }
    /// Runs an action after a change.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some Scene {
        changing(isOfApp: true) { $0.onChange(of: value, initial: initial, action) }
    }
    /// Adds menu commands, which a host does not show.
    public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene { self }
    /// Sets the initial size of windows. Has no effect here.
    public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
    /// Sets the initial size of windows. Has no effect here.
    public func defaultSize(_ size: CGSize) -> some Scene { self }
    /// Sets the initial position of windows. Has no effect here.
    public func defaultPosition(_ position: UnitPoint) -> some Scene { self }
    /// Sets the sizes that windows may have. Has no effect here.
    public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
    /// Sets the style of windows. Has no effect here.
    public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }
    /// Sets the style of window toolbars. Has no effect here.
    public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene { self }
    /// Sets the external events that the scene handles. Has no effect here.
    public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
    /// Sets the keyboard shortcut that opens the scene. Has no effect here.
    public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some Scene { self }
}

/// Erases the type of a view.
@MainActor private func erased(_ view: any View) -> AnyView {
    func erase<V: View>(_ view: V) -> AnyView { AnyView(view) }
    return erase(view)
}
