import PlainText

/// A state that is impossible unless this program has a defect.
package struct Defect: ReadableError, Sendable {
    /// The text that a person reads.
    package let description: String

    /// Describes the impossible state.
    package init(_ description: String) {
        self.description = description
    }
}
