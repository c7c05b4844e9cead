/// A title and an icon.
nonisolated public struct Label<Title: View, Icon: View>: View {
    public typealias Body = Never
    let title: Title
    let icon: Icon

    /// A label with a title and an icon of any kind.
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }
}

extension Label where Title == Text, Icon == Image {
    /// A label with a title and a system symbol.
    public init<S: TextSource>(_ title: S, systemImage name: String) {
        self.init {
            title.shownText
        } icon: {
            Image(systemName: name)
        }
    }

    /// A label with a title and an image from the app's assets.
    public init<S: TextSource>(_ title: S, image name: String) {
        self.init {
            title.shownText
        } icon: {
            Image(name)
        }
    }

    /// A label with a title and an image from the app's assets.
    public init<S: TextSource>(_ title: S, image resource: ImageResource) {
        self.init {
            title.shownText
        } icon: {
            Image(resource)
        }
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// The label of a style's configuration.
    public init(_ configuration: LabelStyleConfiguration) {
        title = configuration.title
        icon = configuration.icon
    }
}

extension Label: PrimitiveView {
    @MainActor func makeNode(in parent: Node, environment: EnvironmentValues) -> Node {
        LabelNode(self, in: parent, environment: environment) {
            TupleView(((), ()), children: [$0.icon, $0.title])
        }
        .evaluated()
    }
}

@MainActor private final class LabelNode<Title: View, Icon: View>: ContainerNode<Label<Title, Icon>> {
    private var isIconOnly = false

    /// The title, if the label shows only its icon.
    override var spokenText: String? { isIconOnly ? (view.title as? Text)?.content : nil }

    override func evaluate() {
        let style = environment.style(of: LabelStyleConfiguration.self)
        isIconOnly = style == nil && environment.labelParts == .icon
        rows.update(environment: environment) {
            if let style {
                style.makeView(
                    LabelStyleConfiguration(title: .init(content: view.title), icon: .init(content: view.icon)))
            } else if isIconOnly {
                view.icon
            } else if environment.labelParts == .title {
                view.title
            } else {
                TupleView(((), ()), children: [view.icon, view.title])
            }
        }
    }
}
