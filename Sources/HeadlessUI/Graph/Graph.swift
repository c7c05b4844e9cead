import CoreFoundation
import Foundation

/// All nodes of one host, and the update that makes them match the state.
@MainActor final class Graph {
    /// The graph of the most recent host. It receives the runtime issues of values that know no graph.
    @exclusivity(unchecked) nonisolated(unsafe) private(set) static var current: Graph?
    /// Whether an update is evaluating views. Written on the main thread only.
    @exclusivity(unchecked) nonisolated(unsafe) private static var isUpdating = false
    /// The node that is being evaluated. It depends on the values that it reads.
    @exclusivity(unchecked) nonisolated(unsafe) private(set) static var evaluatedNode: NodeReference?

    /// The number of passes after which an update counts as one that never settles. SwiftUI's hosting view gives up
    /// after 8 layouts; the number of passes of its flush is not documented.
    private static let maximumPassCount = 64

    @exclusivity(unchecked) nonisolated(unsafe) var needsUpdate = true
    /// The number of nodes that have been evaluated or visited so far.
    @exclusivity(unchecked) nonisolated(unsafe) var visitCount = 0
    /// The transaction of the evaluation that is under way, or of the first changes that the next update shows.
    nonisolated(unsafe) var transaction = Transaction()
    nonisolated(unsafe) let changes = PendingChanges()
    /// Whether the host itself is inspecting the views, so that no issue is reported. Written on the main thread only.
    nonisolated(unsafe) private(set) var isReportingPaused = false
    nonisolated(unsafe) var log: (RuntimeIssue.Kind, RuntimeIssue.Access?, BindingSource?) -> Void = { _, _, _ in }
    /// The platform that the host emulates.
    nonisolated let platform: HostPlatform
    /// What the host assumes where SwiftUI documents nothing.
    nonisolated let assumptions: SystemAssumptions
    nonisolated let staleDereference: StaleDereferencePolicy
    /// The clock of the host.
    nonisolated let clock = VirtualClock()
    nonisolated let containers: Host.Containers
    /// The record of bindings, for a story; nil if there is none.
    nonisolated let bindings: BindingRecord?
    /// The ids of elements that writes through their bindings have replaced.
    nonisolated let elementIDs = ReplacedIDs()
    let focus = FocusCenter()
    let preferences = PreferenceWatch()
    let animationEnds = AnimationEnds()
    let layoutReads: LayoutReads
    nonisolated let storedValues = StoredValues()
    #if os(Linux)
        nonisolated let defaults = HostDefaults()
    #endif
    nonisolated let observedNotifications = ObservedNotifications()
    nonisolated let observedPublishers = ObservedPublishers()
    /// What runs once the first views are made; nil from then on.
    nonisolated(unsafe) var whenMounted: [() -> Void]? = []
    /// Returns the current step of the script.
    nonisolated(unsafe) var step: () -> Int = { 0 }
    nonisolated let pendingAnswers = PendingAnswers()
    /// The number of views with `onOpenURL`.
    var urlReceiverCount = 0
    /// The number of views with `onContinueUserActivity`, by the type of the activity.
    var activityReceiverCounts: [String: Int] = [:]
    /// Whether a view has read the scene phase. Written on the main thread only.
    nonisolated(unsafe) var followsScenePhase = false
    /// The system settings that views have read. Written on the main thread only.
    nonisolated(unsafe) var followedSettings: SystemSetting.Followed = []
    /// Whether the device saves energy. Written on the main thread only.
    nonisolated(unsafe) var isLowPower = false
    /// Whether a view has wrapped a view controller.
    var hasControllers = false
    /// The sections with appearance modifiers, if they run them once.
    var sections: [SectionAppearance.Key: SectionAppearance] = [:]
    /// The content that the user has lifted and not dropped yet.
    var lifted: Any?
    /// The view under the pointer.
    weak var hovered: PointerEffect?
    /// The URLs that the app asked the system to open.
    var openedURLs: [URL] = []
    /// The environment of the root.
    var environment = EnvironmentValues() { didSet { root?.invalidate() } }
    /// Whether an open menu shows the content with which it was opened: AppKit tracks the items that it was given.
    var menusKeepContent = false
    /// The menu or the buttons of a row that a touch has opened, until another touch chooses from them.
    var opened: OpenedContent?
    /// Whether a menu is open, in which the user chooses next.
    var isMenuOpen: Bool { opened?.isMenu ?? ((front as? LayerNode)?.kind == .menu) }
    let modalSessions = ModalSessions()
    /// Whether a run of the loop is under way that has to end before something is presented: one that the app has begun, or the one in
    /// which AppKit tracks a context menu.
    var isLoopTaken: Bool { MainLoop.shared.isInNestedRun || menusKeepContent && opened?.isMenu == true }
    /// The substitute delivery of notifications to `onReceive`; nil if the code's own delivery applies.
    var redelivery: Redelivery?
    /// The number of views that observe layout and rendering. The update skips these phases if it is zero.
    var observedPhaseCount = 0
    private(set) var layoutPass = 0
    @exclusivity(unchecked) private(set) var root: PresenterNode?
    /// What oracles watch.
    nonisolated let oracles: OracleRecord
    /// The windows of an app; nil if the host shows a view.
    @exclusivity(unchecked) weak var windows: WindowsNode?
    /// The window in front, or the root of a host that shows a view.
    var window: PresenterNode? { windows?.windows.last ?? root }
    /// The frontmost content.
    var front: PresenterNode? { window?.front }
    private var appearances: [() -> Void] = []
    // Used on the main thread only. Code that is not isolated defers the values that it receives within an update.
    nonisolated(unsafe) private var actions: [() -> Void] = []
    private var renderings: [() -> Void] = []
    private var order: AppearanceOrder

    init(
        platform: HostPlatform, assuming assumptions: SystemAssumptions, staleDereference: StaleDereferencePolicy,
        containers: Host.Containers
    ) {
        self.platform = platform
        self.assumptions = assumptions
        self.staleDereference = staleDereference
        self.containers = containers
        oracles = OracleRecord(containers.oracles)
        bindings = containers.recordsBindings ? BindingRecord() : nil
        order = AppearanceOrder(assumptions.appearanceOrder)
        layoutReads = LayoutReads(assumptions)
        Graph.current = self
    }

    /// Whether the calling thread is within an update, in which bindings and state show the update's snapshot.
    nonisolated static var isUpdatingHere: Bool {
        isUpdating && MainThread.isCurrent
    }

    /// Changes the work of the next update, from any thread. A thread for which the main thread does not wait makes the change
    /// through the run loop (`onMainThread` in OpenSwiftUI's ThreadUtils).
    nonisolated static func changeFromAnyThread(_ change: @escaping () -> Void) {
        if Host.isWaitedForHere { return change() }
        nonisolated(unsafe) let change = change
        RunLoop.main.perform(inModes: [.common]) { change() }
        CFRunLoopWakeUp(CFRunLoopGetMain())
    }

    nonisolated static func report(_ kind: RuntimeIssue.Kind, _ access: RuntimeIssue.Access? = nil) {
        current?.report(kind, access)
    }

    nonisolated func report(
        _ kind: RuntimeIssue.Kind, _ access: RuntimeIssue.Access? = nil, of binding: BindingSource? = nil
    ) {
        if isReportingPaused, MainThread.isCurrent { return }
        log(kind, access, binding)
        if let watch, Host.isWaitedForHere { watch.issue() }
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
        let work = whenMounted
        whenMounted = nil
        for action in work ?? [] { action() }
        root.setAppeared(true)
        flush()
    }

    func unmount() {
        opened?.close()
        opened = nil
        root?.remove()
        root = nil
        // The edit mode in the environment is stored for this graph.
        environment = EnvironmentValues()
        appearances = []
        actions = []
        sections = [:]
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
            evaluateChanges(root)
            preferences.check()
            layOut(root)
            layoutReads.perform(in: root)
            changes.end()
            transaction = Transaction()
            performActions()
        } while needsUpdate || !appearances.isEmpty || !actions.isEmpty
        let renderings = renderings
        self.renderings = []
        for render in renderings { render() }
        watch?.update()
    }

    /// Ends the animations that end up to a moment.
    func endAnimations(upTo moment: HostTime = .never) {
        animationEnds.forget(upTo: moment, in: self)
        root?.endAnimations(upTo: moment)
        animationEnds.complete(upTo: moment, in: self)
        performActions()
    }

    /// Evicts the rows that lazy containers keep.
    func evictRows() {
        root?.evictRows()
        performActions()
    }

    /// Runs the evaluation of a node. The node depends on the values that it reads during the call.
    func evaluating<Result>(_ node: Node, _ body: () -> Result) -> Result {
        let outer = Graph.evaluatedNode
        Graph.evaluatedNode = node.reference
        defer { Graph.evaluatedNode = outer }
        if !oracles.deletedReads.isEmpty { oracles.deletedReads.removeAll { $0.reader === node.reference } }
        return withObservationTracking(body) { [reference = node.reference] in reference.noteObservedChange() }
    }

    /// Makes views within a separate update.
    func updating<Result>(_ body: () -> Result) -> Result {
        let outer = Graph.isUpdating
        Graph.isUpdating = true
        defer { Graph.isUpdating = outer }
        return body()
    }

    /// Runs code of an update that sees the values that the update shows, even through properties and bindings of an earlier update.
    func seeingCurrentValues(_ body: () -> Void) {
        let outer = Graph.isUpdating
        Graph.isUpdating = false
        defer { Graph.isUpdating = outer }
        body()
    }

    /// Defers an action until the views have been evaluated and laid out.
    func enqueueAppearance(_ action: @escaping () -> Void) { appearances.append(action) }
    nonisolated func enqueueAction(_ action: @escaping () -> Void) { actions.append(action) }
    func enqueueRendering(_ action: @escaping () -> Void) { renderings.append(action) }

    /// Evaluates the changes of one transaction after the other.
    private func evaluateChanges(_ root: Node) {
        evaluate(root)
        beginAnimation()
        while let next = changes.showNext() {
            transaction = next
            evaluate(root)
            beginAnimation()
        }
    }

    /// Lets the completions of the evaluated transaction wait for its animation.
    private func beginAnimation() {
        let completions = transaction.completions
        guard !completions.isEmpty else { return }
        if transaction.isAnimated, let animation = transaction.animation {
            animationEnds.wait(completions, for: animation, in: self)
        } else {
            for completion in completions { enqueueAction { completion.run() } }
        }
    }

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
        for index in order.positions(of: appearances.count) { appearances[index]() }
    }
}
