/// A part of the interface, as in SwiftUI: a value that describes what to show for the current state.
///
/// The whole protocol is isolated to the main actor, as in SwiftUI since Xcode 16; before that, only `body` was.
@MainActor @preconcurrency public protocol View {
    /// The type of the body; `Never` for views that the runtime implements.
    associatedtype Body: View

    /// The content of the view. The runtime computes it again when something that it reads has changed.
    @ViewBuilder var body: Body { get }
}

extension Never: View {
    /// `Never` has no values, and so no body.
    public typealias Body = Never
}

extension View where Body == Never {
    /// Traps, as in SwiftUI: views that the runtime implements have no body.
    nonisolated public var body: Never {
        preconditionFailure("body() should not be called on \(Self.self)")
    }
}

/// A view that contributes rows to its container and has no node.
@MainActor protocol StructuralView: View {
    /// Appends the rows of the view. `path` is the position of the view in its container.
    func appendRows(to list: inout RowList, at path: RowPath)

    /// The number of rows that `appendRows` would append. It creates no row unless it must.
    var rowCount: Int { get }

    /// Whether every view of the type is one row, so that its rows need no counting.
    static var isAlwaysOneRow: Bool { get }

    /// Whether every view of the type is itself the one row, at the path passed to `appendRows`.
    static var isRowItself: Bool { get }
}

extension StructuralView {
    static var isAlwaysOneRow: Bool { false }
    static var isRowItself: Bool { false }
}

/// A view that the runtime composes of other views. The code inside belongs to the enclosing view.
@MainActor protocol ComposedView: View {}

/// A view that the runtime implements with a node.
@MainActor protocol PrimitiveView: View where Body == Never {
    /// Creates the node with its content. The runtime calls this during an update.
    func makeNode(in parent: Node, environment: EnvironmentValues) -> Node
}
