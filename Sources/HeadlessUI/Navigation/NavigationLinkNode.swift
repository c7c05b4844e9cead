extension NavigationLink: PrimitiveView {
    @MainActor func makeNode(in parent: Node, environment: EnvironmentValues) -> Node {
        NavigationLinkNode(self, in: parent, environment: environment) { $0.shownLabel }.evaluated()
    }
}

extension NavigationLink {
    /// The label of the link. A link with a value tags its label with that value, so that a list with a selection can select it.
    fileprivate var shownLabel: any View {
        guard case .value(let value) = target, let value else { return label }
        return TaggedView(content: label, tag: value)
    }
}

@MainActor
private final class NavigationLinkNode<Label: View, Destination: View>: ContainerNode<
    NavigationLink<Label, Destination>
>,
Pressable
{
    /// The page that the link pushed last.
    private var entry: PageEntry?
    private let boundPage = BoundPage()
    private weak var stack: StackNode?

    /// Nobody can press a link without a label, which a binding opens, but for that of a row in a list.
    override var control: (any Control)? { Label.self == EmptyView.self && enclosingList == nil ? nil : self }
    var label: String { spokenLabel }

    override func evaluate() {
        super.evaluate()
        stack = enclosing(StackNode.self)
        switch view.target {
        case .value: break
        case .page(let page):
            if let entry, let owner = owner(of: entry) {
                entry.content = { page }
                owner.invalidate(entry)
            }
        case .boundPage(let page, let isActive):
            boundPage.follow(FlagCause(isPresented: isActive) { page }, action, at: self)
        }
    }

    override func didRemove() {
        boundPage.remove()
        guard graph.assumptions.removedLink == .popsPage, let entry else { return }
        owner(of: entry)?.remove(entry)
    }

    func press() {
        guard environment.isEnabled else { return }
        switch view.target {
        case .value(let value):
            if let value { follow(value) }
        case .page(let page):
            let entry = PageEntry { page }
            entry.viewType = enclosingViewType
            self.entry = entry
            if let next = stack?.next { next.replaceRoot(entry) } else { stack?.push(entry) }
        case .boundPage(_, let isActive):
            action.run { isActive.wrappedValue = true }
        }
    }

    private var action: ViewAction { ViewAction("NavigationLink", at: view.source, of: self) }

    private func follow(_ value: AnyHashable) {
        if selectsInList(value) { return }
        guard let stack else { return }
        action.run {
            if !(stack.next ?? stack).declares(value) {
                graph.report(.missingDestination("\(type(of: value.base))"))
            } else if let next = stack.next {
                next.replaceRoot(PageEntry(value: value))
            } else {
                stack.push(value: value)
            }
        }
    }

    /// Selects the value in the enclosing list, if the stack is a column and the list has a selection. Then no page is shown.
    private func selectsInList(_ value: AnyHashable) -> Bool {
        guard stack?.parent is SplitNode, let set = enclosingList?.setSelected else { return false }
        return ViewAction("List selection", of: self).run { set(value, true) }
    }

    /// Returns the stack that contains the page of an entry.
    private func owner(of entry: PageEntry) -> StackNode? {
        [stack, stack?.next].compactMap(\.self).first { $0.contains(entry) }
    }
}
