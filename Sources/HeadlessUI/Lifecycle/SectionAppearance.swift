/// A view that may be a section with modifiers around it.
@MainActor protocol SectionedView {
    static var isSection: Bool { get }
}

/// An appearance modifier of a section, on each of the section's rows (`section-appearance`).
nonisolated struct SectionAppearanceModifier: PrimitiveModifier {
    typealias Body = Never
    let appearance: AppearanceModifier
    /// The path of the section within its container, and the number of modifiers around this one.
    let path: RowPath
    let depth: Int

    @MainActor func makeEffect() -> SectionAppearanceEffect { SectionAppearanceEffect() }
}

/// The effect of an appearance modifier of a section on one row. The section counts its rows on screen.
@MainActor final class SectionAppearanceEffect: ModifierEffect {
    private let appearance = AppearanceEffect()
    private var section: SectionAppearance?

    func update(_ modifier: SectionAppearanceModifier, at node: Node) {
        appearance.update(modifier.appearance, at: node)
        guard section == nil, let container = node.ancestors.first(where: { !($0 is any EffectNode) }) else { return }
        let key = SectionAppearance.Key(container: container.reference, path: modifier.path, depth: modifier.depth)
        let known = node.graph.sections[key] ?? SectionAppearance()
        node.graph.sections[key] = known
        section = known
    }

    func didAppear(at node: Node) {
        section?.count += 1
        node.graph.enqueueAppearance { [section, appearance] in section?.appear(appearance) }
    }

    func didDisappear(at node: Node) {
        section?.count -= 1
        node.graph.enqueueAction { [section, appearance] in section?.disappear(appearance) }
    }
}

/// The rows of a section that are on screen.
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

    /// The number of rows on screen.
    fileprivate var count = 0
    private var isAppeared = false

    /// Runs the action of a row if the section has appeared.
    fileprivate func appear(_ row: AppearanceEffect) {
        guard count > 0, !isAppeared else { return }
        isAppeared = true
        row.runOnAppear()
    }

    /// Runs the action of a row if the section has disappeared.
    fileprivate func disappear(_ row: AppearanceEffect) {
        guard count == 0, isAppeared else { return }
        isAppeared = false
        row.runOnDisappear()
    }
}
