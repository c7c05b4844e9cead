import FuzzEngine

/// A list of findings, each mechanism once, with its state: `new`, `known`, or nothing if it only starves.
struct FindingList<S: DescribableSubject> {
    private let findings: [Finding<S>]
    private let new: Set<S.Mechanism>

    /// - Parameters:
    ///   - findings: the smallest finding of each mechanism.
    ///   - new: the mechanisms that no case of the corpus shows.
    init(_ findings: [Finding<S>], new: Set<S.Mechanism>) {
        self.findings = findings
        self.new = new
    }

    var isEmpty: Bool { findings.isEmpty }

    /// The number of findings, and of new ones.
    var count: String {
        switch new.count {
        case 0: findings.count.counted("known finding")
        case findings.count: findings.count.counted("new finding")
        default: "\(findings.count.counted("finding")), \(new.count) of them new"
        }
    }

    /// Returns a line for each finding, or the number of those that are left out.
    func lines(atMost most: Int) -> [String] {
        let listed = findings.count <= most ? findings[...] : findings.prefix(most - 1)
        let rest = findings.count - listed.count
        let rows = listed.map { [Self.state(of: $0, new), $0.mechanism.description + $0.remark] }
        return TextTable.lines(rows).map { "  " + $0 }
            + (rest > 0 ? ["  and \(rest) more; --verbose lists all"] : [])
    }

    /// Returns whether a finding is new or known; empty if it only starves.
    static func state(of finding: Finding<S>, _ new: Set<S.Mechanism>) -> String {
        !finding.mechanism.isFailure ? "" : new.contains(finding.mechanism) ? "new" : "known"
    }
}
