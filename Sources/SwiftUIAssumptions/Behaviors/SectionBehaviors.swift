extension SystemAssumptions {
    /// How often the actions of `onAppear` and `onDisappear` of a `Section` run.
    public enum SectionAppearance: String, AssumedBehavior {
        /// Each row of the section, its header and its footer run them.
        case eachRow = "each-row"
        /// The section runs `onAppear` as it has its first row on screen, and `onDisappear` as it has none left.
        case once
    }
}
