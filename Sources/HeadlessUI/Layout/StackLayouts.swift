/// A layout that shows its subviews one below the other. Alignment and spacing have no effect here.
public struct VStackLayout: Layout {
    /// The alignment of the subviews.
    public var alignment: HorizontalAlignment
    /// The distance between the subviews; nil for the default one.
    public var spacing: CGFloat?

    /// Creates a layout.
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        subviews.reduce(into: CGSize.zero) { size, subview in
            let own = subview.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil))
            size = CGSize(width: max(size.width, own.width), height: size.height + own.height)
        }
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        for subview in subviews {
            subview.place(at: bounds.origin, proposal: ProposedViewSize(width: proposal.width, height: nil))
        }
    }
}

/// A layout that shows its subviews side by side. Alignment and spacing have no effect here.
public struct HStackLayout: Layout {
    /// The alignment of the subviews.
    public var alignment: VerticalAlignment
    /// The distance between the subviews; nil for the default one.
    public var spacing: CGFloat?

    /// Creates a layout.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        subviews.reduce(into: CGSize.zero) { size, subview in
            let own = subview.sizeThatFits(ProposedViewSize(width: nil, height: proposal.height))
            size = CGSize(width: size.width + own.width, height: max(size.height, own.height))
        }
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        for subview in subviews {
            subview.place(at: bounds.origin, proposal: ProposedViewSize(width: nil, height: proposal.height))
        }
    }
}

/// A layout that shows its subviews one in front of the other. The alignment has no effect here.
public struct ZStackLayout: Layout {
    /// The alignment of the subviews.
    public var alignment: Alignment

    /// Creates a layout.
    public init(alignment: Alignment = .center) { self.alignment = alignment }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        subviews.reduce(into: CGSize.zero) { size, subview in
            let own = subview.sizeThatFits(proposal)
            size = CGSize(width: max(size.width, own.width), height: max(size.height, own.height))
        }
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
    }
}
