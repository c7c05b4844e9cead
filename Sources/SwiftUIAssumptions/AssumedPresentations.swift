extension SystemAssumption {
    /// The assumptions about presentations.
    static let presentations = [
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
            case .presentsAnother:
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
            case .last:
                (
                    "shows the alert of the last modifier on a view only",
                    "zachsim.one saw it in June 2022: the second of two alert(isPresented:content:) shows, the "
                        + "first does not. tidepool-org/Loop, pull request 65, says the same."
                )
            case .each:
                (
                    "shows the alert of each modifier on one view",
                    "Several sheets on one view work, after releases in which they did not; nothing is known of "
                        + "such a change for alerts (zachsim.one)."
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
}
