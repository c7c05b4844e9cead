import Foundation
import HeadlessUI

/// A place of the database.
public final class DatabaseReference: DatabaseQuery, @unchecked Sendable {
    /// The name of the place; nil for the root.
    public var key: String? { path.last }
    /// The place above; nil for the root.
    public var parent: DatabaseReference? { path.isEmpty ? nil : DatabaseReference(path.dropLast()) }
    /// The root.
    public var root: DatabaseReference { DatabaseReference([]) }
    /// The address of the place.
    public var url: String { "https://app.firebaseio.com/" + path.joined(separator: "/") }

    /// Returns a place below. A name with one of the characters `.#$[]` ends the app, as in Firebase.
    public func child(_ pathString: String) -> DatabaseReference {
        if pathString.contains(where: { ".#$[]".contains($0) }) {
            endApp("(child:) Must be a non-empty string and not contain '.' '#' '$' '[' or ']'")
        }
        return DatabaseReference(path + pathString.split(separator: "/").map(String.init))
    }
    /// Returns a place with a new name. Later names follow earlier ones.
    public func childByAutoId() -> DatabaseReference {
        let number = String(DatabaseStore.current.newNumber())
        return DatabaseReference(path + ["-N" + String(repeating: "0", count: max(0, 18 - number.count)) + number])
    }

    private func writing(_ value: Any?) -> ServiceCall<Void> {
        DatabaseStore.current.write([TreeChange(path: path, value: TreeValue(value))], "setValue")
    }
    private func updating(_ values: [AnyHashable: Any]) -> ServiceCall<Void> {
        let changes = values.map { name, value in
            TreeChange(path: path + "\(name)".split(separator: "/").map(String.init), value: TreeValue(value))
        }
        return DatabaseStore.current.write(
            changes.sorted { $0.path.lexicographicallyPrecedes($1.path) }, "updateChildValues")
    }
    private func start(_ call: ServiceCall<Void>, _ block: ((Error?, DatabaseReference) -> Void)?) {
        call.start(reporting: block.map { block in { [self] in block($0, self) } })
    }

    /// Sets the value. The handler is called when a step answers.
    public func setValue(_ value: Any?) { start(writing(value), nil) }
    /// Sets the value. The handler is called when a step answers.
    public func setValue(_ value: Any?, withCompletionBlock block: @escaping (Error?, DatabaseReference) -> Void) {
        start(writing(value), block)
    }
    /// Sets the value, and waits until a step answers.
    @discardableResult public func setValue(_ value: Any?) async throws -> DatabaseReference {
        try await writing(value).value()
        return self
    }
    /// Sets values below. The handler is called when a step answers.
    public func updateChildValues(_ values: [AnyHashable: Any]) { start(updating(values), nil) }
    /// Sets values below. The handler is called when a step answers.
    public func updateChildValues(
        _ values: [AnyHashable: Any], withCompletionBlock block: @escaping (Error?, DatabaseReference) -> Void
    ) { start(updating(values), block) }
    /// Sets values below, and waits until a step answers.
    @discardableResult public func updateChildValues(_ values: [AnyHashable: Any]) async throws -> DatabaseReference {
        try await updating(values).value()
        return self
    }
    /// Removes the value. The handler is called when a step answers.
    public func removeValue() { start(writing(nil), nil) }
    /// Removes the value. The handler is called when a step answers.
    public func removeValue(completionBlock block: @escaping (Error?, DatabaseReference) -> Void) {
        start(writing(nil), block)
    }
    /// Removes the value, and waits until a step answers.
    @discardableResult public func removeValue() async throws -> DatabaseReference { try await setValue(nil) }
}
