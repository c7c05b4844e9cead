import FuzzEngine
import FuzzCorpus

/// An observer of a running campaign. Apart from when the campaign ends, its result does not depend on the observer.
package protocol CampaignListener<S>: AnyObject {
    /// The subject of the campaign.
    associatedtype S: Subject

    /// Whether the campaign must end now, with its present result.
    var isInterrupted: Bool { get }
    /// Shows the status of the campaign, about once a second.
    func show(_ status: CampaignStatus<S>)
    /// Ends the display of the status.
    func endShowing()
    /// Prints a warning that concerns the user immediately, on one line.
    func warn(_ text: String)
    /// Returns the text of the summary file for a result.
    func summary(of result: CampaignResult<S>) -> String
}

/// The result of a campaign, and the corpus for comparison.
package struct CampaignResult<S: Subject>: Sendable {
    /// The sum of the blocks of the campaign.
    package let state: CampaignState<S>
    /// The settings, which determine the result.
    package let settings: CampaignSettings<S>
    /// The configurations that each case ran under.
    package let configurations: [S.Configuration]
    /// The mechanisms that the corpus shows.
    package let known: KnownMechanisms<S>
}
