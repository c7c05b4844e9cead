import BindingFuzz
import FuzzCommands
import FuzzCorpus
import FuzzReports
import RowReports

/// The safety envelopes of the standard matrix, as a document beside the corpus.
package enum EnvelopeDocument {
    /// The document in the corpus.
    static let document = CorpusDocument(name: "envelope.md") { text }

    /// The contents of the document, computed at each access.
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
    /// Finds the safety envelopes on all cores. The result does not depend on which core finishes first.
    static func of(_ configurations: [Configuration]) -> EnvelopeReport {
        let progress = ProgressLine(plainInterval: nil)
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
