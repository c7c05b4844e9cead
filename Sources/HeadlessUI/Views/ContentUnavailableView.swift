/// A view that says that there is no content, and why.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
    let label: Label
    let description: Description
    let actions: Actions

    /// Creates a view with a custom label, description and actions.
    public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.label = label()
        self.description = description()
        self.actions = actions()
    }

    /// The label, the description and the actions, from top to bottom.
    public var body: some View {
        label
        description
        actions
    }
}

extension ContentUnavailableView
where Label == HeadlessUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// Creates a view with a title, a system symbol and an optional description.
    public init<S: TextSource>(_ title: S, systemImage name: String, description: Text? = nil) {
        label = HeadlessUI.Label(title, systemImage: name)
        self.description = description
        actions = EmptyView()
    }

    /// Creates a view with a title, an image and an optional description.
    public init<S: TextSource>(_ title: S, image name: String, description: Text? = nil) {
        label = HeadlessUI.Label(title, image: name)
        self.description = description
        actions = EmptyView()
    }
}

extension ContentUnavailableView
where Label == HeadlessUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// The view for a search without results.
    public static var search: ContentUnavailableView {
        ContentUnavailableView("No Results", systemImage: "magnifyingglass", description: Text("Try a new search."))
    }

    /// Returns the view for a search text without results.
    public static func search(text: String) -> ContentUnavailableView {
        ContentUnavailableView(
            "No Results for “\(text)”", systemImage: "magnifyingglass",
            description: Text("Check the spelling or try a new search."))
    }
}
