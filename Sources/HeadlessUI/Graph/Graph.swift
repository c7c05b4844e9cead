import CoreFoundation
import Foundation

/// All nodes of one host, and the update that makes them match the state.
@MainActor final class Graph {
    /// The graph of the most recent host. It receives the runtime issues of values that know no graph.
    nonisolated(unsafe) private(set) static var current: Graph?
    /// Whether an update is evaluating views. Written on the main thread only.
    nonisolated(unsafe) private static var isUpdating = false
    /// The node that is being evaluated. It depends on the values that it reads.
    nonisolated(unsafe) private(set) static var evaluatedNode: NodeReference?

    /// The number of passes after which an update counts as one that never settles. SwiftUI's hosting view gives up
    /// after 8 layouts; the number of passes of its flush is not documented.
    private static let maximumPassCount = 64

    nonisolated(unsafe) var needsUpdate = true
    /// The number of nodes that have been evaluated or visited so far.
    nonisolated(unsafe) var visitCount = 0
    nonisolated(unsafe) var transaction = Transaction()
    /// Whether the host itself is inspecting the views, so that no issue is reported. Written on the main thread only.
    nonisolated(unsafe) private var isReportingPaused = false
    nonisolated(unsafe) var log: (RuntimeIssue.Kind, RuntimeIssue.Access?) -> Void = { _, _ in }
    nonisolated let staleDereference: StaleDereferencePolicy
    /// The clock of the host.
    nonisolated let clock = VirtualClock()
    nonisolated let containers: Host.Containers
    /// The record of bindings, for a story; nil if there is none.
    nonisolated let bindings: BindingRecord?
    let focus = FocusCenter()
    var fields = Host.Fields()
    let preferences = PreferenceWatch()
    let animationEnds = AnimationEnds()
    nonisolated let storedValues = StoredValues()
    nonisolated let observedNotifications = ObservedNotifications()
    nonisolated let pendingAnswers = PendingAnswers()
    /// The number of views with `onOpenURL`.
    var urlReceiverCount = 0
    /// The number of views with `onContinueUserActivity`, by the type of the activity.
    var activityReceiverCounts: [String: Int] = [:]
    /// Whether a view has read the scene phase. Written on the main thread only.
    nonisolated(unsafe) var followsScenePhase = false
    /// The system settings that views have read. Written on the main thread only.
    nonisolated(unsafe) var followedSettings: SystemSetting.Followed = []
    /// The content that the user has lifted and not dropped yet.
    var lifted: Any?
    /// The view under the pointer.
    weak var hovered: PointerEffect?
    /// The URLs that the app asked the system to open.
    var openedURLs: [URL] = []
    /// The environment of the root.
    var environment = EnvironmentValues() { didSet { root?.invalidate() } }
    var presentations = Host.Presentations()
    var navigation = Host.Navigation()
    /// The substitute delivery of notifications to `onReceive`; nil if the code's own delivery applies.
    var redelivery: Redelivery?
    /// The number of views that observe layout and rendering. The update skips these phases if it is zero.
    var observedPhaseCount = 0
    private(set) var layoutPass = 0
    private(set) var root: PresenterNode?
    /// The frontmost content.
    var front: PresenterNode? { root?.front }
    private var appearances: [() -> Void] = []
    // Used on the main thread only. Code that is not isolated defers the values that it receives within an update.
    nonisolated(unsafe) private var actions: [() -> Void] = []
    private var renderings: [() -> Void] = []
    private var shuffle: AppearanceOrder

    init(staleDereference: StaleDereferencePolicy, containers: Host.Containers, appearanceOrder: AppearanceOrder) {
        self.staleDereference = staleDereference
        self.containers = containers
        bindings = containers.recordsBindings ? BindingRecord() : nil
        shuffle = appearanceOrder
        Graph.current = self
    }

    /// Whether the calling thread is within an update, in which bindings and state show the update's snapshot.
    nonisolated static var isUpdatingHere: Bool {
        isUpdating && MainThread.isCurrent
    }

    /// Changes the work of the next update, from any thread. A thread for which the main thread does not wait makes the change
    /// through the run loop (`onMainThread` in OpenSwiftUI's ThreadUtils).
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

    /// Inspects the views on behalf of the host, without recording issues.
    func withoutReporting<Result>(_ body: () -> Result) -> Result {
        let outer = isReportingPaused
        isReportingPaused = true
        defer { isReportingPaused = outer }
        return body()
    }

    /// The callbacks that observe the host; nil if there are none.
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
        // The edit mode in the environment is stored for this graph.
        environment = EnvironmentValues()
        appearances = []
        actions = []
        needsUpdate = false
        if Graph.current === self { Graph.current = nil }
    }

    /// Updates the views. Each pass evaluates them, lays them out, and runs actions such as onAppear. The passes repeat until
    /// nothing has changed; then the views render.
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

    /// Ends removal animations, and evicts the rows that lazy containers keep.
    func endAnimations() {
        root?.endAnimations()
        animationEnds.end(in: self)
        performActions()
    }

    /// Runs the evaluation of a node. The node depends on the values that it reads during the call.
    func evaluating<Result>(_ node: Node, _ body: () -> Result) -> Result {
        let outer = Graph.evaluatedNode
        Graph.evaluatedNode = node.reference
        defer { Graph.evaluatedNode = outer }
        return withObservationTracking(body) { [reference = node.reference] in reference.invalidateFromAnyThread() }
    }

    /// Makes views within a separate update.
    func updating<Result>(_ body: () -> Result) -> Result {
        let outer = Graph.isUpdating
        Graph.isUpdating = true
        defer { Graph.isUpdating = outer }
        return body()
    }

    /// Defers an action until the views have been evaluated and laid out.
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

/// The root node.
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
