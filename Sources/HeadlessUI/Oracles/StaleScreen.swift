import CombineSupplement

/// What the screen of a host is made of while everything is evaluated again.
@MainActor final class Reevaluation {
    /// The views with a body whose own value the evaluation has changed.
    private var changed: Set<ObjectIdentifier> = []
    /// The nodes that have read the time.
    private var timed: Set<ObjectIdentifier> = []

    /// A property of a view that has got another object.
    struct Replacement {
        let property: String
        /// Whether the object publishes, rather than being observed by its properties.
        let publishes: Bool
    }
    /// The properties of views that have got another object, by the views.
    private var replaced: [ObjectIdentifier: Replacement] = [:]

    /// Whether an object has published: the evaluation has changed what it looks at, such as an initializer that loads a file.
    private(set) var hasPublished = false

    func notePublication() { hasPublished = true }

    func noteChange(of node: Node, from old: Any, to new: Any) {
        changed.insert(ObjectIdentifier(node))
        for (one, other) in zip(Mirror(reflecting: old).children, Mirror(reflecting: new).children) {
            guard let label = one.label, let one = (one.value as? any ObservingProperty)?.observed,
                let other = (other.value as? any ObservingProperty)?.observed, one as AnyObject !== other as AnyObject
            else { continue }
            replaced[ObjectIdentifier(node)] = Replacement(
                property: label.hasPrefix("_") ? String(label.dropFirst()) : label,
                publishes: other is any ObservableObject)
        }
    }

    /// Returns the nearest view around a node that has got another object, and the property.
    func replacement(around node: Node) -> (view: String, property: Replacement)? {
        node.withAncestors.firstValue { node in self.replaced[ObjectIdentifier(node)].map { (node.viewName, $0) } }
    }

    nonisolated func noteTime(at node: Node?) {
        guard let node else { return }
        MainActor.assumeIsolated { _ = timed.insert(ObjectIdentifier(node)) }
    }

    /// Returns whether a node, or one around it, shows the time: it may differ without a mistake.
    func showsTime(_ node: Node) -> Bool { node.withAncestors.contains { timed.contains(ObjectIdentifier($0)) } }

    /// Returns the view whose body shows something else although its value is the same: the nearest around a node, with its value.
    func origin(of node: Node) -> (any BodyHolder)? {
        node.withAncestors.lazy.compactMap { $0.bodyHolder }
            .first { $0.isOfApp && !self.changed.contains(ObjectIdentifier($0)) }
    }
}

extension Graph {
    /// Notes that code has read the time, which matters while everything is evaluated again.
    nonisolated static func noteTime() {
        guard let reevaluation = current?.oracles.reevaluation, MainThread.isCurrent else { return }
        reevaluation.noteTime(at: evaluatedNode?.node)
    }
}

/// A node that evaluates the body of a view.
@MainActor protocol BodyHolder: Node {
    /// Whether the view is the app's.
    var isOfApp: Bool { get }
    /// The value of the view, with its properties.
    var shownView: Any { get }
}

/// The first place in which two lists differ.
struct FirstChange: Equatable {
    /// The position in the old list of what is gone or replaced; `nil` if something has come.
    let removal: Int?
    /// The position in the new list of what has come or replaced something; `nil` if something is gone.
    let insertion: Int?

    /// - Returns: `nil` if the lists are the same.
    init?(from old: [String], to new: [String]) {
        guard old != new else { return nil }
        let changes = new.difference(from: old)
        let removal = changes.removals.lazy.compactMap { change -> Int? in
            if case .remove(let offset, _, _) = change { offset } else { nil }
        }.min()
        let insertion = changes.insertions.lazy.compactMap { change -> Int? in
            if case .insert(let offset, _, _) = change { offset } else { nil }
        }.min()
        // Up to the first change, positions are the same in both lists.
        let first = min(removal ?? .max, insertion ?? .max)
        self.removal = removal == first ? first : nil
        self.insertion = insertion == first ? first : nil
    }
}

/// A text or a control on screen.
struct Seen {
    let node: Node
    /// What a person sees of it.
    let words: String
}

extension Graph {
    /// Evaluates every view on screen again, and returns the first that shows something else.
    ///
    /// A text that depends on the time or on chance may differ: a view that reads the time is left out, and nothing is said if two
    /// evaluations in a row differ.
    var staleScreen: Mistake? {
        guard let root, !needsUpdate, !Graph.isUpdatingHere else { return nil }
        let before = seen
        let layers = shownPresenters.count
        let holders = before.map { seen in
            seen.node.withAncestors.firstValue { $0.bodyHolder.flatMap { $0.isOfApp ? $0 : nil } }
        }
        let owners = before.map { $0.node.enclosingViewType }
        let first = evaluateAgain(root)
        let after = seen
        if shownPresenters.count > layers, let layer = shownPresenters.last as? LayerNode { return wouldReturn(layer) }
        guard let change = FirstChange(from: before.map(\.words), to: after.map(\.words)) else { return nil }
        let second = evaluateAgain(root)
        guard !first.hasPublished, !second.hasPublished, seen.map(\.words) == after.map(\.words) else { return nil }
        let old = change.removal.map { before[$0] }
        let new = change.insertion.map { after[$0] }
        // A node that is gone has no views around it any more, but the view with the body that had it may be there.
        let holder = change.removal.flatMap { holders[$0] }
        guard let node = new?.node ?? holder ?? old?.node, !first.showsTime(node) else { return nil }
        if let replaced = first.replacement(around: node) {
            return replacement(of: replaced.property, in: replaced.view, old?.words, new?.words)
        }
        let origin = first.origin(of: node)
        let owner = change.removal.flatMap { owners[$0] }
        return mistake(old?.words, new?.words, in: origin, of: owner)
    }

    /// The mistake of a view that gets a new object each time, and so loses what the old one had.
    private func replacement(
        of replaced: Reevaluation.Replacement, in view: String, _ old: String?, _ new: String?
    ) -> Mistake {
        let property = replaced.property
        return Mistake(
            .staleScreen, of: view,
            "\(view) shows \(old.map { "\"\($0)\"" } ?? "nothing"), and \(new.map { "\"\($0)\"" } ?? "nothing there") once the view around it "
                + "is evaluated again: its `\(property)` is then a new object.",
            advice:
                "Declare `\(property)` with \(replaced.publishes ? "@StateObject" : "@State") if the view makes the object, or make the object once, in a view that stays."
        )
    }

    /// The mistake of a presentation that is gone, and that the next evaluation of its view brings back.
    private func wouldReturn(_ layer: LayerNode) -> Mistake? {
        // A constant binding asks on purpose.
        guard layer.takesDismissal else { return nil }
        let (name, view) = (layer.kind.rawValue, layer.viewName)
        return Mistake(
            .returnedPresentation, of: "\(name) of \(view)",
            "The \(name) of \(view) is gone, and its binding still asks for it: the next evaluation of the view brings it back.",
            advice: "Let the binding's setter take false or nil.")
    }

    private func mistake(_ old: String?, _ new: String?, in origin: (any BodyHolder)?, of owner: Any.Type?) -> Mistake {
        let view = origin?.viewName ?? owner.map { String("\($0)".prefix { $0 != "<" }) } ?? "a view"
        let then = new.map { "\"\($0)\"" } ?? "nothing there"
        let message =
            "\(view) shows \(old.map { "\"\($0)\"" } ?? "nothing"), and \(then) once its body is evaluated again: it has "
            + "changed since, and nothing told SwiftUI."
        let reads = origin.map { UnobservedValues(of: $0.shownView).sentences } ?? []
        let unknown =
            "The body reads a value that no property of the view leads to, such as a global, or a default that is not in "
            + "@AppStorage. Keep it in an @Observable object."
        let advice = reads.isEmpty ? unknown : reads.joined(separator: " ")
        return Mistake(.staleScreen, of: view, message, advice: advice)
    }

    /// Evaluates all bodies, and performs none of the actions that this leads to.
    private func evaluateAgain(_ root: PresenterNode) -> Reevaluation {
        let reevaluation = Reevaluation()
        oracles.reevaluation = reevaluation
        defer { oracles.reevaluation = nil }
        withoutReporting {
            root.invalidateAll()
            updating { root.evaluateIfNeeded() }
        }
        return reevaluation
    }

    /// The texts and controls on screen, from the back to the front.
    var seen: [Seen] {
        withoutReporting {
            var seen: [Seen] = []
            for presenter in shownPresenters {
                for child in presenter.children { addSeen(of: child, to: &seen) }
            }
            return seen
        }
    }

    private func addSeen(of node: Node, to seen: inout [Seen]) {
        guard !node.isLeaving, !node.environment.isHidden else { return }
        if let text = node.text { seen.append(Seen(node: node, words: text)) }
        if let value = node.control?.glance { seen.append(Seen(node: node, words: value)) }
        if let picture = node.pictureName { seen.append(Seen(node: node, words: picture)) }
        if node.control != nil, !node.environment.isEnabled { seen.append(Seen(node: node, words: "disabled")) }
        for child in node.children { addSeen(of: child, to: &seen) }
    }
}
