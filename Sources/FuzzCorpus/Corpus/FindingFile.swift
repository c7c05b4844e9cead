import FuzzEngine

/// The files of findings, and of cases that a command has shrunk or recorded, with the headers that programs write.
extension CaseFile {
    static var mechanismNote: String { "mechanism: " }
    private static var originNote: String { "found by: " }
    private static var shrunkNote: String { "shrunk: " }
    private static var unshrunkNote: String { "not shrunk: " }
    private static var earlierNote: String { "before it was shrunk: " }
    static var formerNote: String { "formerly: " }
    /// The prefixes of the notes that programs write.
    package static var generatedNotes: [String] { [mechanismNote, originNote, shrunkNote, unshrunkNote] }

    /// Creates the file of a finding, with its origin. Unless findings are defects, it expects the verdict under every configuration
    /// of the full matrix.
    ///
    /// - Parameter origin: the command that draws its cases, without the case and the configuration.
    package init(_ finding: Finding<S>, origin: String) {
        let notes = [
            Self.mechanismNote + finding.mechanism.description,
            Self.originNote + "\(origin) --configurations \(finding.configuration) --case \(finding.firstIndex)",
            finding.shrinking.reason.map { Self.unshrunkNote + $0 }
                ?? Self.shrunkNote + Self.claim(finding.isSmallest, of: finding.testCase, finding.configuration),
        ]
        self.init(
            finding.testCase,
            header: notes.map { .note(Note($0)) }
                + (S.findingsAreDefects
                    ? []
                    : Self.observedExpectations(finding.testCase, includesLiveness: !finding.mechanism.isFailure)
                        .map(HeaderLine.expect)))
    }

    /// Creates the file of a shrunk case. If the case became smaller, the other notes of the original are marked as describing the
    /// original. A program's notes on the mechanism and on shrinking are replaced. An open finding stays open.
    package init(shrinking original: CaseFile<S>, to result: ShrunkCase<S.Case>, under configuration: S.Configuration) {
        let mechanism = S.Runner(under: [configuration]).run(result.testCase).first?.mechanism
        let kept = original.notes.compactMap { note -> String? in
            if [Self.mechanismNote, Self.shrunkNote, Self.unshrunkNote].contains(where: note.hasPrefix) { return nil }
            let isMarked = [Self.originNote, Self.earlierNote, Self.formerNote].contains(where: note.hasPrefix)
            return isMarked || result.testCase == original.testCase ? note : Self.earlierNote + note
        }
        let notes =
            kept + (mechanism.map { [Self.mechanismNote + $0.description] } ?? [])
            + [Self.shrunkNote + Self.claim(result.isSmallest, of: result.testCase, configuration)]
        self.init(
            result.testCase,
            header: notes.map { .note(Note($0)) }
                + (S.findingsAreDefects && original.expectations.isEmpty
                    ? []
                    : Self.observedExpectations(result.testCase, includesLiveness: mechanism?.isFailure == false)
                        .map(HeaderLine.expect)))
    }

    private static func claim(_ isSmallest: Bool, of testCase: S.Case, _ configuration: S.Configuration) -> String {
        let isConditional = !testCase.withFewerAssumptions.isEmpty
        return (isSmallest ? isConditional ? conditionalClaim : smallestClaim : minimalClaim) + "\(configuration)"
    }

    private static var smallestClaim: String { "there is no smaller case with this mechanism under " }
    private static var conditionalClaim: String {
        "there is no smaller case with this mechanism and the same assumptions under "
    }
    private static var minimalClaim: String { "no step can be dropped and no number lowered under " }

    /// Returns the name of the configuration in a program's note on shrinking; `nil` for other notes.
    static func configurationOfShrunkNote(_ note: String) -> String? {
        [smallestClaim, conditionalClaim, minimalClaim].map { shrunkNote + $0 }.first(where: note.hasPrefix)
            .map { String(note.dropFirst($0.count)) }
    }

    /// Returns the same case and notes, with expectations that record its current verdicts under the full matrix. A program's note
    /// that no longer holds is marked as describing an earlier time, for example the mechanism of a bug that is fixed.
    package func recordingExpectations() -> CaseFile<S> {
        let mechanisms = S.Runner(under: S.Configuration.fullMatrix).run(testCase).map(\.mechanism)
        let check = NoteCheck<S>()
        let notes = notes.map { note in
            check.truth(against: note, of: self, mechanisms) == nil ? note : Self.formerNote + note
        }
        let includesLiveness = expectations.contains {
            $0.verdict.isStarved || $0.verdict == .delivered && $0.verdict != .clean
        }
        return CaseFile<S>(
            testCase,
            header: notes.map { .note(Note($0)) }
                + Self.observedExpectations(testCase, includesLiveness: includesLiveness).map(HeaderLine.expect))
    }

    /// Returns expectations that record the verdicts of a case under the full matrix. The first one states the verdict for all
    /// configurations that do not fail. A few patterns then follow for each other verdict, and match only the configurations with
    /// this verdict.
    ///
    /// - Parameter includesLiveness: whether to record the configurations under which the case starves. A case that is kept for a
    ///   failure does not record them.
    private static func observedExpectations(_ testCase: S.Case, includesLiveness: Bool) -> [Expectation<S>] {
        let configurations = S.Configuration.fullMatrix
        let verdicts = S.Runner(under: configurations).run(testCase).map { $0.verdict }
        let clean: ExpectedVerdict<S.Verdict> = includesLiveness && verdicts.contains(.clean) ? .delivered : .clean
        var expectations = verdicts.contains { !$0.isFailure } ? [Expectation<S>(.all, clean)] : []
        let liveness = includesLiveness ? S.Verdict.liveness.map { [$0.verdict] } ?? [] : []
        let cover = PatternCover.of(configurations)
        for verdict in S.Verdict.failures + liveness where verdicts.contains(verdict) {
            expectations += cover.patterns(verdicts.map { $0 == verdict })
                .map { Expectation<S>($0, ExpectedVerdict(verdict)) }
        }
        return expectations
    }

    /// Returns the mechanism that the case represents: the one that its note names, if the case shows it. Otherwise it is the first
    /// mechanism in the standard matrix, or else in the full one; failures precede starvation.
    ///
    /// - Parameter mechanisms: the mechanism under each configuration of the full matrix, in its order.
    func mechanism(_ mechanisms: [S.Mechanism?]) -> S.Mechanism? {
        let shown = mechanisms.distinct()
        let names = shown.map { (mechanism: $0, note: Self.mechanismNote + $0.description) }
        if let noted = notes.compactMap({ note in names.first { $0.note == note }?.mechanism }).last { return noted }
        let failing = shown.filter(\.isFailure)
        let relevant = failing.isEmpty ? shown : failing
        let matrix = S.Configuration.fullMatrix
        func first(where isWanted: (S.Configuration) -> Bool) -> S.Mechanism? {
            for position in mechanisms.indices {
                guard let mechanism = mechanisms[position] else { continue }
                if relevant.contains(mechanism), isWanted(matrix[position]) { return mechanism }
            }
            return nil
        }
        return first(where: \.isStandard) ?? first { _ in true }
    }

    /// The mechanisms that a program's notes name.
    package var namedMechanisms: [S.Mechanism] {
        notes.filter { $0.hasPrefix(Self.mechanismNote) }
            .compactMap { S.Mechanism(String($0.dropFirst(Self.mechanismNote.count))) }
    }

    /// Returns the same case, with a person's notes in another file before its own notes.
    func keepingNotes(of other: CaseFile<S>?) -> CaseFile<S> {
        let written = (other?.notes ?? []).filter { note in
            !notes.contains(note) && !Self.generatedNotes.contains { note.hasPrefix($0) }
        }
        return CaseFile<S>(testCase, header: written.map { .note(Note($0)) } + header)
    }
}

extension Array {
    /// Returns the mechanisms under some configurations without repetitions. Neighboring configurations mostly have the same one.
    func distinct<Mechanism: FailureMechanism>() -> Set<Mechanism> where Element == Mechanism? {
        var distinct: Set<Mechanism> = []
        var last: Mechanism?
        for mechanism in self where mechanism != last {
            last = mechanism
            if let mechanism { distinct.insert(mechanism) }
        }
        return distinct
    }
}

extension ShrinkProgress {
    /// Why a case was not shrunk, as a clause; nil for one that was.
    fileprivate var reason: String? {
        switch self {
        case .smallest, .minimal: nil
        case .pending: "the search ended before"
        case .unconfirmed: "the search ended before it was confirmed"
        case .failed(let loss): loss.clause
        }
    }
}
