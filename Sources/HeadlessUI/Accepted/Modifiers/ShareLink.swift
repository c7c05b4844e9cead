/// A control that hands something to other apps, of which there are none here: nothing happens when it is pressed.
public struct ShareLink<Label: View>: View {
    let label: Label

    /// What is pressed.
    public var body: some View {
        Button(action: {}, label: { label })
    }
}

extension ShareLink {
    /// A link for an item, with a label of any kind.
    public init<I>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview? = nil,
        @ViewBuilder label: () -> Label
    ) {
        self.label = label()
    }

    /// A link for items, with a label of any kind.
    public init<Items: RandomAccessCollection>(
        items: Items, subject: Text? = nil, message: Text? = nil,
        preview: ((Items.Element) -> SharePreview)? = nil, @ViewBuilder label: () -> Label
    ) {
        self.label = label()
    }
}

extension ShareLink where Label == HeadlessUI.Label<Text, Image> {
    /// A link for an item, with the title "Share…".
    public init<I>(item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview? = nil) {
        label = HeadlessUI.Label("Share…", systemImage: "square.and.arrow.up")
    }

    /// A link for an item, with a title.
    public init<S: TextSource, I>(
        _ title: S, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview? = nil
    ) {
        label = HeadlessUI.Label(title, systemImage: "square.and.arrow.up")
    }

    /// A link for items, with the title "Share…".
    public init<Items: RandomAccessCollection>(
        items: Items, subject: Text? = nil, message: Text? = nil, preview: ((Items.Element) -> SharePreview)? = nil
    ) {
        label = HeadlessUI.Label("Share…", systemImage: "square.and.arrow.up")
    }

    /// A link for items, with a title.
    public init<S: TextSource, Items: RandomAccessCollection>(
        _ title: S, items: Items, subject: Text? = nil, message: Text? = nil,
        preview: ((Items.Element) -> SharePreview)? = nil
    ) {
        label = HeadlessUI.Label(title, systemImage: "square.and.arrow.up")
    }
}

/// What is shown of something that is shared.
public struct SharePreview {
    /// A title.
    public init<S: TextSource>(_ title: S) {}
    /// A title and a picture.
    public init<S: TextSource>(_ title: S, image: Image) {}
    /// A title and an icon.
    public init<S: TextSource>(_ title: S, icon: Image) {}
    /// A title, a picture and an icon.
    public init<S: TextSource>(_ title: S, image: Image, icon: Image) {}
}
