extension SystemAssumptions {
    /// The treatment of a sheet whose item changes to a different item.
    public enum SheetItem: String, AssumedBehavior {
        /// The host dismisses the sheet, and presents another sheet for the new item.
        case presentsAnother = "presents-another"
        /// The sheet stays; its content becomes a different view with fresh state.
        case replacesContent = "replaces-content"
    }

    /// The moment at which the host presents content that had to wait. A presenter shows one presentation at a time.
    public enum NextPresentation: String, AssumedBehavior {
        /// As soon as the previous presentation is dismissed, before its animation has ended.
        case whenDismissed = "when-dismissed"
        /// After the previous presentation has gone.
        case whenGone = "when-gone"
    }

    /// The alerts that several modifiers with an `Alert` value on one view can show.
    public enum StackedAlerts: String, AssumedBehavior {
        /// Only the last modifier, which is the outermost, shows its alert.
        case last
        /// Each modifier shows its alert.
        case each
    }

    /// The first effect of a pressed button in an alert or menu. Both effects happen within the same touch.
    public enum DialogButton: String, AssumedBehavior {
        /// The button runs its action, and then resets the binding of the presentation.
        case actionFirst = "action-first"
        /// The button resets the binding of the presentation, and then runs its action.
        case dismissalFirst = "dismissal-first"
    }

    /// The order of the actions that run when a presentation has gone.
    public enum DismissalOrder: String, AssumedBehavior {
        /// `onDisappear` of the content, and then `onDismiss`.
        case disappearFirst = "disappear-first"
        /// `onDismiss`, and then `onDisappear` of the content.
        case dismissFirst = "dismiss-first"
    }
}
