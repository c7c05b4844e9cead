/// A part of the interface, as in SwiftUI: a value that says what to show for the present state.
///
/// The whole protocol is on the main actor, as in SwiftUI from Xcode 16 on; before, only `body` was.
@MainActor @preconcurrency public protocol View {
    /// The type of view that `body` makes; `Never` for views that the runtime implements itself.
    associatedtype Body: View

    /// The content of the view, computed anew when something that it reads has changed.
    @ViewBuilder var body: Body { get }
}

extension Never: View {
    /// There is no value of `Never`, so that there is no body either.
    public typealias Body = Never
}

extension View where Body == Never {
    /// Views that the runtime implements have no body. Asking for it is a programming error, and traps as in SwiftUI.
    nonisolated public var body: Never {
        preconditionFailure("body() should not be called on \(Self.self)")
    }
}

/// A view that stands for a list of rows of the container it is in, and has no node of its own.
@MainActor protocol StructuralView: View {
    /// Adds what the view stands for. `path` is the position of the view in its container.
    func appendRows(to list: inout RowList, at path: RowPath)

    /// The number of rows that `appendRows` would add, without making any of them where that is possible.
    var rowCount: Int { get }

    /// Whether every view of the type is one row, so that its rows need not be counted one by one.
    static var isAlwaysOneRow: Bool { get }

    /// Whether every view of the type is one row as it is, at the path that `appendRows` is given.
    static var isRowItself: Bool { get }
}

extension StructuralView {
    static var isAlwaysOneRow: Bool { false }
    static var isRowItself: Bool { false }
}

/// A view that the runtime composes of others: code within is that of the view around it.
@MainActor protocol ComposedView: View {}

/// A view that the runtime implements with a node of its own.
@MainActor protocol PrimitiveView: View where Body == Never {
    /// Makes the node, with its content. It is called within an update.
    func makeNode(in parent: Node, environment: EnvironmentValues) -> Node
}
