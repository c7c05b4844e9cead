/// A value that views hand to those around them.
public protocol PreferenceKey {
    /// The type of the value.
    associatedtype Value
    /// The value where no view hands one up.
    static var defaultValue: Value { get }
    /// Puts the value of a later view to those before.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    /// Nothing.
    public static var defaultValue: Value { nil }
}

/// What wants to know what the views within it hand up, once all are evaluated.
@MainActor protocol PreferenceWatcher: AnyObject {
    func check()
}

/// All of a host that watch what views hand up. Those within others are asked first.
@MainActor final class PreferenceWatch {
    private var watchers: [any PreferenceWatcher] = []

    func add(_ watcher: any PreferenceWatcher) { watchers.append(watcher) }

    func remove(_ watcher: any PreferenceWatcher) { watchers.removeAll { $0 === watcher } }

    /// An outer view is evaluated, and so adds its watcher, before those within it.
    func check() {
        for watcher in watchers.reversed() { watcher.check() }
    }
}

/// A modifier that decides what the view hands up.
@MainActor protocol PreferenceSource: AnyObject {
    /// The value of a key; `.none` where the modifier is about another.
    func preference<K: PreferenceKey>(_ key: K.Type, at node: Node) -> K.Value??
}

extension Node {
    /// What the views within the node hand up; nil where none does.
    func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        let source = (self as? any EffectNode)?.anyEffect as? any PreferenceSource
        if let value = source?.preference(key, at: self) { return value }
        return preferenceWithin(key)
    }

    /// That of the node's content, in order.
    func preferenceWithin<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        children.reduce(nil) { result, child in
            guard let next = child.preference(key) else { return result }
            guard var value = result else { return next }
            K.reduce(value: &value) { next }
            return value
        }
    }
}

/// Hands a value up in place of what the view's content hands up, or made of it.
nonisolated struct PreferenceModifier<Key: PreferenceKey>: PrimitiveModifier {
    typealias Body = Never
    let transform: (inout Key.Value) -> Void

    @MainActor func makeEffect() -> PreferenceEffect<Key> { PreferenceEffect() }
}

@MainActor final class PreferenceEffect<Key: PreferenceKey>: ModifierEffect, PreferenceSource {
    private var transform: ((inout Key.Value) -> Void)?

    func update(_ modifier: PreferenceModifier<Key>, at node: Node) { transform = modifier.transform }

    func preference<K: PreferenceKey>(_ key: K.Type, at node: Node) -> K.Value?? {
        guard key == Key.self, let transform else { return .none }
        var value = node.preferenceWithin(Key.self) ?? Key.defaultValue
        transform(&value)
        return .some(value as? K.Value)
    }
}

/// Runs an action when what the view's content hands up has changed.
nonisolated struct PreferenceChangeModifier<Key: PreferenceKey>: PrimitiveModifier where Key.Value: Equatable {
    typealias Body = Never
    let action: (Key.Value) -> Void
    let source: SourcePlace

    @MainActor func makeEffect() -> PreferenceChangeEffect<Key> { PreferenceChangeEffect() }
}

/// The action is put off as that of `onChange` is. It runs for the first value, too, where a view hands one up.
@MainActor final class PreferenceChangeEffect<Key: PreferenceKey>: ModifierEffect, PreferenceWatcher
where Key.Value: Equatable {
    private var action: ((Key.Value) -> Void)?
    private var last: Key.Value?
    private weak var node: Node?

    func update(_ modifier: PreferenceChangeModifier<Key>, at node: Node) {
        if self.node == nil {
            self.node = node
            node.graph.preferences.add(self)
        }
        let viewAction = ViewAction("onPreferenceChange", at: modifier.source, of: node)
        action = { value in viewAction.run { modifier.action(value) } }
    }

    func check() {
        guard let node, !node.isParked else { return }
        let found = node.preferenceWithin(Key.self)
        guard let value = found ?? last.map({ _ in Key.defaultValue }), value != last, let action else { return }
        last = value
        node.graph.enqueueAction { action(value) }
    }

    func didRemove(at node: Node) { node.graph.preferences.remove(self) }
}

extension View {
    /// Hands a value up to the views around.
    nonisolated public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        modifier(PreferenceModifier<K> { $0 = value })
    }

    /// Changes what the view's content hands up.
    nonisolated public func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        modifier(PreferenceModifier<K>(transform: callback))
    }

    /// Runs an action after an update that has changed what the views within hand up.
    nonisolated public func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, file: StaticString = #fileID, line: Int = #line,
        perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        modifier(PreferenceChangeModifier<K>(action: action, source: SourcePlace(file, line)))
    }

    /// Hands up a value that is made of the view's place.
    nonisolated public func anchorPreference<A, K: PreferenceKey>(
        key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        preference(key: key, value: transform(Anchor(value: value.value)))
    }

    /// Changes what the view's content hands up, by the view's place.
    nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
        key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View {
        transformPreference(key) { transform(&$0, Anchor(value: value.value)) }
    }
}

/// A place in a view. Nothing has a place here: each is that of a view of no size.
public struct Anchor<Value> {
    let value: Value

    /// How a place is named.
    public struct Source {
        let value: Value
    }
}

extension Anchor: Equatable where Value: Equatable {}
extension Anchor: Hashable where Value: Hashable {}
extension Anchor: Sendable where Value: Sendable {}
extension Anchor.Source: Sendable where Value: Sendable {}

extension Anchor.Source where Value == CGRect {
    /// The view's bounds.
    public static var bounds: Anchor<CGRect>.Source { Anchor<CGRect>.Source(value: .zero) }
}

extension Anchor.Source where Value == CGPoint {
    /// The view's middle.
    public static var center: Anchor<CGPoint>.Source { Anchor<CGPoint>.Source(value: .zero) }
    /// The view's corner at the top where lines begin.
    public static var topLeading: Anchor<CGPoint>.Source { Anchor<CGPoint>.Source(value: .zero) }
    /// The middle of the view's side at the top.
    public static var top: Anchor<CGPoint>.Source { Anchor<CGPoint>.Source(value: .zero) }
    /// The middle of the view's side at the bottom.
    public static var bottom: Anchor<CGPoint>.Source { Anchor<CGPoint>.Source(value: .zero) }
}
