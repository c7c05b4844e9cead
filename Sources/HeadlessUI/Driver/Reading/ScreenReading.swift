/// The screen, a row or a container, as code reads it that must not change it.
///
/// A reading looks at the screen again at each use, as the verbs of a host do. It changes nothing, reports no issue, and does not run
/// the loop.
@MainActor public struct ScreenReading {
    private let part: HostPart

    init(_ part: HostPart) { self.part = part }

    /// Whether the row or the container exists. A screen always does.
    public var exists: Bool { read { part.node() != nil } }

    /// The visible texts, in order. The content of a field and of a label counts.
    public var texts: [String] { read { part.texts } }

    /// Returns whether a visible text is exactly the given one.
    public func shows(_ text: String) -> Bool { texts.contains(text) }

    /// The labels of the controls, in order.
    public var labels: [String] { read { part.labels } }

    /// The controls that the user can find, in order, with their values.
    public var controls: [ControlReading] {
        read { part.controls((any Control).self).compactMap(ControlReading.init) }
    }

    /// Returns the control that a verb finds by a label: the one with the label, or else the one with that accessibility identifier.
    ///
    /// - Returns: The first of several controls, which a verb would refuse; nil if there is none.
    public func control(_ label: String) -> ControlReading? {
        read { part.controls((any Control).self).found(by: label).first.flatMap(ControlReading.init) }
    }

    /// The rows of the elements, in order. Nested rows do not count.
    public var rows: [ScreenReading] {
        let count = read { part.allNodes().flatMap(\.elementRows).count }
        return (0..<count).map { row($0) }
    }

    /// Returns a row, counted from 0 in the order on screen. Nested rows do not count.
    public func row(_ position: Int) -> ScreenReading { ScreenReading(part.row(position)) }

    /// Returns the row of the element with the given id.
    public func row(id: some Hashable) -> ScreenReading { ScreenReading(part.row(id: id)) }

    /// Returns the first row that shows a text.
    public func row(showing text: String) -> ScreenReading {
        let part = part
        return ScreenReading(
            HostPart(host: part.host, name: "\(part.name).row(showing: \"\(text)\")") { () -> Node? in
                part.allNodes().flatMap(\.elementRows).first { $0.texts.contains(text) }
            })
    }

    /// Returns a container of rows, such as a `List` or a `ForEach` in a stack, counted from 0 in the order on screen.
    public func container(_ position: Int) -> ScreenReading { ScreenReading(part.container(position)) }

    /// The presentations on screen, such as sheets and alerts, from the rearmost to the frontmost one.
    public var presentations: [PresentationReading] {
        read { part.host.graph.window.map { presentations(on: $0) } ?? [] }
    }

    /// The content of the window in front, which presentations may cover.
    public var window: ScreenReading {
        let host = part.host
        return ScreenReading(HostPart(host: host, name: "window") { [host] () -> Node? in host.graph.window })
    }

    private func presentations(on presenter: PresenterNode) -> [PresentationReading] {
        presenter.layers.filter { !$0.isLeaving }.flatMap { layer in
            let content = HostPart(host: part.host, name: layer.kind.rawValue) { [weak layer] () -> Node? in layer }
            return [PresentationReading(layer, content: ScreenReading(content))] + presentations(on: layer)
        }
    }

    private func read<Value>(_ body: () -> Value) -> Value { part.host.graph.withoutReporting(body) }
}

extension Host {
    /// The frontmost content, for code that reads it: the content that the verbs of a host operate on.
    public var reading: ScreenReading { ScreenReading(screen) }
}
