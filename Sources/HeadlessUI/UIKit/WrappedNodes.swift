#if os(Linux) || os(macOS)
    /// The nodes of the views and controllers that a representable wraps. The views are the truth: each use of the nodes looks at
    /// them again, because the app may add and remove views at any moment.
    @MainActor final class WrappedContent {
        private var known: [(object: AnyObject, node: Node)] = []
        private unowned(unsafe) let owner: Node

        init(of owner: Node) { self.owner = owner }

        /// The nodes that the last look found.
        var nodes: [Node] { known.map(\.node) }

        /// Returns the nodes of a view and of the views in it.
        func nodes(of view: UIView) -> [Node] { look { add(view, to: &$0) } }

        /// Returns the nodes of a controller.
        func nodes(of controller: UIViewController) -> [Node] { look { add(controller, to: &$0) } }

        /// Returns the nodes of the controllers that a controller shows.
        func nodes(within container: any WrappedContainer) -> [Node] {
            look { found in
                for controller in container.shownControllers { add(controller, to: &found) }
            }
        }

        private func look(_ collect: (inout [(object: AnyObject, node: Node)]) -> Void) -> [Node] {
            guard !owner.isRemoved else { return [] }
            var found: [(object: AnyObject, node: Node)] = []
            collect(&found)
            let gone = known.filter { old in !found.contains { $0.node === old.node } }
            known = found
            for old in gone { old.node.remove() }
            for new in found { new.node.setAppeared(owner.isAppeared) }
            return nodes
        }

        private func add(_ controller: UIViewController, to found: inout [(object: AnyObject, node: Node)]) {
            if let pages = controller as? any WrappedContainer & WrappedPages {
                found.append((controller, node(of: controller) { WrappedPagesNode(pages, in: owner) }))
                return
            }
            add(controller.view, to: &found)
            guard let container = controller as? any WrappedContainer else { return }
            for shown in container.shownControllers { add(shown, to: &found) }
        }

        private func add(_ view: UIView, isOperable: Bool = true, to found: inout [(object: AnyObject, node: Node)]) {
            if view.isHidden || view.alpha < 0.01 { return }
            let isOperable = isOperable && view.isUserInteractionEnabled
            if let host = (view as? HostingView)?.controller {
                found.append((host, node(of: host) { HostedNode(host, in: owner) }))
            } else if let view = view as? any WrappedView {
                let node = node(of: view) { makeNode(for: view) }
                node.update(EmptyView(), environment: environment(of: view, isOperable: isOperable))
                found.append((view, node))
            }
            for inner in view.subviews { add(inner, isOperable: isOperable, to: &found) }
        }

        private func node(of object: AnyObject, _ make: () -> Node) -> Node {
            known.first { $0.object === object }?.node ?? make().evaluated()
        }

        private func makeNode(for view: any WrappedView) -> Node {
            switch view {
            case let view as any WrappedField: WrappedFieldNode(view, in: owner)
            case let view as any WrappedButton: WrappedButtonNode(view, in: owner)
            case let view as any WrappedSlider: WrappedSliderNode(view, in: owner)
            default: WrappedNode(view, in: owner)
            }
        }

        private func environment(of view: any WrappedView, isOperable: Bool) -> EnvironmentValues {
            var environment = owner.environment
            if !(isOperable && view.acceptsOperations) { environment.isEnabled = false }
            if let label = view.accessibilityLabel { environment.accessibilityLabel = label }
            if let identifier = view.accessibilityIdentifier { environment.accessibilityIdentifier = identifier }
            return environment
        }
    }

    /// The node of a view of UIKit or AppKit.
    @MainActor class WrappedNode: Node {
        private let shown: any WrappedView

        init(_ view: any WrappedView, in parent: Node) {
            shown = view
            super.init(in: parent, graph: parent.graph, environment: parent.environment)
        }

        override var text: String? { shown.shownText }
        var label: String { shown.shownLabel }

        /// The action of the view, which an issue names.
        final var action: ViewAction { ViewAction("\(type(of: shown))", of: self) }

        /// Runs code of the app for an operation of the user, after which other views may be there.
        final func operate(_ body: () -> Void) {
            guard environment.isEnabled else { return }
            action.run(body)
            // The node may be gone by now.
            _ = parent?.children
            graph.needsUpdate = true
        }

        override func addOffers(to walk: OfferWalk) {
            if let pages = shown as? any WrappedPages { addPageOffers(of: pages, to: walk) }
        }
    }

    extension Node {
        fileprivate func addPageOffers(of pages: any WrappedPages, to walk: OfferWalk) {
            let turn = { (forward: Bool) in
                ViewAction("\(type(of: pages))", of: self).run { pages.turn(forward: forward) }
                _ = self.children
                self.graph.needsUpdate = true
            }
            walk.add(.nextPage, isOffered: pages.mayTurn(forward: true)) { _ in turn(true) }
            walk.add(.previousPage, isOffered: pages.mayTurn(forward: false)) { _ in turn(false) }
        }
    }

    /// A button or a switch.
    @MainActor final class WrappedButtonNode: WrappedNode, Pressable {
        private let button: any WrappedButton

        init(_ button: any WrappedButton, in parent: Node) {
            self.button = button
            super.init(button, in: parent)
        }

        override var control: (any Control)? { self }
        var glance: String? { button.shownState }
        func press() { operate { button.press() } }
    }

    /// A slider.
    @MainActor final class WrappedSliderNode: WrappedNode, Sliding {
        private let slider: any WrappedSlider

        init(_ slider: any WrappedSlider, in parent: Node) {
            self.slider = slider
            super.init(slider, in: parent)
        }

        override var control: (any Control)? { self }
        var shownNumber: Double { slider.shownValue }
        var glance: String? {
            let (range, value) = (slider.shownRange, slider.shownValue)
            if value <= range.lowerBound { return "least" }
            if value >= range.upperBound { return "greatest" }
            return value - range.lowerBound < range.upperBound - value ? "lower half" : "upper half"
        }

        func set(to value: Double) {
            let range = slider.shownRange
            operate { slider.drag(to: min(max(value, range.lowerBound), range.upperBound)) }
        }

        func set(toPart part: Double) {
            let range = slider.shownRange
            set(to: range.lowerBound + part * (range.upperBound - range.lowerBound))
        }
    }

    /// A text field or a text view. Removing it during an edit ends the edit.
    @MainActor final class WrappedFieldNode: WrappedNode, Editing {
        private let field: any WrappedField

        init(_ field: any WrappedField, in parent: Node) {
            self.field = field
            super.init(field, in: parent)
            field.moveFocus = { [weak self] toField in
                guard let self, !self.isRemoved else { return }
                if toField {
                    graph.focus.move(to: self)
                } else if graph.focus.focused === self {
                    graph.focus.move(to: nil)
                }
            }
        }

        override var control: (any Control)? { self }
        var isEdited: Bool { false }
        var keepsEdit: Bool { true }
        var exampleTexts: [String] { [] }

        func type(_ text: String) {
            guard environment.isEnabled else { return }
            graph.focus.move(to: self)
            if field.isBeingEdited { operate { field.replaceText(with: text) } }
        }

        func submit() {
            guard environment.isEnabled else { return }
            graph.focus.move(to: self)
            if field.isBeingEdited { operate { field.pressReturn() } }
        }

        func endEditing() {
            if graph.focus.focused === self { graph.focus.move(to: nil) }
        }

        func didGainFocus() { operate { field.beginEdit() } }
        func didLoseFocus() { operate { field.endEdit() } }

        override func didRemove() {
            graph.focus.lose(self, in: graph)
            guard field.isBeingEdited else { return }
            let (action, field) = (action, field)
            graph.enqueueAction { action.run { field.endEdit() } }
        }
    }

    /// A controller with pages, of which the nodes of the shown ones are within the node.
    @MainActor final class WrappedPagesNode: Node {
        private let pages: any WrappedContainer & WrappedPages
        private lazy var content = WrappedContent(of: self)

        init(_ pages: any WrappedContainer & WrappedPages, in parent: Node) {
            self.pages = pages
            super.init(in: parent, graph: parent.graph, environment: parent.environment)
        }

        override var children: [Node] { content.nodes(within: pages) }
        override var keptChildren: [Node] { content.nodes }
        override func addOffers(to walk: OfferWalk) { addPageOffers(of: pages, to: walk) }
    }

    /// The view of SwiftUI that a hosting controller shows. It does not inherit the environment of the view that wraps the
    /// controller.
    @MainActor final class HostedNode: RowsNode {
        private let host: any WrappedHost

        init(_ host: any WrappedHost, in parent: Node) {
            self.host = host
            super.init(in: parent, graph: parent.graph, environment: parent.graph.environment)
            host.wrappedViewChanged = { [weak self] in
                if let self, !self.isRemoved { invalidate() }
            }
            graph.updating { evaluateIfNeeded() }
            graph.needsUpdate = true
        }

        override func evaluate() {
            rows.update(environment: environment) { host.wrappedView }
        }
    }
#endif
