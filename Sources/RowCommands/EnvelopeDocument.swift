import BindingFuzz
import FuzzCommands
import FuzzCorpus
import FuzzReports
import RowReports

/// The envelopes of the standard matrix, as they stand beside the corpus for people to read.
package enum EnvelopeDocument {
    /// The document.
    static let document = CorpusDocument(name: "envelope.md") { text }

    /// What it says, found anew.
    package static var text: String {
        """
        # Under what a configuration is proven safe

        The standard matrix as `bindfuzz envelope --format markdown` tells of it. Each line on the right is proven for cases of
        every length, with any number of elements; with anything more there is a case in which a stale index is read, and
        `bindfuzz envelope --format json` shows the smallest. Safe is not the same as useful: a delivery that never arrives
        reads nothing.


        """ + EnvelopeReport.of(Configuration.standardMatrix).markdown
    }
}

extension EnvelopeReport {
    /// Finds the envelopes on all cores. What is found does not depend on which of them is the first.
    static func of(_ configurations: [Configuration]) -> EnvelopeReport {
        let progress = ProgressLine(isOnlyLive: true)
        let batches = EnvelopeSearch.batches(of: configurations)
        let found = SearchThreads(ofProcess: SearchThreads.cores).map(batches) { _, batch in
            var search = EnvelopeSearch(batch)
            return batch.map { configuration in
                defer { progress.advance(of: configurations.count, "configuration") }
                return (configuration, search.envelope(of: configuration))
            }
        }
        progress.end()
        let envelopes = Dictionary(uniqueKeysWithValues: found.flatMap { $0 })
        return EnvelopeReport(configurations, configurations.map { envelopes[$0] ?? nil })
    }
}
