import Foundation
import Locks

/// Code that a view passes to a modifier or a control to run later. It identifies the origin of an issue.
public struct ViewAction: Sendable, CustomStringConvertible {
    /// The modifier or control that received the code.
    public let name: String
    /// The file of the call, as a path from its package; nil if it is unknown.
    public var file: String? { place?.path }
    /// The file of the call, as the compiler read it; nil if it is unknown.
    public var sourcePath: String? { place.map { "\($0.file)" } }
    /// The line of the call, counted from 1; 0 if it is unknown.
    public var line: Int { place?.line ?? 0 }
    let place: SourcePlace?
    let viewType: Any.Type?
    /// The node of the modifier or control; nil for the body of a view.
    let node: NodeReference?
    /// Whether the code is a control's read of its binding at a layout, and not an action of the app.
    package var isReadAtLayout = false
    /// The end of the task that a view runs; nil for other code.
    var cancellation: TaskCancellation?

    @TaskLocal static var current: ViewAction?

    /// The action that currently runs on the main thread, for the report of a signal handler after a trap; nil outside the code of
    /// views. A task that the action has started does not count.
    nonisolated(unsafe) public internal(set) static var running: ViewAction?

    /// The action within which all others run that currently run on the main thread; nil outside the code of views.
    public static var outermost: ViewAction? { running.map { outer ?? $0 } }
    /// The outermost action that runs, or that ran last.
    nonisolated(unsafe) private static var outer: ViewAction?

    @MainActor init(_ name: String, at place: SourcePlace? = nil, of node: Node) {
        self.name = name
        self.place = place
        viewType = node.enclosingViewType
        self.node = node.reference
    }

    /// The action that computes a view's body.
    init(bodyOf type: Any.Type) {
        name = "body"
        place = nil
        viewType = type
        node = nil
    }

    /// The type of the view whose body contains the code, without generic arguments; nil if no body does.
    public var view: String? { viewType.map { String("\($0)".prefix { $0 != "<" }) } }

    public var description: String {
        name + (view.map { " of \($0)" } ?? "") + (file.map { " at \($0):\(line)" } ?? "")
    }

    /// Runs framework code on behalf of the action, so that an issue names it.
    func attributing<Result>(_ body: () -> Result) -> Result { Self.$current.withValue(self, operation: body) }

    /// Runs the code. A task that the code starts belongs to the action.
    func run<Result>(_ body: () -> Result) -> Result {
        if place != nil { Graph.current?.containers.handlers?.run(self) }
        guard MainThread.isCurrent else { return Self.$current.withValue(self, operation: body) }
        let caller = Self.running
        if caller == nil { Self.outer = self }
        Self.running = self
        defer { Self.running = caller }
        if let watch = Graph.current?.watch, file != nil { watch.action(self) }
        return Self.$current.withValue(self, operation: body)
    }
}

/// A location in source code.
struct SourcePlace: Sendable {
    /// The file, as the compiler read it.
    let file: StaticString
    let line: Int

    /// The file as a path from the nearest folder with a `Package.swift`, or else from the folder that contains the file.
    var path: String {
        let path = "\(file)"
        return Self.paths.withLock { paths in
            if let known = paths[path] { return known }
            let parts = path.split(separator: "/")
            let root = parts.indices.dropLast().last { end in
                access("/" + parts[...end].joined(separator: "/") + "/Package.swift", F_OK) == 0
            }
            let shown = parts[(root.map { $0 + 1 } ?? max(0, parts.count - 2))...].joined(separator: "/")
            paths[path] = shown
            return shown
        }
    }

    private static let paths = Locked<[String: String]>([:])

    init(_ file: StaticString, _ line: Int) {
        self.file = file
        self.line = line
    }
}
