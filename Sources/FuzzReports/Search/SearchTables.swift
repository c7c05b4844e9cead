import BindingFuzz
import FuzzCorpus

/// What a search came to in full: a line for each configuration and for each mechanism.
package struct SearchTables {
    let store: FindingStore

    /// Makes it of its parts.
    package init(store: FindingStore) {
        self.store = store
    }

    /// - Parameter width: the most characters of a line; nil where a line is a row.
    package func text(_ search: borrowing Search, width: Int?) -> String {
        (configurations(search, width) + [""] + mechanisms(search, width)).joined(separator: "\n") + "\n"
    }

    private func configurations(_ search: borrowing Search, _ width: Int?) -> [String] {
        var rows = [["configuration", "cases", "out of range", "wrong element", "smallest case", "file"]]
        var smallest: [Configuration: Finding] = [:]
        for finding in search.findingsOfConfigurations {
            let known = smallest[finding.configuration] ?? finding
            smallest[finding.configuration] = finding.interleaving < known.interleaving ? finding : known
        }
        for (configuration, tally) in zip(search.plan.configurations, search.tallies) {
            let finding = smallest[configuration]
            rows.append([
                configuration.description, search.cases.grouped, tally.outOfRange.grouped, tally.wrongElement.grouped,
                finding?.interleaving.description ?? "clean", finding.flatMap(witness) ?? "",
            ])
        }
        return TextTable.lines(rows, rightAligned: [1, 2, 3], width: width)
    }

    private func mechanisms(_ search: borrowing Search, _ width: Int?) -> [String] {
        let new = SearchSummary.newMechanisms(search.findingsOfConfigurations, store)
        var rows = [["mechanism", "", "steps", "smallest case", "under"]]
        for finding in search.findings {
            rows.append([
                finding.mechanism.description, new.contains(finding.mechanism) ? "new" : "known",
                "\(finding.interleaving.steps.count)",
                finding.interleaving.description + (finding.isSmallest ? "" : " (may not be the smallest)"),
                finding.configuration.description,
            ])
        }
        return rows.count == 1 ? ["nothing found"] : TextTable.lines(rows, rightAligned: [2], width: width)
    }

    /// The kept case that shows a finding; of equal ones that which stands for its mechanism.
    private func witness(_ finding: Finding) -> String? {
        let witnesses = store.cases.filter {
            $0.entry.file.interleaving == finding.interleaving
                && $0.mechanisms[finding.configuration.index] == finding.mechanism
        }
        return (witnesses.first { $0.mechanism == finding.mechanism } ?? witnesses.first)?.entry.path
    }
}
