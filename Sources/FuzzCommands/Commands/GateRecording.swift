import ArgumentParser
import FilesAndProcesses
import FuzzCorpus
import FuzzEngine
import FuzzReports

/// What a gate writes into its corpus.
extension GateCommand {
    /// Writes the table, the documents, the findings that are fixed, and a canary if there is none, all for the corpus that was
    /// read.
    ///
    /// - Returns: the path of the canary, if it was written.
    func record(
        _ texts: [(file: PlannedFile, text: String)], _ fixed: [CorpusEntry<S>], of read: Corpus<S>
    ) throws -> String? {
        try CorpusLock.changing(corpus) {
            guard try read.isCurrent() else {
                throw FileError(problems: [
                    "\(corpus): error: expected the cases that were read; some have been added, changed or "
                        + "removed since. Nothing "
                        + "was recorded. Run the command again"
                ])
            }
            // Another recording, with a longer search, may have ended in the meantime.
            try checkStrength("\(corpus)/\(CorpusLayout.table)")
            try Corpus<S>.refuseLinks(texts.map(\.file.path))
            // The table, which comes first, may be anything: a merge can leave conflicts in it.
            for (file, text) in texts.dropFirst() where !file.isOfKind(text) {
                throw FileError(problems: [
                    "\(file.path): error: expected the document that 'gate --record' writes; found another text. "
                        + "Nothing was recorded. Move the file"
                ])
            }
            // Rows depend on the model.
            for (file, text) in texts.dropFirst() { try file.refuseAddedLines(to: text) { $0.hasPrefix("|") } }
            TemporaryFile.removeLeftovers(in: corpus)
            for (file, text) in texts { try file.writeLocked(text) }
            for entry in fixed { try entry.recordFix() }
            guard !read.entries.contains(where: \.isCanary) else { return nil }
            let canary = "\(corpus)/\(CorpusLayout.canaryFolder)/must-fail.case"
            let text = CaseFile<S>(
                S.canary.testCase,
                header: [
                    .note("A canary: it expects a failing case to be clean, so it must fail."),
                    .expect(Expectation(.all, .clean)),
                ]
            ).text
            return try StoredFile.create(Array(text.utf8), path: canary) ? canary : nil
        }
    }

    /// Writes what a gate needs and the corpus lacks: a canary, and a table that claims nothing. A table that can be read stays.
    ///
    /// - Parameter planned: the files to record, of which the table comes first.
    /// - Returns: whether it wrote a table.
    func prepare(_ planned: [PlannedFile], of read: Corpus<S>) throws -> Bool {
        let texts = planned.prefix(1)
            .filter { (try? VerdictTable<S>(path: $0.path)).flatMap { $0 } == nil }
            .map { (file: $0, text: VerdictTable<S>.claimingNothing.text) }
        tell(ofCanary: try record(texts, [], of: read))
        return !texts.isEmpty
    }

    /// Prints that a canary was written.
    func tell(ofCanary path: String?) {
        guard let path else { return }
        StandardError.print("\(path): the case that must fail was missing, and is there now".visible)
    }

    /// Returns the documents of the corpus that disagree with the findings.
    func outdated(_ documents: [CorpusDocument]) throws -> [Gate<S>.OutdatedDocument] {
        try documents.compactMap { document in
            guard document.isThere(in: corpus) else { return .init(name: document.name, line: nil) }
            return try document.firstDifference(in: corpus).map { .init(name: document.name, line: $0) }
        }
    }

    /// Rejects a recording with fewer cases than the existing table rests on. An unreadable table may be replaced.
    func checkStrength(_ path: String) throws {
        guard let table = try? VerdictTable<S>(path: path), let claimed = table.leastSearched(byGateOf: cases),
            cases < claimed
        else {
            return
        }
        throw ValidationError(
            "--record needs at least \(claimed.counted("case")), as many as \(path) rests on; found --cases \(cases)."
        )
    }
}
