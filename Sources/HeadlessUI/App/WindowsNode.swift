/// The open windows of an app.
nonisolated struct WindowsView: View {
    typealias Body = Never
    let scenes: [SceneWindows]
}

extension WindowsView: PrimitiveView {
    @MainActor func makeNode(in parent: Node, environment: EnvironmentValues) -> Node {
        WindowsNode(self, in: parent, environment: environment).evaluated()
    }
}

/// The node of an app's open windows. The first scene with a window opens it at the launch. An app that has only settings and items in
/// the menu bar begins with the first of these.
@MainActor final class WindowsNode: Node {
    private(set) var scenes: [SceneWindows]
    /// The open windows, from the back to the front.
    private(set) var windows: [WindowNode] = []
    /// The windows that the next update removes.
    private var closed: [WindowNode] = []

    init(_ view: WindowsView, in parent: Node, environment: EnvironmentValues) {
        scenes = view.scenes
        super.init(in: parent, graph: parent.graph, environment: environment)
        graph.windows = self
    }

    override var children: [Node] { windows }
    override var keptChildren: [Node] { windows + closed }

    override func accepts(_ view: any View) -> Bool { view is WindowsView }

    override func take(_ view: any View) -> Bool {
        if let view = view as? WindowsView { scenes = view.scenes }
        return true
    }

    override func evaluate() {
        // The windows of a scene that the app no longer has close.
        closed += windows.filter { scene(of: $0) == nil }
        windows.removeAll { scene(of: $0) == nil }
        for window in closed { window.remove() }
        closed = []
        if windows.isEmpty, let first = scenes.first(where: { $0.opening == .launch }) ?? scenes.first {
            add(first, first.makeValue(nil, graph))
        }
        for window in windows {
            if let scene = scene(of: window) { window.show(scene, among: scenes) }
            window.setAppeared(isAppeared)
        }
    }

    private func scene(of window: WindowNode) -> SceneWindows? { scenes.first { $0.path == window.path } }

    private func add(_ scene: SceneWindows, _ value: WindowValue?) {
        windows.append(WindowNode(scene.path, value, in: self))
    }

    /// Opens a window of the first scene that satisfies a condition. A window that is open for the same value, and the window of a
    /// scene that has only one, come to the front instead.
    ///
    /// - Parameters:
    ///   - value: The value to present; nil for a window without one, or with the default value of its scene.
    ///   - scene: What the scene is asked by, for a report of its absence: `with the id “draft”`.
    func open(_ value: AnyHashable? = nil, of scene: String, where isWanted: @escaping (SceneWindows) -> Bool) {
        if Graph.isUpdatingHere { return graph.enqueueAction { self.open(value, of: scene, where: isWanted) } }
        guard let wanted = scenes.first(where: isWanted) else { return graph.report(.missingScene(scene)) }
        open(value, in: wanted)
    }

    /// Opens a window of a scene, or brings it to the front.
    func open(_ value: AnyHashable? = nil, in scene: SceneWindows) {
        let made = scene.makeValue(value, graph)
        let current = made?.current
        let known = windows.last { window in
            window.path == scene.path && (scene.isSingle || current != nil && window.value?.current == current)
        }
        if let known { return bringToFront(known) }
        add(scene, made)
        invalidate()
    }

    /// Brings an open window to the front.
    func bringToFront(_ window: WindowNode) {
        guard windows.contains(where: { $0 === window }) else { return }
        windows.removeAll { $0 === window }
        windows.append(window)
        invalidate()
    }

    /// Closes the windows that satisfy a condition. The last window of the app stays: the system would send the app to the
    /// background.
    func close(where isWanted: (WindowNode, SceneWindows) -> Bool) {
        for window in windows {
            guard windows.count > 1, let scene = scene(of: window), isWanted(window, scene) else { continue }
            windows.removeAll { $0 === window }
            closed.append(window)
            graph.focus.leave(window, in: graph)
            invalidate()
        }
    }

    /// Closes a window, unless it is the last one.
    func close(_ window: WindowNode) { close { other, _ in other === window } }
}

/// A window of an app.
@MainActor final class WindowNode: PresenterNode {
    /// The path of the scene that has opened the window.
    let path: [Int]
    /// The value that the window presents; nil if its scene presents none.
    let value: WindowValue?
    private var content: () -> any View = { EmptyView() }
    private var outer: EnvironmentValues?
    private var inner = EnvironmentValues()

    init(_ path: [Int], _ value: WindowValue?, in parent: WindowsNode) {
        self.path = path
        self.value = value
        super.init(in: parent, graph: parent.graph, environment: parent.environment)
    }

    /// The windows of the app; nil once the window is closed.
    var windows: WindowsNode? { parent as? WindowsNode }

    /// Closes the window, unless it is the last one.
    func close() { windows?.close(self) }

    /// Shows the content of a scene. Views in the window can close it and open others.
    func show(_ scene: SceneWindows, among scenes: [SceneWindows]) {
        guard let parent else { return }
        if outer.map({ !$0.isSame(as: parent.environment) }) ?? true {
            outer = parent.environment
            inner = parent.environment
            inner.setDismissal(isPresented: false) { [weak self] in self?.close() }
            inner.setWindow(self, isOneOfMany: scenes.contains { $0.valueType != nil || !$0.id.isEmpty })
        }
        update(LayerContent { [value] in scene.content(value) }, environment: inner)
    }

    override func take(_ view: any View) -> Bool {
        if let view = view as? LayerContent { content = view.content }
        return true
    }

    override func evaluate() {
        rows.update(environment: environment, content)
        for layer in layers { layer.evaluateIfNeeded() }
    }
}

extension Graph {
    /// Makes the presentations retry that wait, in all windows.
    func presentWaiting() {
        root?.presentWaiting()
        for window in windows?.windows ?? [] { window.presentWaiting() }
    }
}
