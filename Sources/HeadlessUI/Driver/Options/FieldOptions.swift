extension Host {
    /// What fields do that SwiftUI does not document.
    public struct Fields: Sendable {
        /// When a `TextField(value:format:)` writes.
        public enum FormattedValues: Sendable {
            /// With each change of the text that can be read as a value, as is seen on iOS.
            case whileTyping
            /// When the text is submitted or the field loses the focus.
            case whenEditEnds
        }

        /// When a `TextField(value:format:)` writes.
        public var formattedValues = FormattedValues.whileTyping
    }

    /// What fields do that SwiftUI does not document.
    public var fields: Fields {
        get { graph.fields }
        set { graph.fields = newValue }
    }
}
