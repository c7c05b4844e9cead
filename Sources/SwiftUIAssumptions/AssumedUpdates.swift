extension SystemAssumption {
    /// The assumptions about updates and removals.
    static let updates = [
        SystemAssumption("touch-update", \.touchUpdate, "when iOS updates body after a touch") {
            switch $0 {
            case .withinTouch:
                (
                    "updates body at the end of a touch",
                    "A crash report has GraphHost.flushTransactions below _UIUpdateSequenceRunNext "
                        + "(werdnum/family-assistant, docs/design/ios-chat-layout-watchdog-crash.md). UIKit dispatches touches in "
                        + "the same sequence, and does not return to the run loop between its phases (UIUpdateActionPhase)."
                )
            case .byObserver:
                (
                    "updates body by the observer of the run loop only, and not within a touch",
                    "A crash report has a transaction of GraphHost below an observer of the run loop "
                        + "(neevaco/neeva-ios#4409), and UIKit can switch its update cycle off: _UIUpdateCycleEnabled "
                        + "(pookjw/MySwiftUI, UIHostingViewBase+UpdateCycle.swift)."
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
                    "SwiftUI only warns of values that are published on other threads (nostr-sdk/nostr-sdk-ios#38)."
                )
            case .onRunLoop:
                (
                    "runs onReceive for a value of another thread in a block of the main run loop",
                    "OpenSwiftUI warns, and hands the value to RunLoop.main.perform(inModes: [.common])."
                )
            }
        },
    ]
}
