import Locks

/// An object that a view reads from its environment, and that no ancestor provides.
package struct MissingObject: Equatable {
    /// The type of the object.
    package let type: String
    /// The name of the preview whose view is shown; nil if an app or a test shows it.
    package let preview: String?

    private static let shownPreview = Locked<String?>(nil)

    /// Notes which preview the views show from now on.
    ///
    /// - Parameter name: The name of the preview; nil for an app, a view of a definition, or no view.
    package static func noteShown(preview name: String?) { shownPreview.withLock { $0 = name } }

    /// Creates a missing object of a type, on the view that is shown.
    init(_ type: String) { self.init(type: type, preview: Self.shownPreview.withLock { $0 }) }

    /// Creates a missing object.
    ///
    /// - Parameters:
    ///   - type: The type of the object.
    ///   - preview: The name of the preview; nil if an app or a test shows the view.
    package init(type: String, preview: String?) {
        self.type = type
        self.preview = preview
    }

    /// Returns the text with which the process ends. A preview makes the whole environment of its view, so one text stands for every view in it
    /// that reads the object.
    ///
    /// - Parameter message: What SwiftUI says.
    package func words(_ message: String) -> String {
        guard let preview else { return message }
        return Self.start + preview + Self.middle + type + Self.end + message
    }

    private static let start = "The preview “"
    private static let middle = "” provides no "
    private static let end = ". In the app, an ancestor of the view may provide it. SwiftUI says: "

    /// Finds a preview's missing object in the text with which a process has ended; nil if the text is another.
    package init?(in text: String) {
        guard let first = text.firstRange(of: Self.start), let last = text.firstRange(of: Self.end) else { return nil }
        guard first.upperBound <= last.lowerBound else { return nil }
        let words = text[first.upperBound..<last.lowerBound]
        guard let middle = words.ranges(of: Self.middle).last else { return nil }
        self.init(type: String(words[middle.upperBound...]), preview: String(words[..<middle.lowerBound]))
    }
}
