/// The windows that a scene can open.
@MainActor struct SceneWindows {
    /// The positions of the scene and of the scenes around it, from the outside in. They identify the scene.
    var path: [Int] = []
    /// The id of the scene; empty if it has none.
    var id = ""
    /// The type of the values that the windows present; nil if they present none.
    var valueType: Any.Type?
    /// Whether the scene has at most one window.
    var isSingle = false
    /// What opens a window of the scene, besides code.
    var opening = Opening.launch

    /// What opens a window.
    enum Opening: String {
        /// The launch of the app, if the scene is the first one.
        case launch
        /// The menu of the app.
        case settings = "Settings"
        /// The menu bar.
        case menuBar = "MenuBarExtra"
    }
    /// Returns the value of a new window: the given one, or that of a window that opens without one.
    var makeValue: @MainActor (AnyHashable?, Graph) -> WindowValue? = { _, _ in nil }
    /// Returns the content of a window.
    var content: @MainActor (WindowValue?) -> any View

    /// Creates the windows of a scene whose windows present no values.
    init(id: String = "", isSingle: Bool = false, content: any View) {
        self.id = id
        self.isSingle = isSingle
        self.content = { _ in content }
    }

    /// Creates the window of a scene that a person opens at any time.
    init(opening: Opening, content: any View) {
        self.init(isSingle: true, content: content)
        self.opening = opening
    }

    /// Creates the windows of a scene that presents values.
    ///
    /// - Parameters:
    ///   - stored: Returns what a window stores for a value, or for none.
    ///   - current: Returns the value in what a window stores.
    init<D: Hashable, Stored>(
        id: String, for type: D.Type, storing stored: @escaping @MainActor (D?) -> Stored,
        current: @escaping @MainActor (Stored) -> D?, content: @escaping @MainActor (Binding<Stored>) -> any View
    ) {
        self.id = id
        valueType = type
        makeValue = { value, graph in
            let location = StoredLocation(stored(value?.base as? D), graph: graph)
            return WindowValue(location: location) { current(location.get()).map { AnyHashable($0) } }
        }
        self.content = { value in
            guard let location = value?.location as? StoredLocation<Stored> else { return EmptyView() }
            return content(Binding(location: location))
        }
    }

    /// The name by which the user finds the windows in a menu: the id, the type of the values, or the kind of the scene.
    var name: String {
        if !id.isEmpty { return id }
        return valueType.map { "\($0)" } ?? (opening == .launch ? "" : opening.rawValue)
    }
    /// Whether the user can open a window of the scene in a menu.
    var isInMenu: Bool { valueType != nil || opening != .launch }

    /// Returns the windows with a modifier around their content.
    func changing(_ change: @escaping @MainActor (any View) -> any View) -> SceneWindows {
        var windows = self
        windows.content = { [content] in change(content($0)) }
        return windows
    }

    /// Returns the windows of the scene at a position of a scene around it.
    func at(_ position: Int) -> SceneWindows {
        var windows = self
        windows.path.insert(position, at: 0)
        return windows
    }
}

/// The value that a window presents. The content of the window can change it.
@MainActor final class WindowValue {
    /// The storage of the binding that the content receives.
    let location: AnyObject
    private let read: @MainActor () -> AnyHashable?

    init(location: AnyObject, read: @escaping @MainActor () -> AnyHashable?) {
        self.location = location
        self.read = read
    }

    /// The value; nil if the window presents none.
    var current: AnyHashable? { read() }
}
