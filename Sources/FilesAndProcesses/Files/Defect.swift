import PlainText

/// Something that cannot be, unless this program itself is wrong.
package struct Defect: ReadableError, Sendable {
    /// The text that a person reads.
    package let description: String

    /// Says what cannot be.
    package init(_ description: String) {
        self.description = description
    }
}
