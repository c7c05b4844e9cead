import CoreFoundation
import Foundation

/// All nodes of one host, and the update that brings them in line with the state.
@MainActor final class Graph {
    /// The graph of the host that was made last: runtime issues of values that know no graph go there.
    nonisolated(unsafe) private(set) static var current: Graph?
    /// Whether views are being evaluated just now. Written on the main thread only.
    nonisolated(unsafe) private static var isUpdating = false
    /// The node that is being evaluated: what it reads, it depends on.
    nonisolated(unsafe) private(set) static var evaluatedNode: NodeReference?

    /// The number of passes after which an update counts as one that never settles. SwiftUI's hosting view gives up
    /// after 8 layouts; the number of passes of its flush is not documented.
    private static let maximumPassCount = 64

    nonisolated(unsafe) var needsUpdate = true
    /// How many nodes have been evaluated or visited so far.
    nonisolated(unsafe) var visitCount = 0
    nonisolated(unsafe) var transaction = Transaction()
    /// Whether the host itself is inspecting the views, so that nothing is reported. Written on the main thread only.
    nonisolated(unsafe) private var isReportingPaused = false
    nonisolated(unsafe) var log: (RuntimeIssue.Kind, RuntimeIssue.Access?) -> Void = { _, _ in }
    nonisolated let staleDereference: StaleDereferencePolicy
    /// The time of the host.
    nonisolated let clock = VirtualClock()
    nonisolated let containers: Host.Containers
    let focus = FocusCenter()
    var fields = Host.Fields()
    let preferences = PreferenceWatch()
    let animationEnds = AnimationEnds()
    nonisolated let storedValues = StoredValues()
    /// Whether a view has asked for the phase of the scene. Written on the main thread only.
    nonisolated(unsafe) var followsScenePhase = false
    /// What a person has lifted, and not dropped yet.
    var lifted: Any?
    /// The view that the pointer is over.
    weak var hovered: PointerEffect?
    /// What the system was asked to open.
    var openedURLs: [URL] = []
    /// The environment around everything.
    var environment = EnvironmentValues() { didSet { root?.invalidate() } }
    var presentations = Host.Presentations()
    var navigation = Host.Navigation()
    /// How notifications reach `onReceive` that are delivered otherwise than the code says; nil where none are.
    var redelivery: Redelivery?
    /// The views that want to see the layout and the rendering; the phases are skipped where nobody looks.
    var observedPhaseCount = 0
    private(set) var layoutPass = 0
    private(set) var root: PresenterNode?
    /// What is in front of everything that is shown.
    var front: PresenterNode? { root?.front }
    private var appearances: [() -> Void] = []
    // Used on the main thread only; a value that is received within an update is put off by code that is not isolated.
    nonisolated(unsafe) private var actions: [() -> Void] = []
    private var renderings: [() -> Void] = []
    private var shuffle: AppearanceOrder

    init(staleDereference: StaleDereferencePolicy, containers: Host.Containers, appearanceOrder: AppearanceOrder) {
        self.staleDereference = staleDereference
        self.containers = containers
        shuffle = appearanceOrder
        Graph.current = self
    }

    /// Whether the calling thread is within an update, so that bindings and state show its snapshot.
    nonisolated static var isUpdatingHere: Bool {
        isUpdating && MainThread.isCurrent
    }

    /// Changes what the next update has to do, from whichever thread. One that the main thread does not wait for asks by way of the
    /// run loop (`onMainThread` in OpenSwiftUI's ThreadUtils).
    nonisolated static func changeFromAnyThread(_ change: @escaping () -> Void) {
        if MainThread.isCurrent || BackgroundThread.mainThreadWaits { return change() }
        nonisolated(unsafe) let change = change
        RunLoop.main.perform(inModes: [.common]) { change() }
        CFRunLoopWakeUp(CFRunLoopGetMain())
    }

    nonisolated static func report(_ kind: RuntimeIssue.Kind, _ access: RuntimeIssue.Access? = nil) {
        current?.report(kind, access)
    }

    nonisolated func report(_ kind: RuntimeIssue.Kind, _ access: RuntimeIssue.Access? = nil) {
        if isReportingPaused, MainThread.isCurrent { return }
        log(kind, access)
        if let watch, MainThread.isCurrent || BackgroundThread.mainThreadWaits { watch.issue() }
    }

    /// Looks at the views without recording issues: the host inspects them, not the app.
    func withoutReporting<Result>(_ body: () -> Result) -> Result {
        let outer = isReportingPaused
        isReportingPaused = true
        defer { isReportingPaused = outer }
        return body()
    }

    /// Is told what goes on; nobody where there is none.
    nonisolated(unsafe) var watch: HostWatch?

    func mount(_ view: any View, environment: EnvironmentValues) {
        var environment = environment
        environment.editMode = Binding(location: StoredLocation(EditMode.inactive, graph: self))
        self.environment = environment
        let root = RootNode(view, graph: self, environment: environment)
        self.root = root
        root.setAppeared(true)
        flush()
    }

    func unmount() {
        root?.remove()
        root = nil
        // Its edit mode is stored for the graph.
        environment = EnvironmentValues()
        appearances = []
        actions = []
        needsUpdate = false
        if Graph.current === self { Graph.current = nil }
    }

    /// One update of body, with what it brings about: evaluate, layout, actions such as onAppear, and again until nothing
    /// has changed; then render.
    func flush() {
        guard needsUpdate, let root, !Graph.isUpdating else { return }
        var passCount = 0
        repeat {
            passCount += 1
            if passCount > Graph.maximumPassCount {
                report(.neverSettles)
                break
            }
            evaluate(root)
            preferences.check()
            animationEnds.settle(in: root, of: self)
            layOut(root)
            performActions()
        } while needsUpdate || !appearances.isEmpty || !actions.isEmpty
        transaction = Transaction()
        let renderings = renderings
        self.renderings = []
        for render in renderings { render() }
        watch?.update()
    }

    /// Ends removal animations and evicts what lazy containers keep.
    func endAnimations() {
        root?.endAnimations()
        animationEnds.end(in: self)
        performActions()
    }

    /// Runs the evaluation of a node; what it reads meanwhile, it depends on.
    func evaluating<Result>(_ node: Node, _ body: () -> Result) -> Result {
        let outer = Graph.evaluatedNode
        Graph.evaluatedNode = node.reference
        defer { Graph.evaluatedNode = outer }
        return withObservationTracking(body) { [reference = node.reference] in reference.invalidateFromAnyThread() }
    }

    /// Makes views within an update of their own.
    func updating<Result>(_ body: () -> Result) -> Result {
        let outer = Graph.isUpdating
        Graph.isUpdating = true
        defer { Graph.isUpdating = outer }
        return body()
    }

    /// Puts off what has to happen once views are evaluated and laid out.
    func enqueueAppearance(_ action: @escaping () -> Void) { appearances.append(action) }
    nonisolated func enqueueAction(_ action: @escaping () -> Void) { actions.append(action) }
    func enqueueRendering(_ action: @escaping () -> Void) { renderings.append(action) }

    private func evaluate(_ root: Node) {
        needsUpdate = false
        visitCount += 1
        updating { root.evaluateIfNeeded() }
    }

    private func layOut(_ root: Node) {
        guard observedPhaseCount > 0 else { return }
        layoutPass += 1
        let screen = ProposedViewSize(width: 390, height: 844)
        _ = root.sizeThatFits(screen)
        root.place(screen)
    }

    private func performActions() {
        let actions = actions
        self.actions = []
        for action in actions { action() }
        let appearances = appearances
        self.appearances = []
        for index in shuffle.order(of: appearances.count) { appearances[index]() }
    }
}

/// The node around everything.
@MainActor private final class RootNode: PresenterNode {
    private let view: any View

    init(_ view: any View, graph: Graph, environment: EnvironmentValues) {
        self.view = view
        super.init(in: nil, graph: graph, environment: environment)
    }

    override func evaluate() {
        rows.update(environment: graph.environment) { view }
        for layer in layers { layer.evaluateIfNeeded() }
    }
}
