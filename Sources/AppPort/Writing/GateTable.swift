import FilesAndProcesses

extension PortedPackage {
    /// Makes the table that a gate needs, if there is none: it claims nothing that was not searched.
    ///
    /// - Returns: why there is no table; nil if there is one, or if a signal has come.
    func recordTable() -> String? {
        let table = "\(root)/corpus/verdicts.txt"
        guard !StoredFile.isName(table) else { return nil }
        // The gate also fails for open findings, and writes the table all the same.
        let run = Tool.run([executable, "gate", "--record", "--cases", "0"], in: root)
        if StoredFile.isName(table) || Interruption.hasCome { return nil }
        return "the gate has no table of verdicts: '\(program) gate --record' ended with \(run.status): "
            + (run.text.split(separator: "\n").first.map(String.init) ?? "it printed nothing")
    }
}
