import BindingFuzz

extension CaseFile {
    /// The file of what a campaign found.
    package init(campaign finding: Finding, _ settings: CampaignSettings) {
        self.init(finding, origin: settings.origin)
    }

    /// The file of a case that a worker did not survive. It says nothing of what it comes to: to find out would end this
    /// process as well.
    package init(incident: CampaignIncident, _ settings: CampaignSettings) {
        let doing = incident.whileShrinking ? "was shrunk" : "ran"
        self.init(
            settings.generator.interleaving(at: incident.index),
            header: [
                .note("\(incident.kind.rawValue): a worker did not survive it when it \(doing)"),
                .note("found by: \(settings.origin), case \(incident.index)"),
            ])
    }
}

extension CampaignSettings {
    /// The command that makes the cases.
    fileprivate var origin: String { "bindfuzz campaign --seed \(seed) --length \(length)" }
}
