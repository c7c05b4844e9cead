/// A view for each element of a collection, with the identity of the element's id.
nonisolated public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// The elements, as they were when the view was made.
    public var data: Data { didSet { appendBoundRows = nil } }
    /// Makes the view of an element.
    public var content: (Data.Element) -> Content { didSet { appendBoundRows = nil } }
    let identity: (Data.Element) -> ID
    /// Whether the data is a range, which has to stay as it is.
    let isConstant: Bool
    /// What a person can do to the elements by way of the binding that the views are made of.
    var editing: RowEditing?
    /// Adds the same rows as `data` and `content` stand for, where these are made of a binding: by way of its value, of which each
    /// element is looked at once, and not of the index of each element.
    fileprivate var appendBoundRows: (@MainActor (inout RowList, RowPath, RowEditing?) -> Void)?
}

extension ForEach: View where Content: View {
    public typealias Body = Never
}

extension ForEach where Content: View {
    /// A view for each element, by the element's own id. Disfavoured, since a binding is a collection, too.
    @_disfavoredOverload public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    where ID == Data.Element.ID, Data.Element: Identifiable {
        self.init(data: data, content: content, identity: { $0.id }, isConstant: false)
    }

    /// A view for each element, by the id at a key path.
    @_disfavoredOverload public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, identity: { $0[keyPath: id] }, isConstant: false)
    }

    /// A view for each number of a range that must stay as it is.
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
    where Data == Range<Int>, ID == Int {
        self.init(data: data, content: content, identity: { $0 }, isConstant: true)
    }

    /// A view for a binding to each element, by the element's own id.
    ///
    /// The binding of an element captures its *index*: the id is used to compare the rows, and then thrown away. That is
    /// the text of SwiftUI's public interface, where this initializer is emitted into the client.
    public init<C>(_ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content)
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID,
        C: MutableCollection & RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
    {
        self.init(data, identity: { $0.id }, content: content)
    }

    /// A view for a binding to each element, by the id at a key path; the binding captures the index.
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
                content(data.element(data.wrappedValue[index], at: index, identity: identity, id: elementID))
            },
            identity: { $0.1 }, isConstant: false)
        // Used by updates only, on the main thread.
        nonisolated(unsafe) let (data, identity, content) = (data, identity, content)
        appendBoundRows = { list, path, editing in
            let elements = data.wrappedValue
            list.append(elements, of: Content.self, editing: editing) { list, index, kind in
                let element = elements[index]
                let id = identity(element)
                list.append(element: path.appending(id: id), kind) {
                    content(data.element(element, at: index, identity: identity, id: id))
                }
            }
        }
    }
}

extension ForEach: StructuralView where Content: View {
    @MainActor func appendRows(to list: inout RowList, at path: RowPath) {
        if let appendBoundRows { return appendBoundRows(&list, path, editing) }
        let elements = isConstant ? list.constantRange(at: path, now: data) : data
        list.append(elements, of: Content.self, editing: editing) { list, index, kind in
            let element = elements[index]
            list.append(element: path.appending(id: identity(element)), kind) { content(element) }
        }
    }

    @MainActor var rowCount: Int {
        RowList.isAlwaysOneRow(Content.self)
            ? data.count : data.reduce(0) { $0 + RowList.count(of: content($1)) }
    }
}

extension Binding where Value: MutableCollection & RandomAccessCollection {
    /// A binding to an element as `ForEach` makes it.
    fileprivate func element<ID: Hashable>(
        _ element: Value.Element, at index: Value.Index, identity: @escaping (Value.Element) -> ID, id: ID
    ) -> Binding<Value.Element> {
        if Graph.current?.containers.bindingsFollowIdentity ?? false {
            return Binding<Value.Element>(
                value: element,
                location: IdentityLocation(self, element, at: index, identity: identity, id: id))
        }
        return Binding<Value.Element>(
            value: element, location: ElementLocation(self, element, at: index, identity: identity, id: id))
    }
}

/// What a container can do with its rows beside showing them.
public protocol DynamicViewContent: View {
    /// The collection that the rows are made of.
    associatedtype Data: Collection
    /// The elements, as they were when the view was made.
    var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}
