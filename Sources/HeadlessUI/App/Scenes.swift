/// Windows that all show the same.
public struct WindowGroup<Content: View>: PrimitiveScene {
    public typealias Body = Never
    let content: Content
    var window: (any View)? { content }

    /// Windows of what the builder makes.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    /// Windows of what the builder makes, by an id.
    public init(id: String, @ViewBuilder content: () -> Content) { self.content = content() }
    /// Windows of what the builder makes, with a title.
    public init<S: TextSource>(_ title: S, @ViewBuilder content: () -> Content) { self.content = content() }
    /// Windows of what the builder makes, with a title, by an id.
    public init<S: TextSource>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
    /// Windows for values; the first has none.
    public init<D: Decodable & Encodable & Hashable>(
        id: String = "", for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> Content
    ) { self.content = content(.constant(nil)) }
}

/// One window.
public struct Window<Content: View>: PrimitiveScene {
    public typealias Body = Never
    let content: Content
    var window: (any View)? { content }
    /// A window of what the builder makes.
    public init<S: TextSource>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

/// The window with an app's settings, which is not the first.
public struct Settings<Content: View>: PrimitiveScene {
    public typealias Body = Never
    let content: Content
    var window: (any View)? { nil }
    /// A window of what the builder makes.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

/// What is in the bar of menus, which is no window.
public struct MenuBarExtra<Label: View, Content: View>: PrimitiveScene {
    public typealias Body = Never
    var window: (any View)? { nil }
    /// A menu with a label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
    /// A menu with a symbol of the system.
    public init<S: TextSource>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content)
    where Label == HeadlessUI.Label<Text, Image> {}
}

/// A scene whose window is changed.
public struct ModifiedScene<Base: Scene>: PrimitiveScene {
    public typealias Body = Never
    let base: Base
    let change: (any View) -> any View
    var window: (any View)? { base.firstWindow.map(change) }
}

extension Scene {
    private func changing(_ change: @escaping (AnyView) -> any View) -> ModifiedScene<Self> {
        ModifiedScene(base: self) { change(AnyView(erased($0))) }
    }

    /// Sets a value for what is in the windows.
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
        changing { $0.environment(keyPath, value) }
    }
    /// Provides an observable object to what is in the windows.
    public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
        changing { $0.environment(object) }
    }
    /// Provides an object to what is in the windows.
    public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
        changing { $0.environmentObject(object) }
    }
    /// Runs an action with the new value after a change.
    public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some Scene {
        changing { $0.onChange(of: value, perform: action) }
    }
    /// Runs an action with the old and the new value after a change.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some Scene {
        changing { $0.onChange(of: value, initial: initial, action) }
    }
    /// Runs an action after a change.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some Scene {
        changing { $0.onChange(of: value, initial: initial, action) }
    }
    /// The commands of menus, which are not shown here.
    public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene { self }
    /// How large windows are at first. Has no effect here.
    public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
    /// How large windows are at first. Has no effect here.
    public func defaultSize(_ size: CGSize) -> some Scene { self }
    /// Where windows are at first. Has no effect here.
    public func defaultPosition(_ position: UnitPoint) -> some Scene { self }
    /// Which size windows may have. Has no effect here.
    public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
    /// What windows look like. Has no effect here.
    public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }
    /// What the bars of windows look like. Has no effect here.
    public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene { self }
    /// Which events the scene takes. Has no effect here.
    public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
    /// Which keys open the scene. Has no effect here.
    public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some Scene { self }
}

/// A view of a type that is not known, as one of a type.
@MainActor private func erased(_ view: any View) -> AnyView {
    func erase<V: View>(_ view: V) -> AnyView { AnyView(view) }
    return erase(view)
}
