/// A view for each element of a collection. The element's ID is the view's identity.
nonisolated public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// The elements at the time of the view's creation.
    public var data: Data { didSet { appendBoundRows = nil } }
    /// Returns the view of an element.
    public var content: (Data.Element) -> Content { didSet { appendBoundRows = nil } }
    let identity: (Data.Element) -> ID
    /// Whether the data is a constant range.
    let isConstant: Bool
    /// The edits that a person can make to the elements through the views' binding.
    var editing: RowEditing?
    /// Appends the same rows as `data` and `content`, if the `ForEach` iterates over a binding. It reads the binding's value once
    /// and each element once, instead of reading the value for each index.
    fileprivate var appendBoundRows: (@MainActor (inout RowList, RowPath, RowEditing?) -> Void)?
}

extension ForEach {
    /// Content that is no view, for each element.
    package init(
        _ data: Data, identity: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, identity: identity, isConstant: false)
    }
}

extension ForEach: View where Content: View {
    public typealias Body = Never
}

extension ForEach where Content: View {
    /// Creates a view for each element, identified by the element's ID. Disfavored, because a binding is a collection as well.
    @_disfavoredOverload public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    where ID == Data.Element.ID, Data.Element: Identifiable {
        self.init(data: data, content: content, identity: { $0.id }, isConstant: false)
    }

    /// Creates a view for each element, identified by a key path.
    @_disfavoredOverload public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, identity: { $0[keyPath: id] }, isConstant: false)
    }

    /// Creates a view for each number of a range. The range must be constant.
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
    where Data == Range<Int>, ID == Int {
        self.init(data: data, content: content, identity: { $0 }, isConstant: true)
    }

    /// Creates a view for a binding to each element, identified by the element's ID.
    ///
    /// The binding of an element captures the element's *index*. The initializer uses the ID to compare rows and then discards it.
    /// SwiftUI's public interface contains this code, because it emits the initializer into the client.
    public init<C>(_ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content)
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID,
        C: MutableCollection & RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
    {
        self.init(data, identity: { $0.id }, content: content)
    }

    /// Creates a view for a binding to each element, identified by a key path. The binding captures the index.
    public init<C>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>,
        C: MutableCollection & RandomAccessCollection, C.Index: Hashable
    {
        self.init(data, identity: { $0[keyPath: id] }, content: content)
    }

    private init<C>(
        _ data: Binding<C>, identity: @escaping (C.Element) -> ID, content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>,
        C: MutableCollection & RandomAccessCollection, C.Index: Hashable
    {
        let elementIDs = data.wrappedValue.indices.lazy.map { index in
            (index, identity(data.wrappedValue[index]))
        }
        self.init(
            data: elementIDs,
            content: { index, elementID in
                content(
                    data.element(
                        data.wrappedValue[index], at: index, identity: identity, id: elementID, in: Content.self))
            },
            identity: { $0.1 }, isConstant: false)
        // Only updates use these, on the main thread.
        nonisolated(unsafe) let (data, identity, content) = (data, identity, content)
        appendBoundRows = { list, path, editing in
            let elements = data.wrappedValue
            let remakes = RowList.remakesRows
            list.append(elements, of: Content.self, editing: editing) { list, index, kind in
                let element = elements[index]
                let id = identity(element)
                let remake =
                    remakes
                    ? { _ = content(data.element(element, at: index, identity: identity, id: id, in: Content.self)) }
                    : nil
                list.append(element: path.appending(element: id), kind, remake: remake) {
                    content(data.element(element, at: index, identity: identity, id: id, in: Content.self))
                }
            }
        }
    }
}

extension ForEach: StructuralView where Content: View {
    @MainActor func appendRows(to list: inout RowList, at path: RowPath) {
        if let appendBoundRows { return appendBoundRows(&list, path, editing) }
        let elements = isConstant ? list.constantRange(at: path, now: data) : data
        let remakes = RowList.remakesRows
        list.append(elements, of: Content.self, editing: editing) { list, index, kind in
            let element = elements[index]
            let remake = remakes ? { _ = content(element) } : nil
            list.append(element: path.appending(element: identity(element)), kind, remake: remake) { content(element) }
        }
    }

    @MainActor var rowCount: Int {
        RowList.isAlwaysOneRow(Content.self)
            ? data.count : data.reduce(0) { $0 + RowList.count(of: content($1)) }
    }
}

extension Binding where Value: MutableCollection & RandomAccessCollection {
    /// Returns the binding to an element that `ForEach` passes to its content.
    fileprivate func element<ID: Hashable>(
        _ element: Value.Element, at index: Value.Index, identity: @escaping (Value.Element) -> ID, id: ID,
        in rowType: Any.Type
    ) -> Binding<Value.Element> {
        if Graph.current?.containers.bindingsFollowIdentity ?? false {
            return Binding<Value.Element>(
                value: element,
                location: IdentityLocation(self, element, at: index, identity: identity, id: id))
        }
        return Binding<Value.Element>(
            value: element,
            location: ElementLocation(self, element, at: index, identity: identity, id: id, in: rowType))
    }
}

/// A view whose rows come from a collection, so that a container can edit them.
public protocol DynamicViewContent: View {
    /// The type of the collection.
    associatedtype Data: Collection
    /// The elements at the time of the view's creation.
    var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}
