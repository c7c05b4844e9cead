import BindingFuzz
import Dispatch
import FuzzCommands
import FuzzReports
import Synchronization

/// The envelopes of the standard matrix, as they stand beside the corpus for people to read.
package enum EnvelopeDocument {
    /// Where in the directory of the corpus it is.
    package static let path = "envelope.md"

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
        let progress = WorkProgress(of: configurations.count, "configuration")
        let batches = EnvelopeSearch.batches(of: configurations)
        let envelopes = Mutex<[Configuration: Envelope]>([:])
        DispatchQueue.concurrentPerform(iterations: batches.count) { position in
            let batch = batches[position]
            var search = EnvelopeSearch(batch)
            for configuration in batch {
                let envelope = search.envelope(of: configuration)
                envelopes.withLock { $0[configuration] = envelope }
                progress.advance(by: 1)
            }
        }
        progress.end()
        let found = envelopes.withLock { $0 }
        return EnvelopeReport(configurations, configurations.map { found[$0] })
    }
}
