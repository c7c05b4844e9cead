extension SystemAssumption {
    /// The assumptions about SwiftData.
    static let models = [
        SystemAssumption("model-autosave", \.modelAutosave, "when the main context of SwiftData saves by itself") {
            switch $0 {
            case .eachEvent:
                (
                    "lets the main context of SwiftData save at the end of an event that has changed something",
                    "The documentation names no period. A save as early as this one finds most."
                )
            case .fifteenSecondsLater:
                (
                    "lets the main context of SwiftData save fifteen seconds after the first change",
                    "A report has an automatic save fifteen seconds after an insertion (feedback-assistant/reports#654)."
                )
            }
        },
        SystemAssumption(
            "model-identifiers", \.modelIdentifiers,
            "whether the first save of a SwiftData object changes its identifier"
        ) {
            switch $0 {
            case .kept:
                (
                    "keeps the identifier of a SwiftData object",
                    "Identifiable asks for stable identifiers. An object that is saved within the event that inserts it is seen with "
                        + "its last one only."
                )
            case .changedBySave:
                (
                    "takes a SwiftData object for another one once it is saved, because its identifier changes",
                    "A report has a sheet that is presented again, and rows that are made again, as the temporary identifier goes "
                        + "(feedback-assistant/reports#654)."
                )
            }
        },
        SystemAssumption(
            "model-merge", \.modelMerge, "what the objects of a SwiftData context show after a save of another context"
        ) {
            switch $0 {
            case .refreshesObjects:
                (
                    "shows the values that another context of SwiftData has saved",
                    "Views were seen to follow an actor with a context of its own (fatbobman/SwiftDataConcurrencyDemo#2)."
                )
            case .keepsValues:
                (
                    "shows the old values of an object that another context of SwiftData has changed and saved",
                    "A report has an object of the main context that keeps them (3lvis/SwiftSync#629)."
                )
            }
        },
    ]
}
