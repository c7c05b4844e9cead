import FilesAndProcesses
import Foundation
import HeadlessUI
import RowReports

/// The source of the code that used a stale binding: of the action that ran, or of the innermost call if that is in another view.
@MainActor struct StaleCode {
    private let source: RowSource
    private let view: String
    /// The modifier or control that received the handler; nil if the code is in no handler of the view.
    private let handler: String?
    private let line: Int
    private let frame: SourceFrame?

    /// - Returns: nil if no source can be read.
    init?(_ story: StaleStory) {
        let frame = story.calls.first
        let viewOfFrame = frame.flatMap { frame in
            frame.function.contains(".") ? frame.function.split(separator: ".").first.map(String.init) : nil
        }
        self.frame = frame
        if let action = story.issue.action, let view = action.view, viewOfFrame == nil || viewOfFrame == view,
            let source = RowSource(of: action)
        {
            (self.source, self.view, handler, line) = (source, view, action.name, action.line)
        } else {
            guard let frame, let view = viewOfFrame, let file = frame.file, let source = RowSource(path: file) else {
                return nil
            }
            (self.source, self.view, handler, line) = (source, view, nil, frame.line)
        }
    }

    /// The names of the row's parts; nil if the view has no binding to an element.
    var names: RecipeNames? {
        source.names(ofRow: view, handler: handler, at: line, use: frame?.lineText ?? "")
    }

    /// The elements and one of them in the container of bindings around the code; nil if there is none.
    var elements: (items: String, item: String)? { source.elements(before: line) }

    /// Returns the optional whose content the app binds; nil if the source does not show it.
    func optional(of type: String) -> UnwrappedOptional? {
        source.path.flatMap { UnwrappedOptional(of: type, near: $0) }
    }

    /// Returns the innermost call where its line uses the element, and is in a function that the handler calls; nil for a handler that
    /// uses it.
    func use(of item: String) -> SourceFrame? {
        guard let frame, let text = frame.lineText, text.mentions(item),
            frame.function.split(separator: ".").last != "body"
        else {
            return nil
        }
        return frame
    }
}
