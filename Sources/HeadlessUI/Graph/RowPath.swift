/// Where a row comes from, within its container: the positions, branches, types and ids on the way to it.
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

    /// A step, and the way to it, which rows have in common.
    private final class Link {
        let step: Step
        let before: Link?

        init(_ step: Step, behind before: Link?) {
            self.step = step
            self.before = before
        }
    }

    private var last: Link?

    init() {}

    /// Whether it is that of the whole content.
    var isEmpty: Bool { last == nil }

    /// The innermost explicit id, as text.
    var lastID: String { elementID.map { "\($0.base)" } ?? "" }

    /// The id of the element whose row it is, or one of whose rows; nil where it is of none.
    var elementID: AnyHashable? {
        var link = last
        while let current = link {
            if case .explicit(let id) = current.step { return id }
            link = current.before
        }
        return nil
    }

    /// Whether the row is, or is within, something with an id.
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
        path.last = Link(step, behind: last)
        return path
    }

    static func == (left: RowPath, right: RowPath) -> Bool {
        var (one, other) = (left.last, right.last)
        while let link = one, let otherLink = other {
            if link === otherLink { return true }
            guard link.step == otherLink.step else { return false }
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
