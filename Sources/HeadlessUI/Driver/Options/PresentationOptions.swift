extension Host {
    /// What is not documented of sheets, covers, popovers, alerts, dialogs and menus.
    public struct Presentations: Sendable {
        /// How long what was dismissed is there.
        public enum Removal: Sendable {
            /// Until its animation ends, which the host decides (`reap`): its subscriptions live on, with bindings that may be
            /// stale. It disappears then, and `onDismiss` runs.
            case afterAnimation
            /// Not at all.
            case atOnce
        }

        /// What becomes of a sheet whose item changes to another one.
        public enum ItemChange: Sendable {
            /// It is dismissed, and another is presented for the other item.
            case presentsAnew
            /// It stays; its content is another view, with state of its own.
            case replacesContent
        }

        /// When something is presented that had to wait, since one presents one at a time.
        public enum Next: Sendable {
            /// As soon as the one before is dismissed, and before its animation has ended.
            case whenDismissed
            /// Once the one before has gone.
            case whenGone
        }

        /// What a pressed button of an alert or a menu does first. Both happen within the same touch.
        public enum ButtonOrder: Sendable {
            /// It runs its action; then the binding says that nothing is presented.
            case actionFirst
            /// The binding says that nothing is presented; then it runs its action.
            case dismissalFirst
        }

        /// How long what was dismissed is there.
        public var removal: Removal
        /// What becomes of a sheet whose item changes to another one.
        public var itemChange: ItemChange
        /// When something is presented that had to wait.
        public var next: Next
        /// What a pressed button of an alert or a menu does first.
        public var buttonOrder: ButtonOrder

        /// Presentations that do what is believed of SwiftUI, but for what is said otherwise.
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
