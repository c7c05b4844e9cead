/// A tree of elements with children of the same type. Each element with children can disclose them.
nonisolated public struct OutlineGroup<Data, ID, Leaf> where Data: RandomAccessCollection, ID: Hashable {
    let roots: [Data.Element]
    let id: KeyPath<Data.Element, ID>
    let children: KeyPath<Data.Element, Data?>
    let content: (Data.Element) -> Leaf
}

extension OutlineGroup: View where Leaf: View {
    public typealias Body = Never

    /// The elements of a collection, identified by a key path, and their children.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder content: @escaping (Data.Element) -> Leaf
    ) {
        self.init(roots: Array(data), id: id, children: children, content: content)
    }

    /// The elements of a collection, and their children.
    public init(
        _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Leaf
    ) where ID == Data.Element.ID, Data.Element: Identifiable {
        self.init(roots: Array(data), id: \.id, children: children, content: content)
    }

    /// One element, identified by a key path, and its children.
    @_disfavoredOverload public init(
        _ root: Data.Element, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder content: @escaping (Data.Element) -> Leaf
    ) {
        self.init(roots: [root], id: id, children: children, content: content)
    }

    /// One element, and its children.
    @_disfavoredOverload public init(
        _ root: Data.Element, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder content: @escaping (Data.Element) -> Leaf
    ) where ID == Data.Element.ID, Data.Element: Identifiable {
        self.init(roots: [root], id: \.id, children: children, content: content)
    }
}

extension OutlineGroup: StructuralView where Leaf: View {
    @MainActor func appendRows(to list: inout RowList, at path: RowPath) {
        list.append(rows, at: path)
    }

    @MainActor var rowCount: Int { roots.count }

    @MainActor private var rows: some View {
        ForEach(roots, id: id) { element in
            OutlineRow(element: element, id: id, children: children, content: content)
        }
    }
}

/// An element, with a disclosure group if the element can have children.
private struct OutlineRow<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: ComposedView {
    let element: Data.Element
    let id: KeyPath<Data.Element, ID>
    let children: KeyPath<Data.Element, Data?>
    let content: (Data.Element) -> Leaf

    var body: some View {
        if let elements = element[keyPath: children] {
            DisclosureGroup {
                AnyView(OutlineGroup(elements, id: id, children: children, content: content))
            } label: {
                content(element)
            }
        } else {
            content(element)
        }
    }
}
