/// The origin of a row within its container: the positions, branches, types and ids on the path to it.
///
/// Two rows of successive updates are the same view if their paths are equal.
struct RowPath: Hashable {
    enum Step: Hashable {
        case position(Int)
        case branch(Bool)
        case type(ObjectIdentifier)
        case explicit(AnyHashable)
        case item(AnyHashable)
    }

    /// A step, and the path to it, which rows share.
    private class Link {
        let before: Link?

        init(behind before: Link?) { self.before = before }

        var step: Step { preconditionFailure("each kind of link has its step") }
        /// The id of the element to which the step leads; nil if it leads to no element.
        var elementID: AnyHashable? { nil }
        func hasSameStep(as other: Link) -> Bool { step == other.step }
    }

    private final class StepLink: Link {
        override var step: Step { known }
        private let known: Step

        init(_ step: Step, behind before: Link?) {
            known = step
            super.init(behind: before)
        }
    }

    /// A step to a position. It is a separate class, because reading a step copies it.
    private final class PositionLink: Link {
        override var step: Step { .position(position) }
        private let position: Int

        init(_ position: Int, behind before: Link?) {
            self.position = position
            super.init(behind: before)
        }

        override func hasSameStep(as other: Link) -> Bool {
            guard type(of: other) == PositionLink.self else { return super.hasSameStep(as: other) }
            return unsafeDowncast(other, to: PositionLink.self).position == position
        }
    }

    /// A step to an id. It compares ids as values of their type; comparing them as `AnyHashable` takes much longer.
    private final class IDLink<ID: Hashable>: Link {
        override var step: Step { .explicit(AnyHashable(id)) }
        override var elementID: AnyHashable? { isElement ? AnyHashable(id) : nil }
        private let id: ID
        private let isElement: Bool

        init(_ id: ID, isElement: Bool, behind before: Link?) {
            self.id = id
            self.isElement = isElement
            super.init(behind: before)
        }

        override func hasSameStep(as other: Link) -> Bool {
            guard type(of: other) == type(of: self) else { return super.hasSameStep(as: other) }
            return unsafeDowncast(other, to: Self.self).id == id
        }
    }

    private var last: Link?

    init() {}

    /// Whether this is the path of the whole content.
    var isEmpty: Bool { last == nil }

    /// The id of the innermost element, as text.
    var lastID: String { elementID.map { "\($0.base)" } ?? "" }

    /// The id of the element to which the row belongs; nil if it belongs to no element.
    var elementID: AnyHashable? {
        var link = last
        while let current = link {
            if let id = current.elementID { return id }
            link = current.before
        }
        return nil
    }

    /// Whether a view has an id of its own within the row of the innermost element.
    var hasIDWithinElement: Bool {
        var (link, hasOwnID) = (last, false)
        while let current = link {
            if current.elementID != nil { return hasOwnID }
            if case .explicit = current.step { hasOwnID = true }
            link = current.before
        }
        return false
    }

    /// Returns whether the row has the given id, or is within a view that has it.
    func contains(_ id: AnyHashable) -> Bool {
        var link = last
        while let current = link {
            if current.step == .explicit(id) { return true }
            link = current.before
        }
        return false
    }

    func appending(_ step: Step) -> RowPath {
        var path = RowPath()
        path.last = StepLink(step, behind: last)
        return path
    }

    /// Returns the path to one of several views.
    func appending(position: Int) -> RowPath {
        var path = RowPath()
        if last == nil, Self.firstSteps.indices.contains(position) {
            path.last = Self.firstSteps[position]
        } else {
            path.last = PositionLink(position, behind: last)
        }
        return path
    }

    /// The paths to the few views that most containers have.
    nonisolated(unsafe) private static let firstSteps: [Link] = (0..<8).map { PositionLink($0, behind: nil) }

    /// Returns the path to an element of a collection.
    func appending<ID: Hashable>(element id: ID) -> RowPath {
        var path = RowPath()
        path.last = IDLink(id, isElement: true, behind: last)
        return path
    }

    /// Returns the path to a view that is bound to an id, which makes it no element.
    func appending<ID: Hashable>(id: ID) -> RowPath {
        var path = RowPath()
        path.last = IDLink(id, isElement: false, behind: last)
        return path
    }

    static func == (left: RowPath, right: RowPath) -> Bool {
        var (one, other) = (left.last, right.last)
        while let link = one, let otherLink = other {
            if link === otherLink { return true }
            guard link.hasSameStep(as: otherLink) else { return false }
            (one, other) = (link.before, otherLink.before)
        }
        return one == nil && other == nil
    }

    func hash(into hasher: inout Hasher) {
        var link = last
        while let current = link {
            hasher.combine(current.step)
            link = current.before
        }
    }
}

extension RowPath {
    /// Reports that a second row has the path.
    @MainActor func reportAsDuplicate(in owner: Node) {
        ViewAction("ForEach", of: owner).attributing { Graph.report(.duplicateID(lastID)) }
    }
}
