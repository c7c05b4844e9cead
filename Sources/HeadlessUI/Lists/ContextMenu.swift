/// The items of a context menu, in the form of iOS 13.
nonisolated public struct ContextMenu<MenuItems: View> {
    let items: MenuItems

    /// A context menu of the items that the builder returns.
    public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

nonisolated struct ContextMenuModifier<Items: View>: PrimitiveModifier {
    typealias Body = Never
    let items: Items
    @MainActor func makeEffect() -> ContextMenuEffect<Items> { ContextMenuEffect() }
}

/// An effect with the items of a context menu.
@MainActor protocol ContextMenuHolder: AnyObject {
    var items: any View { get }
}

@MainActor final class ContextMenuEffect<Items: View>: ModifierEffect, ContextMenuHolder {
    private var modifier: ContextMenuModifier<Items>?
    var known = RevealedItems()
    var items: any View { modifier.map { AnyView($0.items) } ?? AnyView(EmptyView()) }

    func update(_ modifier: ContextMenuModifier<Items>, at node: Node) {
        self.modifier = modifier
        known.forget()
    }
}

nonisolated struct SelectionMenuModifier<Value: Hashable, Items: View>: PrimitiveModifier {
    typealias Body = Never
    let menu: (Set<Value>) -> Items
    let primaryAction: ((Set<Value>) -> Void)?
    let source: SourcePlace
    @MainActor func makeEffect() -> SelectionMenuEffect<Value, Items> { SelectionMenuEffect() }
}

/// An effect that makes the context menu of a list's rows from the selected values.
@MainActor protocol SelectionMenuHolder: AnyObject {
    func items(for values: Set<AnyHashable>) -> any View
    /// Returns the buttons of a menu that is not open.
    func knownItems(for values: Set<AnyHashable>, at node: Node) -> [RevealedItem]
    var hasPrimaryAction: Bool { get }
    /// Performs the action of a double click, or of a tap, on rows.
    ///
    /// - Returns: Whether there is an action.
    func performPrimaryAction(for values: Set<AnyHashable>, at node: Node) -> Bool
}

extension Set<AnyHashable> {
    /// Returns the values for the menu of a row: all selected values if the row is selected, otherwise only the row's value.
    func valuesOfMenu(at value: AnyHashable) -> Set { contains(value) ? self : [value] }
}

@MainActor final class SelectionMenuEffect<Value: Hashable, Items: View>: ModifierEffect, SelectionMenuHolder {
    private var modifier: SelectionMenuModifier<Value, Items>?
    private var known = RevealedItems()
    var hasPrimaryAction: Bool { modifier?.primaryAction != nil }

    func update(_ modifier: SelectionMenuModifier<Value, Items>, at node: Node) {
        self.modifier = modifier
        known.forget()
    }

    func knownItems(for values: Set<AnyHashable>, at node: Node) -> [RevealedItem] {
        known.items(for: values, at: node) { items(for: values) }
    }

    func items(for values: Set<AnyHashable>) -> any View {
        modifier.map { AnyView($0.menu(Self.typed(values))) } ?? AnyView(EmptyView())
    }

    func performPrimaryAction(for values: Set<AnyHashable>, at node: Node) -> Bool {
        guard let modifier, let action = modifier.primaryAction else { return false }
        ViewAction("contextMenu primaryAction", at: modifier.source, of: node).run { action(Self.typed(values)) }
        return true
    }

    private static func typed(_ values: Set<AnyHashable>) -> Set<Value> { Set(values.compactMap { $0.base as? Value }) }
}

extension View {
    /// Adds a context menu, which a long press or a secondary click shows. The menu uses the closures of the last update. Its views
    /// exist only while it is shown.
    nonisolated public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
        modifier(ContextMenuModifier(items: menuItems()))
    }

    /// Adds a context menu, which a long press or a secondary click shows. The preview is not shown here.
    nonisolated public func contextMenu<M: View, P: View>(
        @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
    ) -> some View {
        modifier(ContextMenuModifier(items: menuItems()))
    }

    /// Adds a context menu, which a long press or a secondary click shows. This is the form of iOS 13.
    nonisolated public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
        modifier(ContextMenuModifier(items: contextMenu?.items))
    }

    /// Adds a context menu to the rows of a list. The menu receives the selected values, or the value of its row if that row is not
    /// selected.
    nonisolated public func contextMenu<I: Hashable, M: View>(
        forSelectionType itemType: I.Type = I.self, file: StaticString = #filePath, line: Int = #line,
        @ViewBuilder menu: @escaping (Set<I>) -> M, primaryAction: ((Set<I>) -> Void)? = nil
    ) -> some View {
        modifier(
            SelectionMenuModifier(menu: menu, primaryAction: primaryAction, source: SourcePlace(file, line)))
    }
}
