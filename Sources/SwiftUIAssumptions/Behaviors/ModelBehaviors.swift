extension SystemAssumptions {
    /// When the main context of SwiftData saves by itself.
    public enum ModelAutosave: String, AssumedBehavior {
        /// The context saves at the end of an event that has changed something.
        case eachEvent = "each-event"
        /// The context saves fifteen seconds after the first change.
        case fifteenSecondsLater = "fifteen-seconds-later"
    }

    /// Whether the identifier of a SwiftData object changes.
    public enum ModelIdentifiers: String, AssumedBehavior {
        /// The identifier stays the same.
        case kept
        /// The first save gives the object another identifier.
        case changedBySave = "changed-by-save"
    }

    /// What the objects of a SwiftData context show after a save of another context.
    public enum ModelMerge: String, AssumedBehavior {
        /// The objects have the new values.
        case refreshesObjects = "refreshes-objects"
        /// The objects keep the values that were read before. Queries follow the objects that come and go.
        case keepsValues = "keeps-values"
    }
}
