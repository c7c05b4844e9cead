import FuzzEngine
import FuzzCorpus

/// Whoever looks on while a campaign runs. What a campaign comes to does not depend on it, but for when it ends.
package protocol CampaignListener<S>: AnyObject {
    /// What is fuzzed.
    associatedtype S: Subject

    /// Whether the campaign is to end now, with what it has.
    var isInterrupted: Bool { get }
    /// Is shown how the campaign is going, about once a second.
    func show(_ status: CampaignStatus<S>)
    /// Is told that nothing more is shown.
    func endShowing()
    /// Is told what a person should know at once, on one line.
    func warn(_ text: String)
    /// Tells what the campaign came to, for the file of its summary.
    func summary(of result: CampaignResult<S>) -> String
}

/// What a campaign came to, and what it is compared with.
package struct CampaignResult<S: Subject>: Sendable {
    /// The sum of its blocks.
    package let state: CampaignState<S>
    /// What it is a function of.
    package let settings: CampaignSettings<S>
    /// What each case was run under.
    package let configurations: [S.Configuration]
    /// What the corpus shows.
    package let known: KnownMechanisms<S>
}
