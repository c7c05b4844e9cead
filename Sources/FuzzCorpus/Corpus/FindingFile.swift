import FuzzEngine

/// The files of findings, and of cases that were shrunk or recorded anew: what a program writes into their headers.
extension CaseFile {
    static var mechanismNote: String { "mechanism: " }
    private static var originNote: String { "found by: " }
    private static var shrunkNote: String { "shrunk: " }
    private static var unshrunkNote: String { "not shrunk: " }
    private static var earlierNote: String { "before it was shrunk: " }
    /// What the notes that a program writes of a case begin with.
    package static var generatedNotes: [String] { [mechanismNote, originNote, shrunkNote, unshrunkNote] }

    /// The file of a finding: where it comes from, and what every configuration of the full matrix comes to.
    ///
    /// - Parameter origin: the command that found it.
    package init(_ finding: Finding<S>, origin: String) {
        let notes = [
            Self.mechanismNote + finding.mechanism.description,
            Self.originNote + "\(origin), case \(finding.firstIndex)",
            finding.shrinking.loss.map { Self.unshrunkNote + $0.clause }
                ?? Self.shrunkNote + Self.claim(finding.isSmallest, finding.configuration),
        ]
        self.init(
            finding.testCase,
            header: notes.map { .note(Note($0)) }
                + Self.observedExpectations(finding.testCase, includesLiveness: !finding.mechanism.isFailure)
                .map(HeaderLine.expect))
    }

    /// The file of a case that was shrunk. What was noted of the original need not be true of the shrunk case, and is told as
    /// what it is; what a program noted of its mechanism and its size is replaced.
    package init(shrinking original: CaseFile<S>, to result: ShrunkCase<S.Case>, under configuration: S.Configuration) {
        let mechanism = S.Runner(under: [configuration]).run(result.testCase).first?.mechanism
        let kept = original.notes.compactMap { note -> String? in
            if [Self.mechanismNote, Self.shrunkNote, Self.unshrunkNote].contains(where: note.hasPrefix) { return nil }
            let isTold = note.hasPrefix(Self.originNote) || note.hasPrefix(Self.earlierNote)
            return isTold || result.testCase == original.testCase ? note : Self.earlierNote + note
        }
        let notes =
            kept + (mechanism.map { [Self.mechanismNote + $0.description] } ?? [])
            + [Self.shrunkNote + Self.claim(result.isSmallest, configuration)]
        self.init(
            result.testCase,
            header: notes.map { .note(Note($0)) }
                + Self.observedExpectations(result.testCase, includesLiveness: mechanism?.isFailure == false)
                .map(HeaderLine.expect))
    }

    private static func claim(_ isSmallest: Bool, _ configuration: S.Configuration) -> String {
        (isSmallest ? smallestClaim : minimalClaim) + "\(configuration)"
    }

    private static var smallestClaim: String { "there is no smaller case with this mechanism under " }
    private static var minimalClaim: String { "no step can be dropped and no number lowered under " }

    /// The name of the configuration that a note says a case was shrunk under; nil where the note says nothing of it.
    static func configurationOfShrunkNote(_ note: String) -> String? {
        [smallestClaim, minimalClaim].map { shrunkNote + $0 }.first(where: note.hasPrefix)
            .map { String(note.dropFirst($0.count)) }
    }

    /// The same case and notes, with expectations that say what it comes to under the full matrix now.
    package func recordingExpectations() -> CaseFile<S> {
        let includesLiveness = expectations.contains {
            $0.verdict.isStarved || $0.verdict == .delivered && $0.verdict != .clean
        }
        return CaseFile<S>(
            testCase,
            header: notes.map { .note(Note($0)) }
                + Self.observedExpectations(testCase, includesLiveness: includesLiveness).map(HeaderLine.expect))
    }

    /// The expectations that say what a case comes to under the full matrix: first what is clean everywhere else, then for
    /// each way to go wrong few patterns that match nothing but it.
    ///
    /// - Parameter includesLiveness: whether they say where the case starves, too, which is not asked of one that is kept for what goes
    ///   wrong.
    private static func observedExpectations(_ testCase: S.Case, includesLiveness: Bool) -> [Expectation<S>] {
        let configurations = S.Configuration.fullMatrix
        let verdicts = S.Runner(under: configurations).run(testCase).map(\.verdict)
        let clean: ExpectedVerdict<S.Verdict> = includesLiveness && verdicts.contains(.clean) ? .delivered : .clean
        var expectations = verdicts.contains { !$0.isFailure } ? [Expectation<S>(.all, clean)] : []
        let liveness = includesLiveness ? S.Verdict.liveness.map { [$0.verdict] } ?? [] : []
        let cover = PatternCover(of: configurations)
        for verdict in S.Verdict.failures + liveness where verdicts.contains(verdict) {
            expectations += cover.patterns(verdicts.map { $0 == verdict })
                .map { Expectation<S>($0, ExpectedVerdict(verdict)) }
        }
        return expectations
    }

    /// The mechanism that a case stands for: the one that its note names where it shows it, or else the first that it
    /// shows in the standard matrix, or else in the full one; what goes wrong before what starves.
    ///
    /// - Parameter mechanisms: what it shows, in the order of the full matrix.
    func mechanism(_ mechanisms: [S.Mechanism?]) -> S.Mechanism? {
        let names = Set(mechanisms).compactMap { $0 }.map { (mechanism: $0, note: Self.mechanismNote + $0.description) }
        let noted = notes.compactMap { note in names.first { $0.note == note }?.mechanism }
        let shown = zip(S.Configuration.fullMatrix, mechanisms).compactMap { configuration, mechanism in
            mechanism.map { (isStandard: configuration.isStandard, mechanism: $0) }
        }
        let failing = shown.filter(\.mechanism.isFailure)
        let told = failing.isEmpty ? shown : failing
        return noted.last ?? (told.first(where: \.isStandard) ?? told.first)?.mechanism
    }

    /// Whether a note names a mechanism that the case is kept for.
    package func names(_ mechanism: S.Mechanism) -> Bool { notes.contains(Self.mechanismNote + mechanism.description) }

    /// The same case with the notes of another one before its own, without those that a program wrote.
    func keepingNotes(of other: CaseFile<S>?) -> CaseFile<S> {
        let written = (other?.notes ?? []).filter { note in
            !notes.contains(note) && !Self.generatedNotes.contains { note.hasPrefix($0) }
        }
        return CaseFile<S>(testCase, header: written.map { .note(Note($0)) } + header)
    }
}
