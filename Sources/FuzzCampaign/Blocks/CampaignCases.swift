import FuzzEngine

extension CaseFile {
    /// The file of what a campaign found.
    ///
    /// - Parameter obstacle: how workers ended that were to shrink it; nil where it was shrunk.
    package init(
        campaign finding: Finding<S>, _ settings: CampaignSettings<S>, unshrunkBy obstacle: CampaignIncident.Kind? = nil
    ) {
        self.init(finding, origin: settings.origin, obstacle: obstacle?.words)
    }

    /// The file of a case that a worker did not survive. It says nothing of what it comes to: to find out would end this
    /// process as well.
    package init(incident: CampaignIncident, _ settings: CampaignSettings<S>) {
        let doing = incident.whileShrinking ? "was shrunk" : "ran"
        self.init(
            S.testCase(at: incident.index, of: settings.family),
            header: [
                .note("\(incident.kind.rawValue): a worker did not survive it when it \(doing)"),
                .note("found by: \(settings.origin), case \(incident.index)"),
            ])
    }
}

extension CampaignSettings {
    /// The command that makes the cases.
    fileprivate var origin: String { S.invocation.command("campaign", "--seed", "\(seed)", "--length", "\(length)") }
}
