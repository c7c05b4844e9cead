import FuzzEngine
import FuzzCorpus

/// The complete results of a search: a line for each configuration and for each mechanism.
package struct SearchTables<S: DescribableSubject> {
    private let session: FindingSession<S>
    private let store: FindingStore<S>

    /// Creates the tables of a session.
    ///
    /// - Parameter store: the corpus with the findings of the session.
    package init(_ session: FindingSession<S>, keptIn store: FindingStore<S>) {
        self.session = session
        self.store = store
    }

    /// Returns the tables as text.
    ///
    /// - Parameter width: the greatest length of a line; nil to print each row on one line.
    package func text(width: Int?) -> String {
        (configurations(width) + [""] + mechanisms(width)).joined(separator: "\n") + "\n"
    }

    private func configurations(_ width: Int?) -> [String] {
        let search = session.search
        let groups = S.Verdict.groups(of: S.Verdict.findings)
        let headings = groups.map { $0.replacing("-", with: " ") }
        var rows = [["configuration", "cases"] + headings + ["smallest case", "file"]]
        let smallest = Finding<S>.smallestOfConfigurations(session.findings)
        for (position, configuration) in search.configurations.enumerated() {
            let finding = smallest[configuration]
            let counts = search.counts(at: position)
            let tallies = groups.map { group in
                counts.reduce(UInt64(0)) { $0 + ($1.mechanism.verdict.group == group ? $1.count : 0) }.grouped
            }
            rows.append(
                [configuration.description, search.cases.grouped] + tallies
                    + [finding?.resultOfConfiguration ?? "clean", finding.flatMap(witness) ?? ""])
        }
        return TextTable.lines(rows, rightAligned: Set(1...groups.count + 1), width: width)
    }

    private func mechanisms(_ width: Int?) -> [String] {
        let new = session.newMechanisms(store.known)
        var rows = [["mechanism", "", "steps", "smallest case", "under"]]
        for finding in session.smallestFindings {
            rows.append([
                finding.mechanism.description,
                FindingList<S>.state(of: finding, new),
                "\(finding.testCase.steps.count)",
                finding.testCase.description + finding.remark,
                finding.configuration.description,
            ])
        }
        return rows.count == 1 ? ["nothing found"] : TextTable.lines(rows, rightAligned: [2], width: width)
    }

    /// Returns the kept case that shows a finding; among equal ones, the one for its mechanism.
    private func witness(_ finding: Finding<S>) -> String? {
        let witnesses = store.cases.filter {
            $0.entry.file.testCase == finding.testCase
                && $0.mechanism(under: finding.configuration) == finding.mechanism
        }
        return (witnesses.first { $0.mechanism == finding.mechanism } ?? witnesses.first)?.entry.path
    }
}
