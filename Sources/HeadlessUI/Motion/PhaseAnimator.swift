/// A view that shows one phase after another. The next phase is shown when its animation has ended on the host's clock.
nonisolated public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
    public typealias Body = Never
    let phases: [Phase]
    /// The value whose changes start the phases; nil if the phases repeat forever.
    let trigger: (any Equatable)?
    let content: (Phase) -> Content
    let animation: (Phase) -> Animation?

    /// An animator that repeats its phases forever.
    public init<S: Sequence>(
        _ phases: S, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) where S.Element == Phase {
        self.phases = Array(phases)
        trigger = nil
        self.content = content
        self.animation = animation
    }

    /// An animator that runs through its phases whenever a value changes, and returns to the first phase.
    public init<S: Sequence>(
        _ phases: S, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) where S.Element == Phase {
        self.phases = Array(phases)
        self.trigger = trigger
        self.content = content
        self.animation = animation
    }
}

extension PhaseAnimator: PrimitiveView {
    @MainActor func makeNode(in parent: Node, environment: EnvironmentValues) -> Node {
        PhaseNode(self, in: parent, environment: environment) { _ in EmptyView() }.evaluated()
    }
}

@MainActor private final class PhaseNode<Phase: Equatable, Content: View>: ContainerNode<PhaseAnimator<Phase, Content>>
{
    private var index = 0
    /// The moment at which the next phase is shown; nil if the phases rest.
    private var next: HostTime?
    private var lastTrigger: (any Equatable)?

    override func evaluate() {
        if let trigger = view.trigger {
            if let lastTrigger, !isEqualValue(lastTrigger as Any, trigger as Any) { goOn() }
            lastTrigger = trigger
        } else {
            goOn()
        }
        rows.update(environment: environment) {
            if view.phases.indices.contains(index) {
                view.content(view.phases[index])
            } else {
                EmptyView()
            }
        }
    }

    override func endAnimations(upTo moment: HostTime) {
        super.endAnimations(upTo: moment)
        guard let next, next <= moment else { return }
        self.next = nil
        guard view.phases.count > 1 else { return }
        index = (index + 1) % view.phases.count
        if index != 0 || view.trigger == nil { goOn() }
        invalidate()
    }

    /// Begins the animation to the phase after the shown one, unless it is running.
    private func goOn() {
        guard next == nil, view.phases.count > 1 else { return }
        let animation = view.animation(view.phases[(index + 1) % view.phases.count])
        next = graph.animationEnds.begin(
            lasting: animation?.logicalDuration ?? 0, isEndless: view.trigger == nil, in: graph)
    }
}

extension View {
    /// Animates the view through phases forever.
    nonisolated public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        PhaseAnimator(phases, content: { content(PlaceholderContentView(content: self), $0) }, animation: animation)
    }

    /// Animates the view through phases whenever a value changes.
    nonisolated public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        PhaseAnimator(
            phases, trigger: trigger, content: { content(PlaceholderContentView(content: self), $0) },
            animation: animation)
    }
}
