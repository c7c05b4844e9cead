/// What is submitted.
public struct SubmitTriggers: OptionSet, Sendable {
    /// A bit for each kind.
    public let rawValue: Int
    /// The text of a field.
    public static let text = SubmitTriggers(rawValue: 1)
    /// What is searched for.
    public static let search = SubmitTriggers(rawValue: 2)

    /// The kinds of some bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
}

/// Runs an action when a text within the view is submitted.
nonisolated struct SubmitModifier: PrimitiveModifier {
    typealias Body = Never
    let triggers: SubmitTriggers
    let action: @MainActor () -> Void
    let source: SourcePlace

    @MainActor func makeEffect() -> SubmitEffect { SubmitEffect() }
}

@MainActor final class SubmitEffect: ModifierEffect {
    private let handler = SubmitHandler()
    private var inner = InnerEnvironment()

    func update(_ modifier: SubmitModifier, at node: Node) {
        let viewAction = ViewAction("onSubmit", at: modifier.source, of: node)
        handler.triggers = modifier.triggers
        handler.run = { viewAction.run { modifier.action() } }
    }

    func environment(_ outer: EnvironmentValues) -> EnvironmentValues {
        inner.of(outer) { $0.submitHandlers.insert(handler, at: 0) }
    }
}

/// The action of an `onSubmit`, which each update replaces.
@MainActor final class SubmitHandler: Sendable {
    var triggers: SubmitTriggers = []
    var run: () -> Void = {}
}

private struct SubmitHandlersKey: EnvironmentKey {
    static let defaultValue: [SubmitHandler] = []
}

extension EnvironmentValues {
    /// Those of the ancestors, the innermost first.
    fileprivate(set) var submitHandlers: [SubmitHandler] {
        get { self[SubmitHandlersKey.self] }
        set { self[SubmitHandlersKey.self] = newValue }
    }

    /// Runs the actions for what is submitted in this environment, from the inside out.
    @MainActor func submit(_ trigger: SubmitTriggers) {
        for handler in submitHandlers where handler.triggers.contains(trigger) { handler.run() }
    }
}

extension View {
    /// Runs an action when a text within the view is submitted.
    nonisolated public func onSubmit(
        of triggers: SubmitTriggers = .text, file: StaticString = #fileID, line: Int = #line,
        _ action: @escaping @MainActor () -> Void
    ) -> some View {
        modifier(SubmitModifier(triggers: triggers, action: action, source: SourcePlace(file, line)))
    }

    /// Keeps what is submitted within the view from the actions of views around it.
    nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
        modifier(EnvironmentModifier(value: isBlocking) { if $0 { $1.submitHandlers = [] } })
    }

    /// What the return key says. Has no effect here.
    nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
}
