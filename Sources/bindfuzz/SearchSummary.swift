import BindingFuzz

/// What a search ends with: a line for each configuration, the findings, and what to do next.
struct SearchSummary {
    let seed: UInt64
    let elapsed: Duration
    let store: FindingStore
    let results: [Mechanism: FindingStore.Result]
    let known: Set<Mechanism>
    /// The corpus as it is now, with what was found.
    let kept: [CorpusEntry]
    let wasInterrupted: Bool

    func text(_ search: borrowing Search) -> String {
        var lines = configurationTable(search)
        lines += [""] + findingTable(search) + [""]
        let count = search.findings.count
        let new = search.findings.count { !known.contains($0.mechanism) }
        let rate = Double(search.runs) / max(elapsed.inSeconds, 0.001)
        if wasInterrupted { lines.append("interrupted") }
        lines.append(
            "\(search.cases.grouped) cases, \(search.runs.grouped) runs in \(elapsed.clockText) (\(rate.scaled) runs/s), "
                + "\(count) mechanisms, \(new) of them new")
        if let smallest = search.findings.min(by: { $0.interleaving < $1.interleaving }) {
            lines.append("see one happen:  bindfuzz replay \(store.path(smallest.mechanism))")
        }
        lines.append("seed \(seed)")
        return lines.joined(separator: "\n") + "\n"
    }

    private func configurationTable(_ search: borrowing Search) -> [String] {
        let witnesses = keptWitnesses(search.plan)
        var rows = [["configuration", "cases", "out of range", "wrong element", "smallest case", "file"]]
        for (position, configuration) in search.plan.configurations.enumerated() {
            let tally = search.tallies[position]
            let smallest = witnesses[position]?.file.interleaving ?? tally.smallest?.interleaving
            rows.append([
                configuration.description, search.cases.grouped, tally.outOfRange.grouped, tally.wrongElement.grouped,
                smallest?.description ?? "clean", witnesses[position]?.path ?? "",
            ])
        }
        return TextTable.lines(rows, rightAligned: [1, 2, 3])
    }

    /// For each configuration the smallest kept case that breaks it; of two files with the same case the one that is
    /// named for how it goes wrong there.
    private func keptWitnesses(_ plan: ExecutionPlan) -> [CorpusEntry?] {
        var model = Model()
        var witnesses = [(entry: CorpusEntry, isNamed: Bool)?](repeating: nil, count: plan.configurations.count)
        for entry in kept where !entry.isCanary {
            for (position, outcome) in model.run(entry.file.interleaving, under: plan).enumerated() {
                guard let stale = outcome.stale else { continue }
                let isNamed = entry.path == store.path(stale.mechanism)
                if let best = witnesses[position] {
                    let isSame = best.entry.file.interleaving == entry.file.interleaving
                    let isSmaller = entry.file.interleaving < best.entry.file.interleaving
                    guard isSmaller || isSame && isNamed && !best.isNamed else { continue }
                }
                witnesses[position] = (entry, isNamed)
            }
        }
        return witnesses.map { $0?.entry }
    }

    private func findingTable(_ search: borrowing Search) -> [String] {
        var rows = [["mechanism", "", "steps", "smallest case", "under"]]
        for finding in search.findings {
            rows.append([
                finding.mechanism.description, status(finding), "\(finding.interleaving.steps.count)",
                finding.interleaving.description + (finding.isSmallest ? "" : " (may not be the smallest)"),
                finding.configuration.description,
            ])
        }
        return rows.count == 1 ? ["nothing found"] : TextTable.lines(rows, rightAligned: [2])
    }

    private func status(_ finding: Finding) -> String {
        switch results[finding.mechanism] {
        case .new: "new"
        case .smaller: "smaller"
        case .known, nil: known.contains(finding.mechanism) ? "known" : "new"
        }
    }
}
