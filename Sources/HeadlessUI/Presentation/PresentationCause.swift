/// An item to present.
struct PresentedItem {
    /// The identity of the item.
    var id: AnyHashable = 0
    /// The data that the content receives.
    var data: Any?
    /// Whether the content keeps the data with which it was first presented.
    var keepsData = false
    /// Returns the content.
    let content: (Any?) -> any View
    /// Whether the data is the value of the binding.
    var isOfBinding: Bool { data != nil && !keepsData }
}

/// A binding that controls a presentation.
@MainActor protocol PresentationCause {
    /// Returns the item to present, or `nil`, and makes the node depend on the binding.
    func item(at node: Node) -> PresentedItem?
    /// Writes the dismissal to the binding.
    func dismiss()
    /// A function that returns whether the binding asks, and that keeps nothing; nil if only code of the app can say.
    var asking: (() -> Bool)? { get }
    /// The object with the value of the binding; nil if it is in no object.
    var object: AnyObject? { get }
    /// What the bindings to one value have in common.
    var storage: AnyHashable { get }
    /// Whether the binding takes the dismissal. A constant binding asks forever.
    var takesDismissal: Bool { get }
}

/// A presentation while a binding is `true`.
nonisolated struct FlagCause: PresentationCause {
    let isPresented: Binding<Bool>
    let content: () -> any View

    @MainActor func item(at node: Node) -> PresentedItem? {
        node.following(isPresented) ? PresentedItem { _ in content() } : nil
    }

    @MainActor func dismiss() { isPresented.wrappedValue = false }
    @MainActor var takesDismissal: Bool { isPresented.keepsWrites }
    @MainActor var object: AnyObject? { isPresented.object }
    @MainActor var storage: AnyHashable { isPresented.storage }
    @MainActor var asking: (() -> Bool)? { isPresented.storedValue.map { value in { value() ?? false } } }
}

/// A presentation while a binding is `true` and there is data. The content keeps the data with which it was presented
/// (documentation of `alert(_:isPresented:presenting:actions:)`).
///
/// SwiftUI calls the closures of alerts and dialogs as the body is evaluated: they do not escape. So a modifier calls them for the data at
/// once, and the body depends on what they read; what is shown is of the data with which it opened.
nonisolated struct DataCause<T>: PresentationCause {
    let isPresented: Binding<Bool>
    let data: T?
    let content: (T) -> any View

    @MainActor func item(at node: Node) -> PresentedItem? {
        guard node.following(isPresented), let data else { return nil }
        return PresentedItem(data: data, keepsData: true) { kept in content(kept as? T ?? data) }
    }

    @MainActor func dismiss() { isPresented.wrappedValue = false }
    @MainActor var takesDismissal: Bool { isPresented.keepsWrites }
    @MainActor var object: AnyObject? { isPresented.object }
    @MainActor var storage: AnyHashable { isPresented.storage }
    @MainActor var asking: (() -> Bool)? { isPresented.storedValue.map { value in { value() ?? false } } }
}

/// A presentation for an item while a binding holds one.
nonisolated struct ItemCause<Item: Identifiable>: PresentationCause {
    let item: Binding<Item?>
    let content: (Item) -> any View

    @MainActor func item(at node: Node) -> PresentedItem? {
        node.following(item).map { item in
            PresentedItem(id: AnyHashable(item.id), data: item) { _ in content(item) }
        }
    }

    @MainActor func dismiss() { item.wrappedValue = nil }
    @MainActor var takesDismissal: Bool { item.keepsWrites }
    @MainActor var object: AnyObject? { item.object }
    @MainActor var storage: AnyHashable { item.storage }
    @MainActor var asking: (() -> Bool)? { item.storedValue.map { value in { (value() ?? nil) != nil } } }
}

/// The content of a presentation for an item. Another item gets another view.
nonisolated struct ItemView: View {
    typealias Body = Never
    let content: any View
    let id: AnyHashable
}

extension ItemView: StructuralView {
    @MainActor func appendRows(to list: inout RowList, at path: RowPath) {
        list.append(content, at: path.appending(.item(id)))
    }

    @MainActor var rowCount: Int { RowList.count(of: content) }
}
