extension SystemAssumptions {
    /// The moments at which toggles, pickers, sliders, steppers and fields read their binding.
    public enum ControlReads: String, AssumedBehavior {
        /// A control reads the binding when the view is updated.
        case inUpdates = "in-updates"
        /// A control also reads the current value at the next layout. So does one that was removed, once, and one that an
        /// animation removes, until the animation has ended.
        case atLayout = "at-layout"
    }

    /// The moment at which a `TextField(value:format:)` writes its value.
    public enum FormattedField: String, AssumedBehavior {
        /// The field writes at each change of the text that parses as a value.
        case whileTyping = "while-typing"
        /// The field writes when the user submits the text or the field loses the focus.
        case whenEditEnds = "when-edit-ends"
    }

    /// Whether a field that is removed while it is edited writes its text once more.
    public enum RemovedField: String, AssumedBehavior {
        /// The field writes.
        case writes
        /// The field writes, unless an animation removes it.
        case writesUnlessAnimated = "writes-unless-animated"
        /// The field writes on iOS only.
        case writesOnIOS = "writes-on-ios"
        /// The field writes on a Mac only.
        case writesOnMacOS = "writes-on-macos"
        /// The field does not write.
        case neverWrites = "never-writes"
    }

    /// The order of nested `onSubmit` actions.
    public enum SubmitOrder: String, AssumedBehavior {
        /// The innermost action runs first.
        case insideOut = "inside-out"
        /// The outermost action runs first.
        case outsideIn = "outside-in"
    }
}
