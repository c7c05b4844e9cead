/// The keyframes of an animation.
public protocol Keyframes<Value> {
    /// The type of the animated value.
    associatedtype Value
    /// Returns the value at the end of the keyframes.
    func end(of value: Value) -> Value
}

/// The keyframes for one track, which is a part of the animated value.
public protocol KeyframeTrackContent<Value> {
    /// The type of the part.
    associatedtype Value
    /// Returns the part at the end of the keyframes.
    func end(of value: Value) -> Value
}

/// A builder of keyframes.
@resultBuilder public struct KeyframesBuilder<Value> {
    /// The keyframes of one statement.
    public static func buildExpression<K: Keyframes>(_ expression: K) -> [(Value) -> Value] where K.Value == Value {
        [expression.end]
    }
    /// The keyframe of the whole value.
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> [(Value) -> Value]
    where K.Value == Value { [expression.end] }
    /// The keyframes of all statements.
    public static func buildBlock(_ ends: [(Value) -> Value]...) -> [(Value) -> Value] { ends.flatMap { $0 } }
    /// The keyframes of a loop.
    public static func buildArray(_ ends: [[(Value) -> Value]]) -> [(Value) -> Value] { ends.flatMap { $0 } }
    /// The keyframes of an `if` without `else`.
    public static func buildOptional(_ ends: [(Value) -> Value]?) -> [(Value) -> Value] { ends ?? [] }
    /// The keyframes of the first branch.
    public static func buildEither(first: [(Value) -> Value]) -> [(Value) -> Value] { first }
    /// The keyframes of the second branch.
    public static func buildEither(second: [(Value) -> Value]) -> [(Value) -> Value] { second }
}

/// The keyframes for a part of the animated value.
public struct KeyframeTrack<Root, Value>: Keyframes {
    private let keyPath: WritableKeyPath<Root, Value>
    private let ends: [(Value) -> Value]

    /// The keyframes for the part at a key path.
    public init(_ keyPath: WritableKeyPath<Root, Value>, @KeyframesBuilder<Value> content: () -> [(Value) -> Value]) {
        self.keyPath = keyPath
        ends = content()
    }

    /// Returns the value with the tracked part at the end of its keyframes.
    public func end(of value: Root) -> Root {
        var value = value
        value[keyPath: keyPath] = ends.reduce(value[keyPath: keyPath]) { $1($0) }
        return value
    }
}

/// A keyframe that is reached by linear interpolation.
public struct LinearKeyframe<Value>: KeyframeTrackContent {
    private let to: Value
    /// A keyframe with a value and a duration in seconds.
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) { self.to = to }
    /// Returns the value of the keyframe.
    public func end(of value: Value) -> Value { to }
}

/// A keyframe that is reached along a cubic curve.
public struct CubicKeyframe<Value>: KeyframeTrackContent {
    private let to: Value
    /// A keyframe with a value and a duration in seconds.
    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
        self.to = to
    }
    /// Returns the value of the keyframe.
    public func end(of value: Value) -> Value { to }
}

/// A keyframe that is reached by a spring.
public struct SpringKeyframe<Value>: KeyframeTrackContent {
    private let to: Value
    /// A keyframe with a value and a duration in seconds.
    public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {
        self.to = to
    }
    /// Returns the value of the keyframe.
    public func end(of value: Value) -> Value { to }
}

/// A keyframe that takes effect immediately.
public struct MoveKeyframe<Value>: KeyframeTrackContent {
    private let to: Value
    /// A keyframe with a value.
    public init(_ to: Value) { self.to = to }
    /// Returns the value of the keyframe.
    public func end(of value: Value) -> Value { to }
}

/// A view that animates through keyframes. It shows the initial value until the host ends animations with `endAnimations`, and the final
/// value after that.
nonisolated public struct KeyframeAnimator<Value, Content: View>: View {
    public typealias Body = Never
    let initialValue: Value
    let trigger: (any Equatable)?
    let content: (Value) -> Content
    let keyframes: (Value) -> [(Value) -> Value]

    /// An animator that repeats its keyframes.
    public init(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> [(Value) -> Value]
    ) {
        self.initialValue = initialValue
        trigger = nil
        self.content = content
        self.keyframes = keyframes
    }

    /// An animator that runs its keyframes whenever a trigger value changes.
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
    /// Animates the view through keyframes repeatedly.
    nonisolated public func keyframeAnimator<Value>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> [(Value) -> Value]
    ) -> some View {
        KeyframeAnimator(
            initialValue: initialValue, repeating: repeating,
            content: { content(PlaceholderContentView(content: self), $0) }, keyframes: keyframes)
    }

    /// Animates the view through keyframes whenever a trigger value changes.
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
