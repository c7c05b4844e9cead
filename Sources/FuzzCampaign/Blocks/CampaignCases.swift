import FuzzEngine

extension CaseFile {
    /// Creates the file of a campaign's finding.
    package init(campaign finding: Finding<S>, _ settings: CampaignSettings<S>) {
        self.init(finding, origin: settings.origin)
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
