/// The kinds of submission.
public struct SubmitTriggers: OptionSet, Sendable {
    /// One bit for each kind.
    public let rawValue: Int
    /// The user submits the text of a field.
    public static let text = SubmitTriggers(rawValue: 1)
    /// The user submits a search.
    public static let search = SubmitTriggers(rawValue: 2)

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
}

/// Runs an action when the user submits a text within the view.
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
        let viewAction = ViewAction(handler: "onSubmit", at: modifier.source, of: node)
        handler.triggers = modifier.triggers
        handler.run = { viewAction.run { modifier.action() } }
    }

    func environment(_ outer: EnvironmentValues) -> EnvironmentValues {
        inner.of(outer) { $0.submitHandlers.insert(handler, at: 0) }
    }
}

/// The action of an `onSubmit`. Each update replaces it.
@MainActor final class SubmitHandler: Sendable {
    var triggers: SubmitTriggers = []
    var run: () -> Void = {}
}

private struct SubmitHandlersKey: EnvironmentKey {
    static let defaultValue: [SubmitHandler] = []
}

extension EnvironmentValues {
    /// The handlers of the ancestors, innermost first.
    fileprivate(set) var submitHandlers: [SubmitHandler] {
        get { self[SubmitHandlersKey.self] }
        set { self[SubmitHandlersKey.self] = newValue }
    }

    /// Runs the actions for a submission in this environment, in the order of `submit-order`.
    @MainActor func submit(_ trigger: SubmitTriggers) {
        let isReversed = Graph.current?.assumptions.submitOrder == .outsideIn
        for handler in isReversed ? submitHandlers.reversed() : submitHandlers where handler.triggers.contains(trigger)
        { handler.run() }
    }
}

extension View {
    /// Runs an action when the user submits a text within the view.
    nonisolated public func onSubmit(
        of triggers: SubmitTriggers = .text, file: StaticString = #filePath, line: Int = #line,
        _ action: @escaping @MainActor () -> Void
    ) -> some View {
        modifier(SubmitModifier(triggers: triggers, action: action, source: SourcePlace(file, line)))
    }

    /// Keeps submissions within the view from the actions of the views around it.
    nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
        modifier(EnvironmentModifier(value: isBlocking) { if $0 { $1.submitHandlers = [] } })
    }

    /// Sets the label of the return key. Has no effect here.
    nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
}
