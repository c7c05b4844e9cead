/// A key for a value that views pass to the views around them.
public protocol PreferenceKey {
    /// The type of the value.
    associatedtype Value
    /// The value if no view sets one.
    static var defaultValue: Value { get }
    /// Combines the value of earlier views with that of the next view.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    /// Nil.
    public static var defaultValue: Value { nil }
}

/// An observer of the preferences of the views within it. It checks them after all views have been evaluated.
@MainActor protocol PreferenceWatcher: AnyObject {
    func check()
}

/// All preference observers of a host. Nested observers check first.
@MainActor final class PreferenceWatch {
    private var watchers: [any PreferenceWatcher] = []

    func add(_ watcher: any PreferenceWatcher) { watchers.append(watcher) }

    func remove(_ watcher: any PreferenceWatcher) { watchers.removeAll { $0 === watcher } }

    /// An outer view is evaluated, and so adds its watcher, before the views within it.
    func check() {
        for watcher in watchers.reversed() { watcher.check() }
    }
}

/// A modifier that sets the preference of a view.
@MainActor protocol PreferenceSource: AnyObject {
    /// Returns the value of a key; `.none` if the modifier is for another key.
    func preference<K: PreferenceKey>(_ key: K.Type, at node: Node) -> K.Value??
}

extension Node {
    /// Returns the preference of the node; nil if no view within it sets one.
    func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        let source = effectNode?.anyEffect as? any PreferenceSource
        if let value = source?.preference(key, at: self) { return value }
        return preferenceWithin(key)
    }

    /// Returns the combined preference of the node's children, in order.
    func preferenceWithin<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        children.reduce(nil) { result, child in
            guard let next = child.preference(key) else { return result }
            guard var value = result else { return next }
            K.reduce(value: &value) { next }
            return value
        }
    }
}

/// A modifier that replaces or transforms the preference of the view's content.
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

/// A modifier that runs an action when the preference of the view's content has changed.
nonisolated struct PreferenceChangeModifier<Key: PreferenceKey>: PrimitiveModifier where Key.Value: Equatable {
    typealias Body = Never
    let action: (Key.Value) -> Void
    let source: SourcePlace

    @MainActor func makeEffect() -> PreferenceChangeEffect<Key> { PreferenceChangeEffect() }
}

/// The action is deferred as that of `onChange` is. It also runs for the first value, if a view sets one.
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
        let viewAction = ViewAction(handler: "onPreferenceChange", at: modifier.source, of: node)
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
    /// Sets a preference for the views around.
    nonisolated public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        modifier(PreferenceModifier<K> { $0 = value })
    }

    /// Transforms the preference of the view's content.
    nonisolated public func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        modifier(PreferenceModifier<K>(transform: callback))
    }

    /// Runs an action after an update that has changed the preference of the views within.
    nonisolated public func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, file: StaticString = #filePath, line: Int = #line,
        perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        modifier(PreferenceChangeModifier<K>(action: action, source: SourcePlace(file, line)))
    }

    /// Sets a preference that is made from the view's geometry.
    nonisolated public func anchorPreference<A, K: PreferenceKey>(
        key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        preference(key: key, value: transform(Anchor(value: value.value)))
    }

    /// Transforms the preference of the view's content, with the view's geometry.
    nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
        key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View {
        transformPreference(key) { transform(&$0, Anchor(value: value.value)) }
    }
}

/// A geometry value of a view. A host has no layout: each value is that of a view without size.
public struct Anchor<Value> {
    let value: Value

    /// The kind of a geometry value.
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
    /// The view's center.
    public static var center: Anchor<CGPoint>.Source { Anchor<CGPoint>.Source(value: .zero) }
    /// The view's top leading corner.
    public static var topLeading: Anchor<CGPoint>.Source { Anchor<CGPoint>.Source(value: .zero) }
    /// The center of the view's top edge.
    public static var top: Anchor<CGPoint>.Source { Anchor<CGPoint>.Source(value: .zero) }
    /// The center of the view's bottom edge.
    public static var bottom: Anchor<CGPoint>.Source { Anchor<CGPoint>.Source(value: .zero) }
}
