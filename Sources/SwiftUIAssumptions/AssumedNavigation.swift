extension SystemAssumption {
    /// The assumptions about navigation.
    static let navigation = [
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
            case .pushesAnother:
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
}
