extension Host {
    /// The behavior of sheets, covers, popovers, alerts, dialogs and menus that SwiftUI does not document.
    public struct Presentations: Sendable {
        /// The time for which a dismissed presentation stays.
        public enum Removal: Sendable {
            /// The presentation stays until its animation ends, which the host decides (`endAnimations`). Its subscriptions stay active,
            /// with bindings that may be stale. It then disappears, and `onDismiss` runs.
            case afterAnimation
            /// The presentation disappears immediately.
            case atOnce
        }

        /// The treatment of a sheet whose item changes to a different item.
        public enum ItemChange: Sendable {
            /// The host dismisses the sheet, and presents another sheet for the new item.
            case presentsAnew
            /// The sheet stays; its content becomes a different view with fresh state.
            case replacesContent
        }

        /// The moment at which the host presents content that had to wait. A presenter shows one presentation at a time.
        public enum Next: Sendable {
            /// As soon as the previous presentation is dismissed, before its animation has ended.
            case whenDismissed
            /// After the previous presentation has gone.
            case whenGone
        }

        /// The first effect of a pressed button in an alert or menu. Both effects happen within the same touch.
        public enum ButtonOrder: Sendable {
            /// The button runs its action, and then resets the binding of the presentation.
            case actionFirst
            /// The button resets the binding of the presentation, and then runs its action.
            case dismissalFirst
        }

        /// The time for which a dismissed presentation stays.
        public var removal: Removal
        /// The treatment of a sheet whose item changes to a different item.
        public var itemChange: ItemChange
        /// The moment at which the host presents content that had to wait.
        public var next: Next
        /// The first effect of a pressed button in an alert or menu.
        public var buttonOrder: ButtonOrder

        /// Creates the options. The defaults are the presumed behavior of SwiftUI.
        public init(
            removal: Removal = .afterAnimation, itemChange: ItemChange = .presentsAnew, next: Next = .whenDismissed,
            buttonOrder: ButtonOrder = .actionFirst
        ) {
            self.removal = removal
            self.itemChange = itemChange
            self.next = next
            self.buttonOrder = buttonOrder
        }
    }
}
