#if os(Linux) || os(macOS)
    // The views of UIKit and AppKit that a person reads or operates. The modules named as Apple's declare the views; the node of a
    // representable shows them to the host.

    /// A view that shows a text, or that the user operates.
    @MainActor package protocol WrappedView: UIView {
        /// The text that the view shows; nil if it shows none.
        var shownText: String? { get }
        /// The label by which the user finds the view, unless it has an accessibility label.
        var shownLabel: String { get }
        /// Whether the view itself accepts the user's operations.
        var acceptsOperations: Bool { get }
    }

    /// A view that the user presses or flips.
    @MainActor package protocol WrappedButton: WrappedView {
        /// The state of the view in a word; nil if it has none.
        var shownState: String? { get }
        /// Does what a touch of the user does.
        func press()
    }

    /// A view whose text the user edits.
    @MainActor package protocol WrappedField: WrappedView {
        /// Whether an edit is in progress.
        var isBeingEdited: Bool { get }
        /// Moves the focus to the field, or away from it. The node of the field sets the closure.
        var moveFocus: (@MainActor (_ toField: Bool) -> Void)? { get set }
        /// Begins an edit, unless the app refuses it.
        func beginEdit()
        /// Replaces the text, unless the app refuses it.
        func replaceText(with text: String)
        /// Presses the return key.
        func pressReturn()
        /// Ends the edit.
        func endEdit()
    }

    /// A view whose value the user drags.
    @MainActor package protocol WrappedSlider: WrappedView {
        /// The least and the greatest value.
        var shownRange: ClosedRange<Double> { get }
        /// The value.
        var shownValue: Double { get }
        /// Drags the view to a value.
        func drag(to value: Double)
    }

    /// A view or a controller with pages that the user turns.
    @MainActor package protocol WrappedPages: AnyObject {
        /// Returns whether there may be a page after or before the shown one.
        func mayTurn(forward: Bool) -> Bool
        /// Turns to the page after or before the shown one, if there is one.
        func turn(forward: Bool)
    }

    /// A controller that shows other controllers, without their views among its own.
    @MainActor package protocol WrappedContainer: UIViewController {
        /// The controllers that are on screen.
        var shownControllers: [UIViewController] { get }
    }

    /// A controller whose view is a view of SwiftUI.
    @MainActor package protocol WrappedHost: UIViewController {
        /// The view of SwiftUI.
        var wrappedView: any View { get }
        /// Called when the view of SwiftUI has changed.
        var wrappedViewChanged: (@MainActor () -> Void)? { get set }
    }

    /// The view of a hosting controller.
    @MainActor final class HostingView: UIView {
        weak var controller: (any WrappedHost)?
    }
#endif
