/// A layout with its type erased. The subviews keep their identity and their state when another layout takes its place.
public struct AnyLayout: Layout {
    /// The values that a layout computes once for several calls, with their type erased.
    public struct Cache {
        fileprivate var value: Any
    }

    private let layout: any Layout

    /// Erases the type of a layout.
    public init<L: Layout>(_ layout: L) { self.layout = (layout as? AnyLayout)?.layout ?? layout }

    public func makeCache(subviews: Subviews) -> Cache { Cache(value: layout.makeCache(subviews: subviews)) }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        layout.sizeThatFits(proposal, subviews, &cache.value)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        layout.placeSubviews(in: bounds, proposal, subviews, &cache.value)
    }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        layout.spacing(subviews, &cache.value)
    }
}

// A cache of another layout is made anew.
extension Layout {
    fileprivate func sizeThatFits(
        _ proposal: ProposedViewSize, _ subviews: Subviews, _ erased: inout Any
    ) -> CGSize {
        var cache = erased as? Cache ?? makeCache(subviews: subviews)
        defer { erased = cache }
        return sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }

    fileprivate func placeSubviews(
        in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews, _ erased: inout Any
    ) {
        var cache = erased as? Cache ?? makeCache(subviews: subviews)
        defer { erased = cache }
        placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    fileprivate func spacing(_ subviews: Subviews, _ erased: inout Any) -> ViewSpacing {
        var cache = erased as? Cache ?? makeCache(subviews: subviews)
        defer { erased = cache }
        return spacing(subviews: subviews, cache: &cache)
    }
}
