/// Presents a layer in front of all views while a binding requests it.
nonisolated struct PresentationModifier: PrimitiveModifier {
    typealias Body = Never
    let kind: LayerKind
    /// The name of the modifier.
    let name: String
    let source: SourcePlace
    let cause: any PresentationCause
    var onDismiss: (() -> Void)?
    /// Whether the content is an `Alert`, as in the spelling from before iOS 15.
    var isAlertValue = false

    @MainActor func makeEffect() -> PresentationEffect { PresentationEffect() }
}

/// Presents a layer and dismisses it. It presents when the binding requests it, the view is on screen, the presenter is free, AppKit
/// tracks no menu, and no code of the app runs the loop within a callout.
/// It dismisses when the binding no longer requests the layer, or when the view is removed. The content is created on presentation,
/// and updated until dismissal.
@MainActor final class PresentationEffect: ModifierEffect {
    private var modifier: PresentationModifier?
    private var layer: LayerNode?
    private var dismissals = DismissalMemory()
    private var waits = false
    /// Whether another presentation was in front as this one began to wait.
    private var waitsBehindOther = false
    private weak var presenter: PresenterNode?
    private var outer: EnvironmentValues?
    private var inner = EnvironmentValues()

    func update(_ modifier: PresentationModifier, at node: Node) {
        self.modifier = modifier
    }

    func evaluate(at node: Node, _ content: () -> Void) {
        content()
        guard let modifier else { return }
        presenter = node.presenter
        let item = isSilent(at: node) ? nil : modifier.cause.item(at: node)
        if let layer, layer.isLeaving || !isFor(item, layer) { dismiss(isAnimated: isAnimated(node)) }
        let hasWaited = waits
        waits = false
        guard let item else {
            waitsBehindOther = false
            return
        }
        if let layer {
            show(item, in: layer, at: node)
        } else if let presenter, node.isAppeared, presenter.isFree, !node.graph.isLoopTaken {
            present(item, in: presenter, at: node)
        } else if modifier.kind == .menu {
            // A menu that cannot open now does not open later.
            node.graph.enqueueAction { modifier.cause.dismiss() }
        } else {
            waits = true
            if !hasWaited { waitsBehindOther = presenter?.layers.contains { !$0.isLeaving } ?? false }
            presenter?.letWait(node)
        }
    }

    /// Whether another modifier on the same view shows its alert instead (`stacked-alerts`).
    private func isSilent(at node: Node) -> Bool {
        guard isAlertValue else { return false }
        switch node.graph.assumptions.stackedAlerts {
        case .each: return false
        case .last: return node.ancestors.lazy.prefix { $0 is any EffectNode }.contains(where: \.hasAlertValue)
        }
    }

    fileprivate var isAlertValue: Bool { modifier?.isAlertValue ?? false }

    /// The name of the presentation if its binding asks for it, its view is on screen, and nothing shows it.
    func unansweredRequest(at node: Node) -> String? {
        guard layer == nil, node.isAppeared, !node.isWithinParked, let modifier else { return nil }
        return waits && waitsBehindOther || isSilent(at: node) && modifier.cause.item(at: node) != nil
            ? modifier.name : nil
    }

    /// The dialog that is shown, or that the binding asks for; nil for other presentations, whose content only SwiftUI makes.
    private func dialog(at node: Node) -> DialogView? {
        guard let modifier, [.alert, .dialog].contains(modifier.kind) else { return nil }
        return modifier.cause.item(at: node).flatMap { $0.content(layer?.data ?? $0.data) as? DialogView }
    }

    /// Whether another modifier shows a dialog with the same words for the same value, so that a person sees what the binding asks for. Of
    /// one modifier in several rows, each asks about its own element, unless the element is in the value.
    func isAnswered(by other: PresentationEffect, at otherNode: Node, on node: Node) -> Bool {
        guard let shown = other.layer, !shown.isLeaving, let modifier, let otherModifier = other.modifier,
            modifier.cause.storage == otherModifier.cause.storage,
            modifier.cause.item(at: node)?.isOfBinding == true
                || (modifier.source.path, modifier.source.line)
                    != (otherModifier.source.path, otherModifier.source.line),
            let dialog = dialog(at: node)
        else { return false }
        return other.dialog(at: otherNode).map { $0.hasSameWords(as: dialog) } ?? false
    }

    func didAppear(at node: Node) {
        if waits { node.invalidate() }
    }

    /// Ends the presentation of a row that a lazy container has parked: the row's element may be gone.
    func didDisappear(at node: Node) {
        guard layer != nil else { return }
        node.graph.enqueueAction { [self] in
            guard node.isWithinParked else { return }
            dismiss(isAnimated: isAnimated(node))
            waits = true
        }
    }

    func didRemove(at node: Node) {
        noteAbandoned(at: node)
        dismiss(isAnimated: isAnimated(node))
    }

    /// Notes that the view goes before its presentation was shown, if its binding asks for it.
    private func noteAbandoned(at node: Node) {
        guard layer == nil, let modifier, modifier.kind != .menu,
            node.graph.oracles.chosen.contains(.unansweredPresentation),
            let isAsking = modifier.cause.asking, isAsking()
        else { return }
        let object = modifier.cause.object
        let request = AbandonedRequest(
            name: modifier.name, view: node.viewName, isAsking: isAsking, isOfObject: object != nil, object: object)
        node.graph.oracles.abandonedRequests.append(request)
    }

    private func isFor(_ item: PresentedItem?, _ layer: LayerNode) -> Bool {
        guard let item, let assumptions = presenter?.graph.assumptions else { return false }
        return item.id == layer.id || assumptions.sheetItem == .replacesContent
    }

    private func isAnimated(_ node: Node) -> Bool {
        node.graph.assumptions.presentationRemoval == .afterAnimation && !node.graph.transaction.disablesAnimations
    }

    private func dismiss(isAnimated: Bool) {
        guard let layer else { return }
        self.layer = nil
        outer = nil
        presenter?.dismiss(layer, isAnimated: isAnimated)
    }

    private func present(_ item: PresentedItem, in presenter: PresenterNode, at node: Node) {
        guard let modifier else { return }
        if dismissals.wasDismissed(item, in: node.graph), modifier.cause.takesDismissal,
            node.graph.oracles.chosen.contains(.returnedPresentation)
        {
            node.graph.report(.mistake(Self.returned(modifier.name, of: node)))
        }
        let layer = LayerNode(modifier.kind, id: item.id, data: item.data, from: node, in: presenter)
        layer.cause = node.graph.oracles.lastCause
        layer.takesDismissal = modifier.cause.takesDismissal
        self.layer = layer
        show(item, in: layer, at: node)
        presenter.present(layer, for: node)
    }

    private func show(_ item: PresentedItem, in layer: LayerNode, at node: Node) {
        guard let modifier else { return }
        if !item.keepsData { layer.data = item.data }
        let action = ViewAction(modifier.name, at: modifier.source, of: node)
        layer.writeDismissal = { [weak self, unowned layer] in
            if layer.kind.isPlace { self?.dismissals.note(layer, in: layer.graph) }
            action.run { modifier.cause.dismiss() }
        }
        layer.onDismiss = modifier.onDismiss.map { onDismiss in { action.run(onDismiss) } }
        // The closure stands in the body that has the modifier.
        let maker = node.enclosingViewType.map(ViewAction.init(bodyOf:))
        let content = LayerContent { [unowned layer] in
            let make = { ItemView(content: item.content(layer.data), id: item.id) }
            return maker?.attributing(make) ?? make()
        }
        layer.update(content, environment: environment(of: layer, at: node))
    }

    /// Returns the environment of the content. It stays the same while the view's environment does.
    private func environment(of layer: LayerNode, at node: Node) -> EnvironmentValues {
        if let outer, outer.isSame(as: node.environment) { return inner }
        outer = node.environment
        inner = node.environment
        inner.accessibilityLabel = nil
        if layer.kind.isPlace {
            inner.setDismissal(isPresented: true) { [weak layer] in layer?.askForDismissal() }
        }
        return inner
    }
}

extension Node {
    /// Whether the node is that of a modifier with an `Alert` value.
    fileprivate var hasAlertValue: Bool {
        (effectNode?.anyEffect as? PresentationEffect)?.isAlertValue ?? false
    }
}
