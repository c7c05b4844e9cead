import Foundation
import HeadlessUI

/// Tells a view of the transactions that change a collection.
private final class ResultsObserver<Element: RealmCollectionValue & ObjectBase>: ObservableObject {
    var predicate: NSPredicate?
    var condition: ((Query<Element>) -> Query<Bool>)?
    let order: SortDescriptor?
    private var token: NotificationToken?
    private var store: RealmStore?

    init(_ predicate: NSPredicate?, _ condition: ((Query<Element>) -> Query<Bool>)?, _ order: SortDescriptor?) {
        (self.predicate, self.condition, self.order) = (predicate, condition, order)
    }

    /// Returns the objects now, and observes them from the first call on.
    func results(_ configuration: Realm.Configuration) -> Results<Element> {
        guard let realm = try? Realm(configuration: configuration) else { return ._rlmDefaultValue() }
        var results = realm.objects(Element.self)
        if let predicate { results = results.filter(predicate) }
        if let condition { results = results.where(condition) }
        if let order { results = results.sorted(by: [order]) }
        if store !== realm.store {
            store = realm.store
            observe(results)
        }
        return results
    }

    private func observe(_ results: Results<Element>) {
        token = results.observe { [weak self] change in
            if case .update = change { self?.objectWillChange.send() }
        }
    }

    /// Observes the objects of other conditions.
    func change(_ body: (ResultsObserver) -> Void) {
        objectWillChange.send()
        body(self)
        store = nil
    }
}

/// A property of a view that has the objects of a type, and follows their changes. The objects are frozen:
/// mongodb.com/docs/atlas/device-sdks/sdk/swift/swiftui/model-data/filter-data.
@MainActor @preconcurrency @propertyWrapper
public struct ObservedResults<ResultType: RealmCollectionValue & ObjectBase & ThreadConfined>: DynamicProperty {
    @StateObject private var observer: ResultsObserver<ResultType>
    @Environment(\.realmConfiguration) private var environmentConfiguration
    private let configuration: Realm.Configuration?

    /// Observes the objects of a type that a predicate accepts.
    public init(
        _ type: ResultType.Type, configuration: Realm.Configuration? = nil, filter: NSPredicate? = nil,
        keyPaths: [String]? = nil, sortDescriptor: SortDescriptor? = nil
    ) {
        _observer = StateObject(wrappedValue: ResultsObserver(filter, nil, sortDescriptor))
        self.configuration = configuration
    }
    /// Observes the objects of a type that meet a condition.
    public init(
        _ type: ResultType.Type, configuration: Realm.Configuration? = nil,
        where condition: ((Query<ResultType>) -> Query<Bool>)?, keyPaths: [String]? = nil,
        sortDescriptor: SortDescriptor? = nil
    ) {
        _observer = StateObject(wrappedValue: ResultsObserver(nil, condition, sortDescriptor))
        self.configuration = configuration
    }

    private var results: Results<ResultType> { observer.results(configuration ?? environmentConfiguration) }
    /// The frozen objects.
    public var wrappedValue: Results<ResultType> { results.freeze() }
    /// The property, with which the view adds and deletes objects.
    public var projectedValue: ObservedResults { self }

    /// The predicate.
    public var filter: NSPredicate? {
        get { observer.predicate }
        nonmutating set { observer.change { $0.predicate = newValue } }
    }
    /// The condition.
    public var `where`: ((Query<ResultType>) -> Query<Bool>)? {
        get { observer.condition }
        nonmutating set { observer.change { $0.condition = newValue } }
    }

    /// Adds an object, in a transaction.
    public func append(_ value: ResultType) where ResultType: Object {
        SafeWrite.perform(results.realm) { $0.add(value) }
    }
    /// Deletes an object, in a transaction.
    public func remove(_ object: ResultType) {
        guard let live = object.thaw() else { return }
        SafeWrite.perform(results.realm) { $0.delete(live) }
    }
    /// Deletes the objects at positions, in a transaction.
    public func remove(atOffsets offsets: IndexSet) {
        let results = results
        SafeWrite.perform(results.realm) { realm in
            for object in offsets.map({ results[$0] }) { realm.delete(object) }
        }
    }
}

/// Transactions of views.
enum SafeWrite {
    /// Runs a function in the open transaction, or else in a new one.
    static func perform(_ realm: Realm?, _ body: (Realm) -> Void) {
        guard let realm = realm?.thaw() else { return }
        if realm.isInWriteTransaction { return body(realm) }
        // The function throws no error.
        try? realm.write { body(realm) }
    }
}

private struct RealmConfigurationKey: EnvironmentKey {
    static var defaultValue: Realm.Configuration { .defaultConfiguration }
}

extension EnvironmentValues {
    /// The configuration of the database that views use.
    public var realmConfiguration: Realm.Configuration {
        get { self[RealmConfigurationKey.self] }
        set { self[RealmConfigurationKey.self] = newValue }
    }
    /// The database that views use.
    public var realm: Realm {
        get { Realm.opened(realmConfiguration) }
        set { realmConfiguration = newValue.configuration }
    }
}
