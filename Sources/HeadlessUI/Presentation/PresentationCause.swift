/// What is to be presented.
struct PresentedItem {
    /// What it is presented for.
    var id: AnyHashable = 0
    /// What the content is made for.
    var data: Any?
    /// Whether the content goes on being made for what it was made for at first.
    var keepsData = false
    /// Makes the content.
    let content: (Any?) -> any View
}

/// A binding that says whether something is presented.
@MainActor protocol PresentationCause {
    /// What is to be presented now; the node depends on it.
    func item(at node: Node) -> PresentedItem?
    /// Writes that nothing is.
    func dismiss()
}

/// Something is presented while a binding is true.
nonisolated struct FlagCause: PresentationCause {
    let isPresented: Binding<Bool>
    let content: () -> any View

    @MainActor func item(at node: Node) -> PresentedItem? {
        node.following(isPresented) ? PresentedItem { _ in content() } : nil
    }

    @MainActor func dismiss() { isPresented.wrappedValue = false }
}

/// Something is presented while a binding is true and there is data. Its content is for what the data was then
/// (documentation of `alert(_:isPresented:presenting:actions:)`).
nonisolated struct DataCause<T>: PresentationCause {
    let isPresented: Binding<Bool>
    let data: T?
    let content: (T) -> any View

    @MainActor func item(at node: Node) -> PresentedItem? {
        guard node.following(isPresented), let data else { return nil }
        return PresentedItem(data: data, keepsData: true) { kept in content(kept as? T ?? data) }
    }

    @MainActor func dismiss() { isPresented.wrappedValue = false }
}

/// Something is presented for an item while a binding is not nil.
nonisolated struct ItemCause<Item: Identifiable>: PresentationCause {
    let item: Binding<Item?>
    let content: (Item) -> any View

    @MainActor func item(at node: Node) -> PresentedItem? {
        node.following(item).map { item in PresentedItem(id: AnyHashable(item.id)) { _ in content(item) } }
    }

    @MainActor func dismiss() { item.wrappedValue = nil }
}

/// The content of something that is presented for an item: another view for another item.
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
