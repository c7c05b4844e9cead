/// Says that there is nothing to show, and why.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
    let label: Label
    let description: Description
    let actions: Actions

    /// A label, a description and what can be done, of any kind.
    public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.label = label()
        self.description = description()
        self.actions = actions()
    }

    /// The parts, one below the other.
    public var body: some View {
        label
        description
        actions
    }
}

extension ContentUnavailableView
where Label == HeadlessUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// A title with a symbol of the system, and perhaps a description.
    public init<S: TextSource>(_ title: S, systemImage name: String, description: Text? = nil) {
        label = HeadlessUI.Label(title, systemImage: name)
        self.description = description
        actions = EmptyView()
    }

    /// A title with a picture of the app, and perhaps a description.
    public init<S: TextSource>(_ title: S, image name: String, description: Text? = nil) {
        label = HeadlessUI.Label(title, image: name)
        self.description = description
        actions = EmptyView()
    }
}

extension ContentUnavailableView
where Label == HeadlessUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// Nothing was found.
    public static var search: ContentUnavailableView {
        ContentUnavailableView("No Results", systemImage: "magnifyingglass", description: Text("Try a new search."))
    }

    /// Nothing was found for a text.
    public static func search(text: String) -> ContentUnavailableView {
        ContentUnavailableView(
            "No Results for “\(text)”", systemImage: "magnifyingglass",
            description: Text("Check the spelling or try a new search."))
    }
}
