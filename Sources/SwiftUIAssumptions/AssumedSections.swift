extension SystemAssumption {
    /// The assumptions about sections.
    static let sections = [
        SystemAssumption(
            "section-appearance", \.sectionAppearance, "how often onAppear, onDisappear and task of a Section run"
        ) {
            switch $0 {
            case .eachRow:
                (
                    "runs onAppear, onDisappear and task of a Section for each of its rows",
                    "None that is known here of sections: a modifier of a Group applies to each of its views."
                )
            case .once:
                (
                    "runs onAppear and task of a Section with its first row on screen, and onDisappear with its last",
                    "None that is known here: the documentation of onAppear says that its moment depends on the type "
                        + "of the view."
                )
            }
        }
    ]
}
