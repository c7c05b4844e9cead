/// The destination that a view declares for values of one type. It lives as long as the view.
@MainActor final class Destination {
    private let matches: (AnyHashable) -> Bool
    /// The node that declares the destination.
    private weak var node: Node?
    /// Returns the content of the page for a value.
    var make: (AnyHashable) -> (any View)?

    init(
        at node: Node, matches: @escaping (AnyHashable) -> Bool, make: @escaping (AnyHashable) -> (any View)?
    ) {
        self.node = node
        self.matches = matches
        self.make = make
    }

    func isFor(_ value: AnyHashable) -> Bool { matches(value) }

    func content(for value: AnyHashable) -> (any View)? { matches(value) ? make(value) : nil }

    /// Whether the declaring view is leaving with its page of a stack, or with a part of it.
    func isLeaving(in stack: StackNode) -> Bool {
        node?.withAncestors.prefix { $0 !== stack }.contains(where: \.isLeaving) ?? true
    }
}

/// Declares the destination for values of one type.
nonisolated struct DestinationModifier<D: Hashable>: PrimitiveModifier {
    typealias Body = Never
    let destination: (D) -> any View
    @MainActor func makeEffect() -> DestinationEffect<D> { DestinationEffect() }
}

/// Registers a destination with the enclosing stack. The declaration counts whether its view is on screen or covered by other
/// pages.
@MainActor final class DestinationEffect<D: Hashable>: ModifierEffect {
    private var destination: Destination?
    private weak var stack: StackNode?

    func update(_ modifier: DestinationModifier<D>, at node: Node) {
        let make = { (value: AnyHashable) in (value.base as? D).map(modifier.destination) }
        let destination = destination ?? Destination(at: node, matches: { $0.base is D }, make: make)
        destination.make = make
        self.destination = destination
        stack = node.enclosing(StackNode.self)
        stack?.declare(destination)
    }

    func didRemove(at node: Node) {
        if let destination { stack?.withdraw(destination) }
    }
}

/// Pushes a page while a binding requests it.
nonisolated struct PushModifier: PrimitiveModifier {
    typealias Body = Never
    let name: String
    let source: SourcePlace
    let cause: any PresentationCause
    @MainActor func makeEffect() -> PushEffect { PushEffect() }
}

/// Keeps a pushed page in step with its binding.
@MainActor final class PushEffect: ModifierEffect {
    private var modifier: PushModifier?
    private var page: BoundPage?

    func update(_ modifier: PushModifier, at node: Node) { self.modifier = modifier }

    func evaluate(at node: Node, _ content: () -> Void) {
        content()
        guard let modifier else { return }
        let page = page ?? BoundPage()
        self.page = page
        page.follow(modifier.cause, ViewAction(modifier.name, at: modifier.source, of: node), at: node)
    }

    func didRemove(at node: Node) { page?.remove() }
}

/// A page that is pushed while a binding requests it, together with the item that it shows.
@MainActor final class BoundPage {
    private var entry: PageEntry?
    private var id: AnyHashable = 0
    private weak var stack: StackNode?

    /// Pushes or pops the page, or updates its content, to match the binding.
    func follow(_ cause: any PresentationCause, _ action: ViewAction, at node: Node) {
        stack = node.enclosing(StackNode.self)
        let item = cause.item(at: node)
        if let entry, item?.id != id || !(stack?.contains(entry) ?? false) {
            self.entry = nil
            stack?.remove(entry)
        }
        guard let item, let stack else { return }
        let entry = entry ?? PageEntry { EmptyView() }
        entry.content = { ItemView(content: item.content(item.data), id: item.id) }
        entry.viewType = node.enclosingViewType
        entry.didPop = { action.run { cause.dismiss() } }
        if self.entry == nil {
            self.entry = entry
            id = item.id
            stack.push(entry)
        } else {
            stack.invalidate(entry)
        }
    }

    /// Pops the page after the view that pushed it has been removed.
    func remove() {
        guard let entry, let stack else { return }
        if stack.graph.assumptions.removedLink == .popsPage { stack.remove(entry) }
    }
}

extension View {
    /// Declares the destination for values of one type.
    nonisolated public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modifier(DestinationModifier(destination: destination))
    }

    /// Pushes a page while a binding is `true`.
    nonisolated public func navigationDestination<V: View>(
        isPresented: Binding<Bool>, file: StaticString = #filePath, line: Int = #line,
        @ViewBuilder destination: @escaping () -> V
    ) -> some View {
        modifier(
            PushModifier(
                name: "navigationDestination", source: SourcePlace(file, line),
                cause: FlagCause(isPresented: isPresented, content: destination)))
    }

    /// Pushes a page for an item while a binding holds one.
    nonisolated public func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, file: StaticString = #filePath, line: Int = #line,
        @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modifier(
            PushModifier(
                name: "navigationDestination", source: SourcePlace(file, line),
                cause: HashableCause(item: item, content: destination)))
    }
}

/// A presentation for a hashable value while a binding holds one.
nonisolated struct HashableCause<Item: Hashable>: PresentationCause {
    let item: Binding<Item?>
    let content: (Item) -> any View

    @MainActor func item(at node: Node) -> PresentedItem? {
        node.following(item).map { item in PresentedItem(id: AnyHashable(item)) { _ in content(item) } }
    }

    @MainActor func dismiss() { item.wrappedValue = nil }
    @MainActor var takesDismissal: Bool { item.keepsWrites }
    @MainActor var object: AnyObject? { item.object }
    @MainActor var storage: AnyHashable { item.storage }
    @MainActor var asking: (() -> Bool)? { item.storedValue.map { value in { (value() ?? nil) != nil } } }
}
