/// A view that may be a section with modifiers around it.
@MainActor protocol SectionedView {
    static var isSection: Bool { get }
}

/// A modifier that does something when its view appears or disappears.
@MainActor protocol AppearanceModifying: PrimitiveModifier where Effect: AppearanceModifierEffect {}

/// The effect of a modifier that does something when its view appears or disappears.
@MainActor protocol AppearanceModifierEffect: ModifierEffect {
    func runOnAppear()
    func runOnDisappear()
}

/// An appearance modifier of a section, on each of the section's rows (`section-appearance`).
nonisolated struct SectionAppearanceModifier<Modifier: AppearanceModifying>: PrimitiveModifier {
    typealias Body = Never
    let modifier: Modifier
    /// The path of the section within its container, and the number of modifiers around this one.
    let path: RowPath
    let depth: Int

    @MainActor func makeEffect() -> SectionAppearanceEffect<Modifier> { SectionAppearanceEffect() }
}

/// The effect of an appearance modifier of a section on one row. The section counts its rows on screen.
@MainActor final class SectionAppearanceEffect<Modifier: AppearanceModifying>: ModifierEffect {
    private var section: SectionAppearance?

    func update(_ modifier: SectionAppearanceModifier<Modifier>, at node: Node) {
        let known = section ?? section(of: modifier, at: node)
        section = known
        (known?.effect as? Modifier.Effect)?.update(modifier.modifier, at: node)
    }

    private func section(of modifier: SectionAppearanceModifier<Modifier>, at node: Node) -> SectionAppearance? {
        guard let container = node.ancestors.first(where: { !($0 is any EffectNode) }) else { return nil }
        let key = SectionAppearance.Key(container: container.reference, path: modifier.path, depth: modifier.depth)
        if let known = node.graph.sections[key], known.effect is Modifier.Effect { return known }
        let section = SectionAppearance(modifier.modifier.makeEffect())
        node.graph.sections[key] = section
        return section
    }

    func didAppear(at node: Node) {
        section?.count += 1
        node.graph.enqueueAppearance { [section] in section?.appear() }
    }

    func didDisappear(at node: Node) {
        section?.count -= 1
        node.graph.enqueueAction { [section] in section?.disappear() }
    }
}

/// The rows of a section that are on screen, which share the effect of a modifier.
///
/// An update may replace all rows of a section. The section decides at its end, so that it then neither appears nor disappears.
@MainActor final class SectionAppearance {
    /// The place of a modifier around a section.
    struct Key: Hashable {
        let container: NodeReference
        let path: RowPath
        let depth: Int

        static func == (left: Key, right: Key) -> Bool {
            left.container === right.container && left.path == right.path && left.depth == right.depth
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(ObjectIdentifier(container))
            hasher.combine(path)
            hasher.combine(depth)
        }
    }

    fileprivate let effect: any AppearanceModifierEffect
    /// The number of rows on screen.
    fileprivate var count = 0
    private var isAppeared = false

    fileprivate init(_ effect: any AppearanceModifierEffect) { self.effect = effect }

    /// Has the effect if the section has appeared.
    fileprivate func appear() {
        guard count > 0, !isAppeared else { return }
        isAppeared = true
        effect.runOnAppear()
    }

    /// Has the effect if the section has disappeared.
    fileprivate func disappear() {
        guard count == 0, isAppeared else { return }
        isAppeared = false
        effect.runOnDisappear()
    }
}
