import FuzzEngine

extension CaseFile {
    /// Creates the file of a campaign's finding.
    package init(campaign finding: Finding<S>, _ settings: CampaignSettings<S>) {
        self.init(finding, origin: S.origin(of: settings.family))
    }

    /// Creates the file of a case that a worker did not survive. The file names no outcome, because running the case would end this
    /// process as well.
    package init(incident: CampaignIncident, _ settings: CampaignSettings<S>) {
        let doing = incident.whileShrinking ? "was shrunk" : "ran"
        self.init(
            S.testCase(at: incident.index, of: settings.family),
            header: [
                .note("\(incident.kind.rawValue): a worker did not survive it when it \(doing)"),
                .note("found by: \(S.origin(of: settings.family)) --case \(incident.index)"),
            ])
    }
}
