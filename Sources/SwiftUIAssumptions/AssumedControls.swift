extension SystemAssumption {
    /// The assumptions about controls and fields.
    static let controls = [
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
                    "Reported of a Mac, in controlTextDidEndEditing (my-monkeys/OpenSuperWhisper#94). Of iOS, a report has "
                        + "removed rows that read (pointfreeco/swift-composable-architecture#1800), and none is known "
                        + "that has one write."
                )
            case .writesUnlessAnimated:
                (
                    "writes the text of a field that is removed during an edit, unless an animation removes it",
                    "None that is known here."
                )
            case .writesOnIOS:
                (
                    "writes the text of a field that is removed during an edit on iOS only",
                    "UIKit and AppKit end an edit in different ways."
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
