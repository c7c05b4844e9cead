/// A control that shares an item with other apps. There are no other apps here: a press does nothing.
public struct ShareLink<Label: View>: View {
    let label: Label

    /// The button of the link.
    public var body: some View {
        Button(action: {}, label: { label })
    }
}

extension ShareLink {
    /// Creates a link for an item, with a custom label.
    public init<I>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview? = nil,
        @ViewBuilder label: () -> Label
    ) {
        self.label = label()
    }

    /// Creates a link for items, with a custom label.
    public init<Items: RandomAccessCollection>(
        items: Items, subject: Text? = nil, message: Text? = nil,
        preview: ((Items.Element) -> SharePreview)? = nil, @ViewBuilder label: () -> Label
    ) {
        self.label = label()
    }
}

extension ShareLink where Label == HeadlessUI.Label<Text, Image> {
    /// Creates a link for an item, with the title "Share…".
    public init<I>(item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview? = nil) {
        label = HeadlessUI.Label("Share…", systemImage: "square.and.arrow.up")
    }

    /// Creates a link for an item, with a title.
    public init<S: TextSource, I>(
        _ title: S, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview? = nil
    ) {
        label = HeadlessUI.Label(title, systemImage: "square.and.arrow.up")
    }

    /// Creates a link for items, with the title "Share…".
    public init<Items: RandomAccessCollection>(
        items: Items, subject: Text? = nil, message: Text? = nil, preview: ((Items.Element) -> SharePreview)? = nil
    ) {
        label = HeadlessUI.Label("Share…", systemImage: "square.and.arrow.up")
    }

    /// Creates a link for items, with a title.
    public init<S: TextSource, Items: RandomAccessCollection>(
        _ title: S, items: Items, subject: Text? = nil, message: Text? = nil,
        preview: ((Items.Element) -> SharePreview)? = nil
    ) {
        label = HeadlessUI.Label(title, systemImage: "square.and.arrow.up")
    }
}

/// The preview of a shared item.
public struct SharePreview {
    /// Creates a preview with a title.
    public init<S: TextSource>(_ title: S) {}
    /// Creates a preview with a title and an image.
    public init<S: TextSource>(_ title: S, image: Image) {}
    /// Creates a preview with a title and an icon.
    public init<S: TextSource>(_ title: S, icon: Image) {}
    /// Creates a preview with a title, an image and an icon.
    public init<S: TextSource>(_ title: S, image: Image, icon: Image) {}
}
