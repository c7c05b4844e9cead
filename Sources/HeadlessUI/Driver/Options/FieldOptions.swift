extension Host {
    /// The behavior of fields that SwiftUI does not document.
    public struct Fields: Sendable {
        /// The moment at which a `TextField(value:format:)` writes its value.
        public enum FormattedValues: Sendable {
            /// The field writes at each change of the text that parses as a value, as observed on iOS.
            case whileTyping
            /// The field writes when the user submits the text or the field loses the focus.
            case whenEditEnds
        }

        /// The moment at which a `TextField(value:format:)` writes its value.
        public var formattedValues = FormattedValues.whileTyping
    }

    /// The behavior of fields that SwiftUI does not document.
    public var fields: Fields {
        get { graph.fields }
        set { graph.fields = newValue }
    }
}
