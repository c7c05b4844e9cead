/// The keyframes of an animation.
public protocol Keyframes<Value> {
    /// The type of the animated value.
    associatedtype Value
    /// Returns the value at the end of the keyframes.
    func end(of value: Value) -> Value
    /// The seconds that the keyframes last.
    var duration: TimeInterval { get }
}

/// The keyframes for one track, which is a part of the animated value.
public protocol KeyframeTrackContent<Value> {
    /// The type of the part.
    associatedtype Value
    /// Returns the part at the end of the keyframes.
    func end(of value: Value) -> Value
    /// The seconds that the keyframes last.
    var duration: TimeInterval { get }
}

/// A keyframe, or the keyframes of a track, which a builder has collected.
public struct BuiltKeyframes<Value> {
    let end: (Value) -> Value
    let duration: TimeInterval
    /// Whether the keyframes are those of a track, which runs beside other tracks.
    let isTrack: Bool
}

/// A builder of keyframes.
@resultBuilder public struct KeyframesBuilder<Value> {
    /// The keyframes of one statement.
    public static func buildExpression<K: Keyframes>(_ expression: K) -> [BuiltKeyframes<Value>]
    where K.Value == Value {
        [BuiltKeyframes(end: expression.end, duration: expression.duration, isTrack: true)]
    }
    /// The keyframe of the whole value.
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> [BuiltKeyframes<Value>]
    where K.Value == Value { [BuiltKeyframes(end: expression.end, duration: expression.duration, isTrack: false)] }
    /// The keyframes of all statements.
    public static func buildBlock(_ parts: [BuiltKeyframes<Value>]...) -> [BuiltKeyframes<Value>] {
        parts.flatMap { $0 }
    }
    /// The keyframes of a loop.
    public static func buildArray(_ parts: [[BuiltKeyframes<Value>]]) -> [BuiltKeyframes<Value>] {
        parts.flatMap { $0 }
    }
    /// The keyframes of an `if` without `else`.
    public static func buildOptional(_ part: [BuiltKeyframes<Value>]?) -> [BuiltKeyframes<Value>] { part ?? [] }
    /// The keyframes of the first branch.
    public static func buildEither(first: [BuiltKeyframes<Value>]) -> [BuiltKeyframes<Value>] { first }
    /// The keyframes of the second branch.
    public static func buildEither(second: [BuiltKeyframes<Value>]) -> [BuiltKeyframes<Value>] { second }

    /// Returns the value at the end of all keyframes.
    static func end(of value: Value, _ parts: [BuiltKeyframes<Value>]) -> Value {
        parts.reduce(value) { $1.end($0) }
    }

    /// Returns the duration of all keyframes: tracks run beside each other, keyframes one after the other.
    static func duration(of parts: [BuiltKeyframes<Value>]) -> TimeInterval {
        let tracks = parts.filter(\.isTrack).map(\.duration).max() ?? 0
        return max(tracks, parts.filter { !$0.isTrack }.map(\.duration).reduce(0, +))
    }
}

/// The keyframes for a part of the animated value.
public struct KeyframeTrack<Root, Value>: Keyframes {
    private let keyPath: WritableKeyPath<Root, Value>
    private let keyframes: [BuiltKeyframes<Value>]
    public var duration: TimeInterval { KeyframesBuilder.duration(of: keyframes) }

    /// The keyframes for the part at a key path.
    public init(
        _ keyPath: WritableKeyPath<Root, Value>, @KeyframesBuilder<Value> content: () -> [BuiltKeyframes<Value>]
    ) {
        self.keyPath = keyPath
        keyframes = content()
    }

    /// Returns the value with the tracked part at the end of its keyframes.
    public func end(of value: Root) -> Root {
        var value = value
        value[keyPath: keyPath] = KeyframesBuilder.end(of: value[keyPath: keyPath], keyframes)
        return value
    }
}

/// A keyframe that is reached by linear interpolation.
public struct LinearKeyframe<Value>: KeyframeTrackContent {
    private let to: Value
    public let duration: TimeInterval
    /// A keyframe with a value and a duration in seconds.
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
        self.to = to
        self.duration = duration
    }
    /// Returns the value of the keyframe.
    public func end(of value: Value) -> Value { to }
}

/// A keyframe that is reached along a cubic curve.
public struct CubicKeyframe<Value>: KeyframeTrackContent {
    private let to: Value
    public let duration: TimeInterval
    /// A keyframe with a value and a duration in seconds.
    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
        self.to = to
        self.duration = duration
    }
    /// Returns the value of the keyframe.
    public func end(of value: Value) -> Value { to }
}

/// A keyframe that is reached by a spring.
public struct SpringKeyframe<Value>: KeyframeTrackContent {
    private let to: Value
    public let duration: TimeInterval
    /// A keyframe with a value and a duration in seconds, or that of its spring.
    public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {
        self.to = to
        self.duration = duration ?? spring.settlingDuration
    }
    /// Returns the value of the keyframe.
    public func end(of value: Value) -> Value { to }
}

/// A keyframe that takes effect immediately.
public struct MoveKeyframe<Value>: KeyframeTrackContent {
    private let to: Value
    /// Zero.
    public var duration: TimeInterval { 0 }
    /// A keyframe with a value.
    public init(_ to: Value) { self.to = to }
    /// Returns the value of the keyframe.
    public func end(of value: Value) -> Value { to }
}

/// A view that animates through keyframes. It shows the initial value until their time is over on the host's clock, and the final value
/// after that.
nonisolated public struct KeyframeAnimator<Value, Content: View>: View {
    public typealias Body = Never
    let initialValue: Value
    let trigger: (any Equatable)?
    let content: (Value) -> Content
    let keyframes: (Value) -> [BuiltKeyframes<Value>]

    /// An animator that repeats its keyframes.
    public init(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> [BuiltKeyframes<Value>]
    ) {
        self.initialValue = initialValue
        trigger = nil
        self.content = content
        self.keyframes = keyframes
    }

    /// An animator that runs its keyframes whenever a trigger value changes.
    public init(
        initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> [BuiltKeyframes<Value>]
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
    /// The moment at which the keyframes end; nil if they rest.
    private var end: HostTime?
    private var lastTrigger: (any Equatable)?

    override func evaluate() {
        let shown = value ?? view.initialValue
        if let trigger = view.trigger {
            if let lastTrigger, !isEqualValue(lastTrigger as Any, trigger as Any) { begin(from: shown) }
            lastTrigger = trigger
        } else if value == nil {
            begin(from: shown)
        }
        value = shown
        rows.update(environment: environment) { view.content(shown) }
    }

    override func endAnimations(upTo moment: HostTime) {
        super.endAnimations(upTo: moment)
        guard let end, end <= moment, let value else { return }
        self.end = nil
        self.value = KeyframesBuilder.end(of: value, view.keyframes(value))
        invalidate()
    }

    private func begin(from value: Value) {
        guard end == nil else { return }
        end = graph.animationEnds.begin(lasting: KeyframesBuilder.duration(of: view.keyframes(value)), in: graph)
    }
}

extension View {
    /// Animates the view through keyframes repeatedly.
    nonisolated public func keyframeAnimator<Value>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> [BuiltKeyframes<Value>]
    ) -> some View {
        KeyframeAnimator(
            initialValue: initialValue, repeating: repeating,
            content: { content(PlaceholderContentView(content: self), $0) }, keyframes: keyframes)
    }

    /// Animates the view through keyframes whenever a trigger value changes.
    nonisolated public func keyframeAnimator<Value>(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> [BuiltKeyframes<Value>]
    ) -> some View {
        KeyframeAnimator(
            initialValue: initialValue, trigger: trigger,
            content: { content(PlaceholderContentView(content: self), $0) }, keyframes: keyframes)
    }
}
