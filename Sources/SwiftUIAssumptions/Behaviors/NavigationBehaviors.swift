extension SystemAssumptions {
    /// The moment at which a page disappears after the stack pushes another page onto it.
    public enum CoveredPage: String, AssumedBehavior {
        /// The page disappears in the update of the push.
        case atOnce = "at-once"
        /// The page disappears when the animation of the push ends.
        case afterAnimation = "after-animation"
    }

    /// The treatment of a page if the path has a different value at its position.
    public enum ReplacedPage: String, AssumedBehavior {
        /// The stack removes the page, and pushes another page with fresh state.
        case pushesAnother = "pushes-another"
        /// The page shows the new value. Views that are the same for both values keep their state.
        case keepsPage = "keeps-page"
    }

    /// The treatment of a page if its link is removed.
    public enum RemovedLink: String, AssumedBehavior {
        /// The stack pops the page.
        case popsPage = "pops-page"
        /// The page stays.
        case keepsPage = "keeps-page"
    }
}
