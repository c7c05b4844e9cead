import Foundation
import HeadlessUI

/// Tells a view of the transactions that change an object.
private final class ObjectObserver<Value: ThreadConfined>: ObservableObject, @unchecked Sendable {
    var value: Value {
        willSet { objectWillChange.send() }
        didSet { observe() }
    }
    private var token: Observation?
    private var cancellable: AnyCancellable?

    init(_ value: Value) {
        self.value = value.isFrozen ? value.thaw() ?? value : value
        observe()
    }

    private func observe() {
        let object = value as? ObjectBase
        guard let store = value.realm?.store else {
            cancellable = object?.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }
            return
        }
        let token = Observation(store) { [weak self, weak object] numbers in
            if let object, object.linkedNumbers(depth: ObjectBase.observedDepth).isDisjoint(with: numbers) { return }
            DispatchQueue.main.async { self?.objectWillChange.send() }
        }
        store.add(token)
        self.token = token
    }
}

extension ObjectBase {
    /// The links over which an observer of an object sees changes.
    fileprivate static let observedDepth = 4

    /// The numbers of the object and of those to which it refers.
    fileprivate func linkedNumbers(depth: Int) -> Set<Int> {
        guard depth > 0 else { return [number] }
        return properties.flatMap(\.value.objects).reduce(into: [number]) {
            $0.formUnion($1.linkedNumbers(depth: depth - 1))
        }
    }
}

/// Bindings to the properties of an object, each of which writes in a transaction.
@MainActor @dynamicMemberLookup public struct RealmObjectBindings<Value: ThreadConfined> {
    private let value: Value
    fileprivate init(_ value: Value) { self.value = value }

    /// A binding to a property. It reads the last value after the object is deleted, and no longer writes.
    public subscript<Member>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Member>) -> Binding<Member> {
        nonisolated(unsafe) let (value, keyPath) = (value, keyPath)
        nonisolated(unsafe) var last = value[keyPath: keyPath]
        return Binding(
            get: {
                if !value.isInvalidated { last = value[keyPath: keyPath] }
                return last
            },
            set: { new in
                guard !value.isInvalidated else { return }
                guard let realm = value.realm else { return value[keyPath: keyPath] = new }
                SafeWrite.perform(realm) { _ in value[keyPath: keyPath] = new }
            })
    }

    /// Deletes the object, in a transaction.
    public func delete() {
        guard let object = value as? ObjectBase, let live = object.thawed() else { return }
        SafeWrite.perform(live.realm) { $0.delete(live) }
    }
}

extension RealmObjectBindings {
    private func change<Element>(_ body: (List<Element>) -> Void) where Value == List<Element> {
        guard let realm = value.realm else { return body(value) }
        SafeWrite.perform(realm) { _ in body(value) }
    }
    /// Adds an element.
    public func append<Element>(_ element: Element) where Value == List<Element> { change { $0.append(element) } }
    /// Removes elements.
    public func remove<Element>(atOffsets offsets: IndexSet) where Value == List<Element> {
        change { $0.remove(atOffsets: offsets) }
    }
    /// Moves elements.
    public func move<Element>(fromOffsets offsets: IndexSet, toOffset destination: Int) where Value == List<Element> {
        change { $0.move(fromOffsets: offsets, toOffset: destination) }
    }
}

/// A property of a view that has an object of its parent, and follows its changes. The value is a frozen copy; that of a deleted object is
/// a new object.
@MainActor @preconcurrency @propertyWrapper
public struct ObservedRealmObject<ObjectType: ThreadConfined & _Persistable>: DynamicProperty {
    @ObservedObject private var observer: ObjectObserver<ObjectType>

    /// Observes an object.
    public init(wrappedValue: ObjectType) { observer = ObjectObserver(wrappedValue) }
    /// The frozen object.
    public var wrappedValue: ObjectType {
        get { observer.value.shownInView }
        set { observer.value = newValue }
    }
    /// Bindings to the properties.
    public var projectedValue: RealmObjectBindings<ObjectType> { RealmObjectBindings(observer.value) }
}

/// A property of a view that keeps an object, and follows its changes. The value is a frozen copy; that of a deleted object is a new object.
@MainActor @preconcurrency @propertyWrapper
public struct StateRealmObject<ObjectType: ThreadConfined & _Persistable>: DynamicProperty {
    @StateObject private var observer: ObjectObserver<ObjectType>

    /// Observes an object.
    public init(wrappedValue: @autoclosure @escaping () -> ObjectType) {
        _observer = StateObject(wrappedValue: ObjectObserver(wrappedValue()))
    }
    /// The frozen object.
    public var wrappedValue: ObjectType {
        get { observer.value.shownInView }
        nonmutating set { observer.value = newValue }
    }
    /// Bindings to the properties.
    public var projectedValue: RealmObjectBindings<ObjectType> { RealmObjectBindings(observer.value) }
}

extension ThreadConfined where Self: _Persistable {
    fileprivate var shownInView: Self {
        if isInvalidated { return ._rlmDefaultValue() }
        return realm == nil ? self : freeze()
    }
}

extension Binding {
    private func change<Element>(_ body: (List<Element>) -> Void) where Value == List<Element> {
        let list = wrappedValue
        guard let realm = list.realm else { return body(list) }
        SafeWrite.perform(realm) { _ in body(list) }
    }
    /// Adds an element, in a transaction.
    public func append<Element>(_ value: Element) where Value == List<Element> { change { $0.append(value) } }
    /// Removes elements, in a transaction.
    public func remove<Element>(atOffsets offsets: IndexSet) where Value == List<Element> {
        change { $0.remove(atOffsets: offsets) }
    }
    /// Removes an element, in a transaction.
    public func remove<Element>(at index: Int) where Value == List<Element> { change { $0.remove(at: index) } }
    /// Moves elements, in a transaction.
    public func move<Element>(fromOffsets offsets: IndexSet, toOffset destination: Int) where Value == List<Element> {
        change { $0.move(fromOffsets: offsets, toOffset: destination) }
    }
    /// Deletes the object, in a transaction.
    public func delete() where Value: ObjectBase {
        guard let live = wrappedValue.thawed() else { return }
        SafeWrite.perform(live.realm) { $0.delete(live) }
    }
}
