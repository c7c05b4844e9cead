/// A container that makes only its visible rows.
@MainActor protocol LazyContainer: Node, RefreshedNode {
    /// Whether the rows belong to a list, so that the user can select, delete and move them.
    var isList: Bool { get }
    /// Selects or deselects a value of the list; nil if the list has no selection.
    var setSelected: ((AnyHashable, Bool) -> Bool)? { get }
    /// Returns the selected values; nil if the list has no selection.
    var selected: (() -> Set<AnyHashable>)? { get }
    /// Returns whether a value can be selected; nil if the list has no selection.
    var canSelectValue: ((AnyHashable) -> Bool)? { get }
    /// Whether the container has more rows than it shows at once.
    var hasMoreRows: Bool { get }
    /// Requests a scroll position for the next update.
    func scroll(to target: ScrollTarget)
}

/// A position to which a container scrolls.
enum ScrollTarget: Equatable {
    /// The row with an ID. Without an anchor, the container scrolls only as far as necessary.
    case id(AnyHashable, anchor: UnitPoint?)
    /// The first rows.
    case start
    /// The last rows.
    case end
}

/// A container with several items in a line.
@MainActor protocol LinedView: PrimitiveView {
    var itemsPerLine: Int { get }
}

/// The node of a lazy container. It shows a window of its rows.
@MainActor final class LazyNode<V: View>: ContainerNode<V>, LazyContainer {
    private var start = 0
    private var request: ScrollTarget?
    private var wasScrolled = false
    var refreshTask: Task<Void, Never>?

    override init(
        _ view: V, in parent: Node, environment: EnvironmentValues, content: @escaping (V) -> any View
    ) {
        super.init(view, in: parent, environment: environment, content: content)
        if let anchor = environment.defaultScrollAnchor, anchor.y > 0.5 || anchor.x > 0.5 { start = .max }
    }

    private let kind = ViewKind.of(V.self)
    var isList: Bool { kind.isList }
    var setSelected: ((AnyHashable, Bool) -> Bool)? { (view as? any ListView)?.setSelected }
    var selected: (() -> Set<AnyHashable>)? { (view as? any ListView)?.selected }
    var canSelectValue: ((AnyHashable) -> Bool)? { (view as? any ListView)?.canSelect }
    var hasMoreRows: Bool { rows.count > length }

    override func addOffers(to walk: OfferWalk) { addContainer(to: walk) }

    override var window: LazyWindow? { LazyWindow(start: start, length: length) }

    private var itemsPerLine: Int { kind.isLined ? (view as? any LinedView)?.itemsPerLine ?? 1 : 1 }
    private var length: Int { graph.containers.visibleRows * itemsPerLine }

    override func evaluate() {
        let link = environment.scrollLink
        if let linked = link?.takeRequest(for: self) { show(linked) }
        if let request { wasScrolled = show(request) || wasScrolled }
        request = nil
        super.evaluate()
        if let link, wasScrolled, let first = children.first(where: \.isRow)?.rowID {
            graph.enqueueAction { link.didScroll(first) }
        }
        wasScrolled = false
    }

    override func didRemove() { refreshTask?.cancel() }

    override func scroll(to start: Int) {
        let (item, isTooMuch) = max(0, start).multipliedReportingOverflow(by: itemsPerLine)
        self.start = isTooMuch ? .max : item
        wasScrolled = true
        invalidate()
        super.scroll(to: start)
    }

    func scroll(to target: ScrollTarget) {
        request = target
        invalidate()
    }

    /// Moves the window.
    ///
    /// - Returns: Whether the target exists.
    @discardableResult private func show(_ target: ScrollTarget) -> Bool {
        switch target {
        case .start: start = 0
        case .end: start = .max
        case .id(let id, let anchor): return show(id, anchor: anchor)
        }
        return true
    }

    private func show(_ id: AnyHashable, anchor: UnitPoint?) -> Bool {
        let content = content(view)
        guard let item = RowList.position(of: id, in: content, constantRanges: rows.constantRanges) else {
            return false
        }
        let count = RowList.count(of: content)
        let line = item / itemsPerLine
        let visibleLines = graph.containers.visibleRows
        // The requested start may lie after the last start that fills the window.
        let first = max(0, min(start, count - length)) / itemsPerLine
        let newFirst: Int
        if let anchor {
            newFirst = line - Int((anchor.y * CGFloat(visibleLines - 1)).rounded())
        } else {
            newFirst = min(max(first, line - visibleLines + 1), line)
        }
        start = max(0, newFirst) * itemsPerLine
        return true
    }
}

/// The views of sections that stay in place while the container scrolls. They have no effect here.
public struct PinnedScrollableViews: OptionSet, Sendable {
    /// One bit for each kind of view.
    public let rawValue: UInt32
    /// The headers of sections.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    /// The footers of sections.
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)

    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
}

private struct DefaultScrollAnchorKey: EnvironmentKey {
    static let defaultValue: UnitPoint? = nil
}

extension EnvironmentValues {
    /// The part of their content that lazy containers show initially.
    var defaultScrollAnchor: UnitPoint? {
        get { self[DefaultScrollAnchorKey.self] }
        set { self[DefaultScrollAnchorKey.self] = newValue }
    }
}

extension View {
    /// Sets the part of their content that the lazy containers within show until the user scrolls.
    nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        environment(\.defaultScrollAnchor, anchor)
    }
}
