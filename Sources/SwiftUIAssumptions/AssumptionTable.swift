extension SystemAssumption {
    /// Every assumption, with its values and their evidence. Case files, reports and an article come from it.
    public static let all: [SystemAssumption] = updates + containers + presentations + navigation + controls

    private static let updates = [
        SystemAssumption("touch-update", \.touchUpdate, "when iOS updates body after a touch") {
            switch $0 {
            case .withinTouch:
                (
                    "updates body at the end of a touch",
                    "Crash reports have GraphHost.flushTransactions below _UIUpdateSequenceRunNext, which UIKit "
                        + "runs in the callout of a touch."
                )
            case .byObserver:
                (
                    "updates body by the observer of the run loop only, and not within a touch",
                    "Other crash reports have the same function below the observer, and UIKit can switch its "
                        + "update cycle off (_UIUpdateCycleEnabled)."
                )
            }
        },
        SystemAssumption(
            "removed-child", \.removedChild, "whether the update that removes a child evaluates it once more"
        ) {
            switch $0 {
            case .notEvaluated:
                (
                    "removes a child without evaluating it",
                    "OpenSwiftUI evaluates content of ForEach only for elements that are still there."
                )
            case .evaluatedOnceMore:
                (
                    "evaluates a child once more in the update that removes it",
                    "Crash reports end in BindingOperations.ForceUnwrapping.get, below a Picker with "
                        + "Binding($x)! in an 'if x != nil' (pennlabs/penn-mobile-ios#630), and in the body of a row "
                        + "whose element is gone (pointfreeco/swift-composable-architecture#1784)."
                )
            }
        },
        SystemAssumption("animated-removal", \.animatedRemoval, "when a view goes that an animation removes") {
            switch $0 {
            case .afterAnimation:
                (
                    "keeps a view that an animation removes until the animation ends",
                    "OpenSwiftUI's DynamicContainer keeps it until no animation listens. A reported crash comes "
                        + "after the animation (VAndrJ/awesome-apple-bugs#35)."
                )
            case .atOnce:
                (
                    "removes a view at once, even under an animation",
                    "OpenSwiftUI does so without a transition, or where a transaction disables animations. "
                        + "Which containers do so is not documented."
                )
            }
        },
        SystemAssumption("appearance-order", \.appearanceOrder, "in which order the onAppear actions of one update run")
        {
            switch $0 {
            case .outsideIn:
                (
                    "runs onAppear of a view before that of the views within it",
                    "OpenSwiftUI queues the actions in the order in which views are evaluated."
                )
            case .insideOut:
                (
                    "runs onAppear of a view after that of the views within it",
                    "None that is known here: the documentation promises no order."
                )
            case .shuffled:
                (
                    "runs the onAppear actions of one update in any order",
                    "None that is known here: the documentation promises no order."
                )
            }
        },
        SystemAssumption(
            "off-main-receive", \.offMainReceive, "where onReceive handles a value that was sent on another thread"
        ) {
            switch $0 {
            case .whereSent:
                (
                    "runs onReceive on the thread that sent the value",
                    "Apps report handlers that run on other threads, and SwiftUI warns of published values there."
                )
            case .onRunLoop:
                (
                    "runs onReceive for a value of another thread in a block of the main run loop",
                    "OpenSwiftUI warns, and hands the value to RunLoop.main.perform(inModes: [.common])."
                )
            }
        },
    ]

    private static let containers = [
        SystemAssumption(
            "lazy-disappearance", \.lazyDisappearance,
            "when a lazy container calls onDisappear for a row that it no longer shows"
        ) {
            switch $0 {
            case .whenLetGo:
                (
                    "calls onDisappear as soon as a lazy container no longer shows a row",
                    "List does so (ole/swiftui-view-lifecycle, iOS 16), and LazyVGrid (issue 1 there)."
                )
            case .whenEvicted:
                (
                    "calls onDisappear for a row of a lazy container only when it evicts the row",
                    "LazyVStack was seen not to call it as the row goes (ole/swiftui-view-lifecycle, iOS 16)."
                )
            }
        },
        SystemAssumption("lazy-cache", \.lazyCache, "how long a lazy container keeps rows that it no longer shows") {
            switch $0 {
            case .unlimited:
                (
                    "keeps the rows of a lazy container until the system asks for memory",
                    "Rows that scroll back are the same for a long time (ole/swiftui-view-lifecycle)."
                )
            case .none:
                (
                    "evicts a row of a lazy container as soon as it no longer shows it",
                    "State in a List exists only for rows that are shown (chris.eidhof.nl, SwiftUI State Lifetime)."
                )
            case .eightUpdates:
                (
                    "evicts a row of a lazy container after eight updates",
                    "OpenSwiftUI's ForEach evicts items that eight updates have not used."
                )
            }
        },
        SystemAssumption(
            "lazy-inner-id", \.lazyInnerID,
            "whether a lazy container gives a row with an .id of its own the binding for its new position"
        ) {
            switch $0 {
            case .rebindsRow:
                (
                    "updates a row of a lazy container that has an .id of its own and moves to another position",
                    "OpenSwiftUI evaluates the content of each element that is still there."
                )
            case .keepsRow:
                (
                    "keeps a row of a lazy container that has an .id of its own, with the binding of its old position",
                    "A report says so, which could not be checked here."
                )
            }
        },
        SystemAssumption("list-edits", \.listEdits, "whether the edits of a list run with an animation") {
            switch $0 {
            case .animated:
                ("animates what onDelete, onMove and editActions change", "The rows of a List move with an animation.")
            case .notAnimated:
                (
                    "does not animate what onDelete, onMove and editActions change outside of the list",
                    "None that is known here: only the list itself is known to animate."
                )
            }
        },
    ]

    private static let presentations = [
        SystemAssumption("presentation-removal", \.presentationRemoval, "when a dismissed presentation goes") {
            switch $0 {
            case .afterAnimation:
                (
                    "keeps a dismissed presentation until its animation ends",
                    "The documentation of onDismiss says that it runs when the sheet dismisses; a sheet is seen "
                        + "to slide away before."
                )
            case .atOnce:
                (
                    "removes a dismissed presentation at once",
                    "A transaction can disable its animation, and so can the settings of a device."
                )
            }
        },
        SystemAssumption("sheet-item", \.sheetItem, "what a sheet does whose item changes to a different item") {
            switch $0 {
            case .presentsAnew:
                (
                    "dismisses a sheet whose item changes, and presents another",
                    "The documentation says so of items whose identity changes."
                )
            case .replacesContent:
                (
                    "keeps a sheet whose item changes, with other content",
                    "None that is known here: the documentation has it otherwise."
                )
            }
        },
        SystemAssumption("next-presentation", \.nextPresentation, "when a presentation comes that had to wait") {
            switch $0 {
            case .whenDismissed:
                (
                    "presents what has waited as soon as the earlier presentation is dismissed",
                    "None that is known here."
                )
            case .whenGone:
                (
                    "presents what has waited only after the earlier presentation has gone",
                    "UIKit refuses to present from a controller whose presentation has not ended."
                )
            }
        },
        SystemAssumption(
            "stacked-alerts", \.stackedAlerts, "which of several modifiers with an Alert value on one view show theirs"
        ) {
            switch $0 {
            case .each:
                (
                    "shows the alert of each modifier on one view",
                    "Several sheets on one view work, after releases in which they did not; nothing is known of "
                        + "alerts (zachsim.one)."
                )
            case .last:
                (
                    "shows the alert of the last modifier on a view only",
                    "zachsim.one saw it in June 2022: the second of two alert(isPresented:content:) shows, the "
                        + "first does not."
                )
            case .first:
                (
                    "shows the alert of the first modifier on a view only",
                    "A report says so, which could not be checked here."
                )
            }
        },
        SystemAssumption("dialog-button", \.dialogButton, "what a button of an alert, a dialog or a menu does first") {
            switch $0 {
            case .actionFirst:
                (
                    "runs the action of an alert's button before it resets the binding",
                    "None that is known here."
                )
            case .dismissalFirst:
                (
                    "resets the binding of an alert before it runs the action of its button",
                    "UIKit calls the handler of an alert's action after the alert has been dismissed."
                )
            }
        },
        SystemAssumption(
            "dismissal-order", \.dismissalOrder, "whether onDisappear of the content or onDismiss comes first"
        ) {
            switch $0 {
            case .disappearFirst:
                ("runs onDisappear of a sheet's content before onDismiss", "None that is known here.")
            case .dismissFirst:
                ("runs onDismiss of a sheet before onDisappear of its content", "None that is known here.")
            }
        },
    ]

    private static let navigation = [
        SystemAssumption("page-removal", \.pageRemoval, "when a popped page goes") {
            switch $0 {
            case .afterAnimation:
                (
                    "keeps a popped page until its animation ends",
                    "UIKit removes a popped controller after its transition."
                )
            case .atOnce:
                (
                    "removes a popped page at once",
                    "A transaction can disable its animation, and so can the settings of a device."
                )
            }
        },
        SystemAssumption("covered-page", \.coveredPage, "when a page disappears that another page covers") {
            switch $0 {
            case .atOnce:
                ("calls onDisappear for a covered page in the update of the push", "None that is known here.")
            case .afterAnimation:
                (
                    "calls onDisappear for a covered page when the animation of the push ends",
                    "UIKit calls viewDidDisappear then."
                )
            }
        },
        SystemAssumption(
            "replaced-page", \.replacedPage, "what happens to a page if the path has another value at its place"
        ) {
            switch $0 {
            case .pushesAnew:
                ("pushes another page if the path has another value at its place", "None that is known here.")
            case .keepsPage:
                (
                    "keeps a page if the path has another value at its place, and shows that value",
                    "None that is known here."
                )
            }
        },
        SystemAssumption("removed-link", \.removedLink, "what happens to a page if its link is removed") {
            switch $0 {
            case .popsPage:
                ("pops a page if its link is removed", "A link of a NavigationView declares its page.")
            case .keepsPage:
                ("keeps a page if its link is removed", "None that is known here.")
            }
        },
    ]

    private static let controls = [
        SystemAssumption(
            "control-reads", \.controlReads, "when toggles, pickers, sliders, steppers and fields read their binding"
        ) {
            switch $0 {
            case .inUpdates:
                ("reads the binding of a control in updates of its view only", "OpenSwiftUI reads it there.")
            case .atLayout:
                (
                    "reads the binding of a control at the next layout, even if the control was removed",
                    "A Toggle in a ForEach($items) traps as its last row is deleted on iOS 26 "
                        + "(brave/brave-core#31213); a text field reads a stale binding in the next display cycle of "
                        + "a Mac (onevcat/Prowl#637); a crash comes after the animation of the removal "
                        + "(VAndrJ/awesome-apple-bugs#35)."
                )
            }
        },
        SystemAssumption("formatted-field", \.formattedField, "when a TextField(value:format:) writes its value") {
            switch $0 {
            case .whileTyping:
                ("writes the value of a TextField(value:format:) while the user types", "Seen on iOS.")
            case .whenEditEnds:
                (
                    "writes the value of a TextField(value:format:) when the edit ends",
                    "The documentation says so of fields with a Formatter: when the user commits."
                )
            }
        },
        SystemAssumption(
            "removed-field", \.removedField, "whether a field that is removed during an edit writes once more"
        ) {
            switch $0 {
            case .writes:
                (
                    "writes the text of a field that is removed during an edit once more",
                    "Reported of rows (pointfreeco/swift-composable-architecture#1800), and of a Mac, in "
                        + "controlTextDidEndEditing (my-monkeys/OpenSuperWhisper#94)."
                )
            case .writesUnlessAnimated:
                (
                    "writes the text of a field that is removed during an edit, unless an animation removes it",
                    "None that is known here; the reports remove fields without one."
                )
            case .writesOnIOS:
                (
                    "writes the text of a field that is removed during an edit on iOS only",
                    "UIKit and AppKit end an edit in different ways; one report names the platform."
                )
            case .writesOnMacOS:
                (
                    "writes the text of a field that is removed during an edit on a Mac only",
                    "The report that names the function is of a Mac (my-monkeys/OpenSuperWhisper#94)."
                )
            case .neverWrites:
                (
                    "does not write the text of a field that is removed during an edit",
                    "None that is known here: the documentation does not speak of it."
                )
            }
        },
        SystemAssumption("submit-order", \.submitOrder, "in which order nested onSubmit actions run") {
            switch $0 {
            case .insideOut:
                (
                    "runs the innermost onSubmit first",
                    "The documentation adds the actions of outer views to those within, and names no order."
                )
            case .outsideIn:
                (
                    "runs the outermost onSubmit first",
                    "The documentation adds the actions of outer views to those within, and names no order."
                )
            }
        },
    ]
}
