/// The `makeBody` of a custom style, which makes the view of a control from a configuration.
struct ControlStyle<Configuration> {
    let makeView: @MainActor (Configuration) -> any View
    /// Whether the style defines the control's behavior as well as its appearance.
    let isBehaviour: Bool
}

private struct StyleKey<Configuration>: EnvironmentKey {
    static var defaultValue: ControlStyle<Configuration>? { nil }
}

extension EnvironmentValues {
    /// Returns the style of the controls with a type of configuration, or nil for the system's style.
    func style<Configuration>(of type: Configuration.Type) -> ControlStyle<Configuration>? {
        self[StyleKey<Configuration>.self]
    }

    fileprivate mutating func setStyle<Configuration>(_ style: ControlStyle<Configuration>?) {
        self[StyleKey<Configuration>.self] = style
    }
}

/// A system style, which leaves the control unchanged.
protocol SystemStyle {}

extension View {
    /// Sets the style of the controls within the view.
    nonisolated func controlStyle<Style, Configuration>(
        _ style: Style, for type: Configuration.Type, isBehaviour: Bool = false,
        _ makeBody: @escaping @MainActor (Style, Configuration) -> any View
    ) -> some View {
        modifier(
            EnvironmentModifier(value: style) { style, environment in
                guard !(style is any SystemStyle) else {
                    return environment.setStyle(ControlStyle<Configuration>?.none)
                }
                // A style is created and used only on the main thread.
                nonisolated(unsafe) let style = style
                environment.setStyle(
                    ControlStyle<Configuration>(
                        makeView: {
                            StyledView(style: style, configuration: $0, makeBody: makeBody)
                        }, isBehaviour: isBehaviour))
            })
    }
}

/// The view that a style makes. The style's own dynamic properties, such as environment values, belong to this view.
nonisolated struct StyledView<Style, Configuration>: View {
    typealias Body = Never
    let style: Style
    let configuration: Configuration
    let makeBody: @MainActor (Style, Configuration) -> any View
}

extension StyledView: PrimitiveView {
    @MainActor func makeNode(in parent: Node, environment: EnvironmentValues) -> Node {
        StyledNode(self, in: parent, environment: environment).evaluated()
    }
}

/// The node of a view that a style makes. Within it the style of a control no longer applies: `Button(configuration)` has the
/// system's style.
@MainActor private final class StyledNode<Style, Configuration>: RowsNode {
    private var view: StyledView<Style, Configuration>
    private var style: Style
    private let properties = PropertyStorage(layout: .of(Style.self))
    private var inner = InnerEnvironment()

    init(_ view: StyledView<Style, Configuration>, in parent: Node, environment: EnvironmentValues) {
        self.view = view
        style = view.style
        super.init(in: parent, graph: parent.graph, environment: environment)
    }

    override func accepts(_ view: any View) -> Bool { view is StyledView<Style, Configuration> }

    override func take(_ view: any View) -> Bool {
        guard let view = view as? StyledView<Style, Configuration> else { return false }
        self.view = view
        style = view.style
        return true
    }

    override func evaluate() {
        let environment = inner.of(environment) {
            $0.setStyle(ControlStyle<Configuration>?.none)
        }
        rows.update(environment: environment) {
            properties.install(in: &style, node: self)
            return view.makeBody(style, view.configuration)
        }
    }

    override func didRemove() { properties.removeAll() }
}

/// A part of a control, such as its label, that a style receives.
nonisolated public struct StyledPart<Configuration>: View {
    public typealias Body = Never
    let content: any View
}

extension StyledPart: StructuralView {
    @MainActor func appendRows(to list: inout RowList, at path: RowPath) {
        list.append(content, at: path)
    }

    @MainActor var rowCount: Int { RowList.count(of: content) }
}
