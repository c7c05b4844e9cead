/// The priority of a gesture among several.
enum GesturePriority { case usual, simultaneous, high }

/// Attaches a gesture to a view.
nonisolated struct GestureModifier: PrimitiveModifier {
    typealias Body = Never
    let name: String
    let priority: GesturePriority
    let isEnabled: Bool
    let source: SourcePlace?
    let handle: @MainActor (GestureInput, GestureSession) -> Bool
    /// Returns whether the gesture recognizes an input.
    let accepts: @MainActor (GestureInput) -> Bool

    @MainActor func makeEffect() -> GestureEffect { GestureEffect() }
}

@MainActor final class GestureEffect: ModifierEffect {
    private var modifier: GestureModifier?
    private var viewAction: ViewAction?

    var priority: GesturePriority { modifier?.priority ?? .usual }

    func update(_ modifier: GestureModifier, at node: Node) {
        self.modifier = modifier
        viewAction = ViewAction(handler: modifier.name, at: modifier.source, of: node)
    }

    func accepts(_ input: GestureInput) -> Bool {
        modifier.map { $0.isEnabled && $0.accepts(input) } ?? false
    }

    func handle(_ input: GestureInput, in session: GestureSession) {
        guard let modifier, let viewAction else { return }
        _ = viewAction.run { modifier.handle(input, session) }
    }
}

/// The gestures that a view and its subviews recognize.
public struct GestureMask: OptionSet, Sendable {
    /// One bit for each kind.
    public let rawValue: UInt32
    /// No gestures.
    public static let none: GestureMask = []
    /// The attached gesture.
    public static let gesture = GestureMask(rawValue: 1)
    /// The gestures of the subviews.
    public static let subviews = GestureMask(rawValue: 2)
    /// All gestures.
    public static let all: GestureMask = [.gesture, .subviews]

    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
}

extension View {
    nonisolated private func attach<T: Gesture>(
        _ gesture: T, _ name: String, _ priority: GesturePriority, isEnabled: Bool, at source: SourcePlace?
    ) -> some View {
        // A gesture is created and used only on the main thread.
        nonisolated(unsafe) let gesture = gesture
        return modifier(
            GestureModifier(
                name: name, priority: priority, isEnabled: isEnabled, source: source,
                handle: { gesture.handle($0, in: $1) { _ in } }, accepts: { gesture.concerns($0) }))
    }

    /// Attaches a gesture. Gestures of the subviews take precedence.
    nonisolated public func gesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all, file: StaticString = #filePath, line: Int = #line
    ) -> some View {
        attach(
            gesture, "gesture", .usual, isEnabled: mask.contains(.gesture), at: SourcePlace(file, line))
    }

    /// Attaches a gesture, if it is enabled. Gestures of the subviews take precedence.
    nonisolated public func gesture<T: Gesture>(
        _ gesture: T, isEnabled: Bool, file: StaticString = #filePath, line: Int = #line
    ) -> some View {
        attach(gesture, "gesture", .usual, isEnabled: isEnabled, at: SourcePlace(file, line))
    }

    /// Attaches a gesture that is recognized together with the gestures of the subviews.
    nonisolated public func simultaneousGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all, file: StaticString = #filePath, line: Int = #line
    ) -> some View {
        attach(
            gesture, "simultaneousGesture", .simultaneous, isEnabled: mask.contains(.gesture),
            at: SourcePlace(file, line))
    }

    /// Attaches a gesture that is recognized together with the gestures of the subviews, if it is enabled.
    nonisolated public func simultaneousGesture<T: Gesture>(
        _ gesture: T, isEnabled: Bool, file: StaticString = #filePath, line: Int = #line
    ) -> some View {
        attach(gesture, "simultaneousGesture", .simultaneous, isEnabled: isEnabled, at: SourcePlace(file, line))
    }

    /// Attaches a gesture that takes precedence over the gestures of the subviews.
    nonisolated public func highPriorityGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all, file: StaticString = #filePath, line: Int = #line
    ) -> some View {
        attach(
            gesture, "highPriorityGesture", .high, isEnabled: mask.contains(.gesture), at: SourcePlace(file, line))
    }

    /// Runs an action at a tap, or at several taps in a row.
    nonisolated public func onTapGesture(
        count: Int = 1, file: StaticString = #filePath, line: Int = #line,
        perform action: @escaping @MainActor () -> Void
    ) -> some View {
        attach(
            ActionGesture(wanted: .tap(count: count), onPress: nil, action: action), "onTapGesture", .usual,
            isEnabled: true, at: SourcePlace(file, line))
    }

    /// Runs an action at a tap. The location is always zero here.
    nonisolated public func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, file: StaticString = #filePath,
        line: Int = #line,
        perform action: @escaping @MainActor (CGPoint) -> Void
    ) -> some View {
        onTapGesture(count: count, file: file, line: line) { action(.zero) }
    }

    /// Runs an action at a long press.
    nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, file: StaticString = #filePath, line: Int = #line,
        perform action: @escaping @MainActor () -> Void, onPressingChanged: (@MainActor (Bool) -> Void)? = nil
    ) -> some View {
        attach(
            ActionGesture(wanted: .longPress, onPress: onPressingChanged, action: action), "onLongPressGesture",
            .usual, isEnabled: true, at: SourcePlace(file, line))
    }

    /// Runs an action at a long press. This is the older spelling.
    @_disfavoredOverload nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, file: StaticString = #filePath, line: Int = #line,
        pressing: (@MainActor (Bool) -> Void)? = nil, perform action: @escaping @MainActor () -> Void
    ) -> some View {
        onLongPressGesture(
            minimumDuration: minimumDuration, maximumDistance: maximumDistance, file: file, line: line,
            perform: action, onPressingChanged: pressing)
    }
}

/// The gesture of `onTapGesture` and `onLongPressGesture`.
private struct ActionGesture: PrimitiveGesture {
    typealias Body = Never
    typealias Value = Void
    let wanted: GestureInput.Kind
    let onPress: (@MainActor (Bool) -> Void)?
    let action: @MainActor () -> Void

    nonisolated init(
        wanted: GestureInput.Kind, onPress: (@MainActor (Bool) -> Void)?, action: @escaping @MainActor () -> Void
    ) {
        self.wanted = wanted
        self.onPress = onPress
        self.action = action
    }

    func recognize(_ input: GestureInput, in session: GestureSession, _ send: (GestureEvent<Void>) -> Void) -> Bool {
        guard input.kind == wanted else { return false }
        if session.isTrial { return true }
        if input.stage == .began { onPress?(true) }
        guard input.stage == .ended else { return true }
        action()
        if case .longPress = wanted { onPress?(false) }
        return true
    }
}
