/// Values on the way of an animation.
public protocol Keyframes<Value> {
    /// The type of what is animated.
    associatedtype Value
    /// What the value is once all is over.
    func end(of value: Value) -> Value
}

/// Values on the way of a part of what is animated.
public protocol KeyframeTrackContent<Value> {
    /// The type of the part.
    associatedtype Value
    /// What the part is once all is over.
    func end(of value: Value) -> Value
}

/// Builds keyframes.
@resultBuilder public struct KeyframesBuilder<Value> {
    /// One statement.
    public static func buildExpression<K: Keyframes>(_ expression: K) -> [(Value) -> Value] where K.Value == Value {
        [expression.end]
    }
    /// One statement about the whole value.
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> [(Value) -> Value]
    where K.Value == Value { [expression.end] }
    /// All statements.
    public static func buildBlock(_ ends: [(Value) -> Value]...) -> [(Value) -> Value] { ends.flatMap { $0 } }
    /// Repeated statements.
    public static func buildArray(_ ends: [[(Value) -> Value]]) -> [(Value) -> Value] { ends.flatMap { $0 } }
    /// `if` without `else`.
    public static func buildOptional(_ ends: [(Value) -> Value]?) -> [(Value) -> Value] { ends ?? [] }
    /// The first branch.
    public static func buildEither(first: [(Value) -> Value]) -> [(Value) -> Value] { first }
    /// The second branch.
    public static func buildEither(second: [(Value) -> Value]) -> [(Value) -> Value] { second }
}

/// The values of a part of what is animated.
public struct KeyframeTrack<Root, Value>: Keyframes {
    private let keyPath: WritableKeyPath<Root, Value>
    private let ends: [(Value) -> Value]

    /// The values of the part at a key path.
    public init(_ keyPath: WritableKeyPath<Root, Value>, @KeyframesBuilder<Value> content: () -> [(Value) -> Value]) {
        self.keyPath = keyPath
        ends = content()
    }

    public func end(of value: Root) -> Root {
        var value = value
        value[keyPath: keyPath] = ends.reduce(value[keyPath: keyPath]) { $1($0) }
        return value
    }
}

/// A value that is reached along a line.
public struct LinearKeyframe<Value>: KeyframeTrackContent {
    private let to: Value
    /// A value, reached within seconds.
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) { self.to = to }
    public func end(of value: Value) -> Value { to }
}

/// A value that is reached along a curve.
public struct CubicKeyframe<Value>: KeyframeTrackContent {
    private let to: Value
    /// A value, reached within seconds.
    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
        self.to = to
    }
    public func end(of value: Value) -> Value { to }
}

/// A value that is reached as by a spring.
public struct SpringKeyframe<Value>: KeyframeTrackContent {
    private let to: Value
    /// A value, reached within seconds.
    public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {
        self.to = to
    }
    public func end(of value: Value) -> Value { to }
}

/// A value that is there at once.
public struct MoveKeyframe<Value>: KeyframeTrackContent {
    private let to: Value
    /// A value.
    public init(_ to: Value) { self.to = to }
    public func end(of value: Value) -> Value { to }
}

/// Shows the first value until the host ends animations, at `reap`, and from then on the last.
nonisolated public struct KeyframeAnimator<Value, Content: View>: View {
    public typealias Body = Never
    let initialValue: Value
    let trigger: (any Equatable)?
    let content: (Value) -> Content
    let keyframes: (Value) -> [(Value) -> Value]

    /// Goes from value to value, again and again.
    public init(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> [(Value) -> Value]
    ) {
        self.initialValue = initialValue
        trigger = nil
        self.content = content
        self.keyframes = keyframes
    }

    /// Goes from value to value whenever another value has changed.
    public init(
        initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> [(Value) -> Value]
    ) {
        self.initialValue = initialValue
        self.trigger = trigger
        self.content = content
        self.keyframes = keyframes
    }
}

extension KeyframeAnimator: PrimitiveView {
    @MainActor func makeNode(in parent: Node, environment: EnvironmentValues) -> Node {
        KeyframeNode(self, in: parent, environment: environment) { _ in EmptyView() }.evaluated()
    }
}

@MainActor private final class KeyframeNode<Value, Content: View>: ContainerNode<KeyframeAnimator<Value, Content>> {
    private var value: Value?
    private var isRunning = false
    private var lastTrigger: (any Equatable)?

    override func evaluate() {
        if let trigger = view.trigger {
            if let lastTrigger, !isEqualValue(lastTrigger as Any, trigger as Any) { isRunning = true }
            lastTrigger = trigger
        } else {
            isRunning = value == nil
        }
        let shown = value ?? view.initialValue
        value = shown
        rows.update(environment: environment) { view.content(shown) }
    }

    override func endAnimations() {
        super.endAnimations()
        guard isRunning, let value else { return }
        isRunning = false
        self.value = view.keyframes(value).reduce(value) { $1($0) }
        invalidate()
    }
}

extension View {
    /// Changes the view from value to value, again and again.
    nonisolated public func keyframeAnimator<Value>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> [(Value) -> Value]
    ) -> some View {
        KeyframeAnimator(
            initialValue: initialValue, repeating: repeating,
            content: { content(PlaceholderContentView(content: self), $0) }, keyframes: keyframes)
    }

    /// Changes the view from value to value whenever another value has changed.
    nonisolated public func keyframeAnimator<Value>(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> [(Value) -> Value]
    ) -> some View {
        KeyframeAnimator(
            initialValue: initialValue, trigger: trigger,
            content: { content(PlaceholderContentView(content: self), $0) }, keyframes: keyframes)
    }
}
