/// Code that a view has handed to a modifier or a control, and that runs later: where an issue comes from.
public struct ViewAction: Sendable, CustomStringConvertible {
    /// The modifier or control that it was handed to.
    public let name: String
    /// Where it was handed over, as `#fileID` has it; nil where that is not known.
    public var file: String? { place.map { "\($0.file)" } }
    /// The line there, from 1.
    public var line: Int { place?.line ?? 0 }
    private let place: SourcePlace?
    private let viewType: Any.Type?

    @TaskLocal static var current: ViewAction?

    /// What runs on the main thread just now, for the note of who catches the signal of a trap; nil where no view's code does.
    /// A task that such code has begun is none of it.
    nonisolated(unsafe) public internal(set) static var running: ViewAction?

    @MainActor init(_ name: String, at place: SourcePlace? = nil, of node: Node) {
        self.name = name
        self.place = place
        viewType = node.enclosingViewType
    }

    /// What computes a view's body.
    init(bodyOf type: Any.Type) {
        name = "body"
        place = nil
        viewType = type
    }

    /// The type of the view whose body has the code; nil where it is in the body of none.
    public var view: String? { viewType.map { "\($0)" } }

    public var description: String {
        name + (view.map { " of \($0)" } ?? "") + (file.map { " at \($0):\(line)" } ?? "")
    }

    /// Runs the code. A task that it begins is a part of it.
    func run<Result>(_ body: () -> Result) -> Result {
        guard MainThread.isCurrent else { return Self.$current.withValue(self, operation: body) }
        let outer = Self.running
        Self.running = self
        defer { Self.running = outer }
        if let watch = Graph.current?.watch, file != nil { watch.action(self) }
        return Self.$current.withValue(self, operation: body)
    }
}

/// A place in somebody's source.
struct SourcePlace: Sendable {
    let file: StaticString
    let line: Int

    init(_ file: StaticString, _ line: Int) {
        self.file = file
        self.line = line
    }
}
