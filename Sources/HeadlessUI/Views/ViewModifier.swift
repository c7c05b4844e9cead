/// A modifier that turns one view into another.
@MainActor @preconcurrency public protocol ViewModifier {
    /// The type of the body; `Never` for modifiers that the runtime implements.
    associatedtype Body: View
    /// The view to modify.
    typealias Content = _ViewModifier_Content<Self>
    /// Returns the modified view.
    @ViewBuilder func body(content: Content) -> Body
}

extension ViewModifier where Body == Never {
    /// Traps, as in SwiftUI: modifiers that the runtime implements have no body.
    nonisolated public func body(content: Content) -> Never {
        preconditionFailure("body(content:) should not be called on \(Self.self)")
    }
}

/// The view to which a modifier is applied, as the modifier's body sees it.
nonisolated public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
    public typealias Body = Never
    let content: any View
}

extension _ViewModifier_Content: StructuralView {
    @MainActor func appendRows(to list: inout RowList, at path: RowPath) {
        list.append(content, at: path)
    }

    @MainActor var rowCount: Int { RowList.count(of: content) }
}

/// A view with a modifier.
nonisolated public struct ModifiedContent<Content, Modifier> {
    /// The view.
    public var content: Content
    /// The modifier.
    public var modifier: Modifier

    /// Applies a modifier to a view.
    public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    public typealias Body = Never
}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {
    @MainActor func makeNode(in parent: Node, environment: EnvironmentValues) -> Node {
        let node: Node
        if let primitive = modifier as? any PrimitiveModifier {
            node = makePrimitive(primitive, in: parent, environment: environment)
        } else {
            node = CompositeModifierNode(self, in: parent, environment: environment)
        }
        node.evaluateIfNeeded()
        return node
    }

    @MainActor private func makePrimitive<M: PrimitiveModifier>(
        _ modifier: M, in parent: Node, environment: EnvironmentValues
    ) -> Node {
        ModifierNode(content: content, modifier: modifier, in: parent, environment: environment)
    }
}

// A modifier of several views applies to each of them.
extension ModifiedContent: StructuralView where Content: View, Modifier: ViewModifier {
    @MainActor func appendRows(to list: inout RowList, at path: RowPath) {
        if RowList.isAlwaysOneRow(Content.self) {
            list.append(row: self, at: path)
        } else {
            let modifier = modifier
            if Self.runsOnce, let modifier = modifier as? any AppearanceModifying {
                return append(modifier, to: &list, at: path)
            }
            list.append(
                content, at: path,
                wrapped: { view in
                    ModifiedContent<AnyView, Modifier>(content: AnyView(view), modifier: modifier)
                })
        }
    }

    /// Appends the rows of a section with a modifier that applies to the section and not to each row.
    @MainActor private func append<M: AppearanceModifying>(_ modifier: M, to list: inout RowList, at path: RowPath) {
        let once = SectionAppearanceModifier(modifier: modifier, path: path, depth: list.wrapperCount)
        list.append(content, at: path) { view in
            ModifiedContent<AnyView, SectionAppearanceModifier<M>>(content: AnyView(view), modifier: once)
        }
    }

    @MainActor var rowCount: Int { RowList.count(of: content) }

    @MainActor static var isAlwaysOneRow: Bool { RowList.isAlwaysOneRow(Content.self) }
    @MainActor static var isRowItself: Bool { isAlwaysOneRow }
}

extension ModifiedContent: SectionedView where Content: View, Modifier: ViewModifier {
    @MainActor static var isSection: Bool { (Content.self as? any SectionedView.Type)?.isSection ?? false }

    /// Whether the section runs an appearance modifier once, and not for each row.
    @MainActor fileprivate static var runsOnce: Bool {
        Graph.current?.assumptions.sectionAppearance == .once && isSection
    }
}

extension View {
    /// Applies a modifier.
    nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// The node of a view whose modifier has a body.
@MainActor private final class CompositeModifierNode<Content: View, Modifier: ViewModifier>: BodyNode {
    private var view: ModifiedContent<Content, Modifier>
    private let properties = PropertyStorage(layout: .of(Modifier.self))
    /// Whether the modifier only affects drawing and has no body.
    private let isDrawing = Modifier.self is any GeometryEffect.Type

    init(_ view: ModifiedContent<Content, Modifier>, in parent: Node, environment: EnvironmentValues) {
        self.view = view
        super.init(in: parent, graph: parent.graph, environment: environment)
    }

    override func accepts(_ view: any View) -> Bool {
        view.isOf(ModifiedContent<Content, Modifier>.self)
    }

    override func take(_ view: any View) -> Bool {
        view.put(in: &self.view)
    }

    override func evaluate() {
        evaluateBody {
            properties.install(in: &view.modifier, node: self)
            let content = Modifier.Content(content: view.content)
            if isDrawing { return content }
            return view.modifier.body(content: content)
        }
    }

    override func didRemove() {
        properties.removeAll()
    }
}
