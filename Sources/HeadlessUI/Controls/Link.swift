/// A control that opens a URL.
public struct Link<Label: View>: View {
    public typealias Body = Never
    let destination: URL
    let label: Label
    let source: SourcePlace

    /// A link with a label of any kind.
    public init(destination: URL, file: StaticString = #filePath, line: Int = #line, @ViewBuilder label: () -> Label) {
        self.destination = destination
        self.label = label()
        source = SourcePlace(file, line)
    }
}

extension Link where Label == Text {
    /// A link with a title.
    public init<S: TextSource>(_ title: S, destination: URL, file: StaticString = #filePath, line: Int = #line) {
        self.init(destination: destination, file: file, line: line) { title.shownText }
    }
}

extension Link: PrimitiveView {
    func makeNode(in parent: Node, environment: EnvironmentValues) -> Node {
        LinkNode(self, in: parent, environment: environment) { $0.label }.evaluated()
    }
}

@MainActor private final class LinkNode<Label: View>: ContainerNode<Link<Label>>, Pressable {
    override var control: (any Control)? { self }
    var label: String { spokenLabel }

    func press() {
        if environment.isEnabled {
            ViewAction("Link", at: view.source, of: self).run { environment.openURL(view.destination) }
        }
    }
}
