import FilesAndProcesses
import FuzzEngine
import FuzzCorpus

extension IsolatedRunner {
    /// The result of a run that drew a case.
    struct DrawingRun {
        /// The position of its configuration.
        let position: Int
        let failure: Failure<Inner.S.Mechanism>?
    }

    /// Generates and runs the cases in the child, with one order. If the child ends at a case, the case runs again alone, as by
    /// `make` and `run`, and that outcome counts. The cases after it form the next order. The counts are therefore the same as case
    /// by case.
    ///
    /// - Parameter willRun: receives the index of each case, in order: for the first case, before it runs; for the others, as soon
    ///   as this process reads the progress marker.
    public func sweep(
        _ indices: Range<UInt64>, of family: CaseFamily, _ sweep: inout Sweep<S>, willRun: (UInt64) -> Void
    ) {
        // A guide would first run the cases that the end of the time has left out.
        for piece in Inner.Guide.epochs.pieces(of: indices) where !IsolatedExecutor.wasCut {
            let guide = guide(at: piece.lowerBound, of: family)
            let parts = guide.casesPerProcess.map { GuideEpochs.pieces(of: piece, at: $0) } ?? [piece]
            for part in parts where !IsolatedExecutor.wasCut {
                self.sweep(part, of: family, by: guide, &sweep, willRun: willRun)
            }
        }
    }

    /// Generates and runs cases that are drawn by one guide.
    private func sweep(
        _ indices: Range<UInt64>, of family: CaseFamily, by guide: Inner.Guide, _ sweep: inout Sweep<S>,
        willRun: (UInt64) -> Void
    ) {
        guard let last = indices.last else { return }
        guard !ProcessPerRun.isOn(for: S.program) else {
            return sweepInProcessPerRun(indices, of: family, by: guide, &sweep, willRun: willRun)
        }
        var next = indices.lowerBound
        var nextToReport = next
        func report(through index: UInt64) {
            while nextToReport <= min(index, last) {
                willRun(nextToReport)
                nextToReport += 1
            }
        }
        var kept: Inner.S.Case?
        while next <= last {
            report(through: next)
            let first = next
            var isHung = false
            kept = order(
                next...last, of: family, by: guide, goesOn: report, see: { sweep.see($0) }, isHung: &isHung
            ) { index, failures in
                sweep.count(clean: index - next)
                sweep.count(index, failures)
                next = index + 1
            }
            if kept != nil {
                sweep.count(clean: last + 1 - next)
                break
            }
            guard !IsolatedExecutor.wasCut else { return sweep.keep(Inner.S.Case()) }
            // After its answer for a case, a child may end in any way before it starts another.
            guard next <= last else { break }
            var index = executor.note.index ?? next
            if index < next || index > last {
                if next > first { continue }
                // A child that has done nothing is still at the first case.
                index = next
            }
            sweep.count(clean: index - next)
            kept = countAlone(index, of: family, isHung: isHung, &sweep)
            next = index + 1
        }
        report(through: last)
        sweep.keep(kept ?? made(last, of: family))
    }

    /// Orders cases from the child.
    ///
    /// - Parameters:
    ///   - runsOnlyDrawing: whether the child runs each case only as it draws it, and not under the other configurations.
    ///   - goesOn: receives the index of the case that the child is at, from time to time.
    ///   - see: receives the coverage if the child completes the order, and the handlers that ran in any case.
    ///   - isHung: set to true if the child hung.
    ///   - take: receives the result of the run that drew a case, if `runsOnlyDrawing`.
    ///   - count: receives each failing case, in order.
    /// - Returns: the last case; nil if the child did not complete the order.
    func order(
        _ indices: ClosedRange<UInt64>, of family: CaseFamily, by guide: Inner.Guide,
        runsOnlyDrawing: Bool = false, goesOn: (UInt64) -> Void, see: (ScreenCoverage) -> Void, isHung: inout Bool,
        take: (DrawingRun) -> Void = { _ in }, count: (UInt64, [Failure<Inner.S.Mechanism>]) -> Void
    ) -> Inner.S.Case? {
        let message = GuideMessage(guide, at: indices.lowerBound, of: family, to: executor)
        let task = SweepTask<Inner>(
            indices, of: family, by: message, under: ConfigurationNames(configurations),
            endsProcess: guide.casesPerProcess != nil, runsOnlyDrawing: runsOnlyDrawing)
        var noted: UInt64?
        var last: Inner.S.Case?
        var least = indices.lowerBound
        executor.note.clear()
        // The run of the case alone shows how the child ended.
        let end = ProcessShortage.ending { () throws(FileError) in
            try executor.performOnce(
                task,
                goesOn: {
                    guard let index = executor.note.index, index != noted, indices.contains(index) else { return false }
                    noted = index
                    goesOn(index)
                    return true
                },
                { answer in
                    switch answer {
                    case .failed(let index, let failures):
                        guard !runsOnlyDrawing, index >= least, index <= indices.upperBound, areFailures(failures)
                        else { return false }
                        least = index + 1
                        count(index, failures)
                        return true
                    case .ran(let position, let failure):
                        guard runsOnlyDrawing, configurations.indices.contains(position),
                            failure.map({ $0.position == position }) ?? true
                        else { return false }
                        take(DrawingRun(position: position, failure: failure))
                        return true
                    case .done(let text, let screenCoverage, let feedback):
                        guard last == nil, let reported = try? CaseFile<S>(text: text).testCase,
                            screenCoverage.isPossible,
                            feedback.areOf(indices, length: family.length)
                        else { return false }
                        last = reported
                        see(screenCoverage)
                        note(feedback, of: family)
                        return true
                    }
                })
        }
        isHung = end?.isHang == true
        seeHandlers(see)
        return last
    }

    /// Reports the handlers that the child has run since its progress marker was cleared.
    private func seeHandlers(_ see: (ScreenCoverage) -> Void) {
        let ran = executor.note.handlers
        if !ran.isEmpty { see(ScreenCoverage(HandlerCoverage(ran: ran))) }
    }

    /// Returns whether the failures are possible for a case: at most one for each configuration, in order.
    private func areFailures(_ failures: [Failure<Inner.S.Mechanism>]) -> Bool {
        let positions = failures.map(\.position)
        return !positions.isEmpty && positions.allSatisfy(configurations.indices.contains)
            && zip(positions, positions.dropFirst()).allSatisfy(<)
    }

    /// - Parameters:
    ///   - drawn: the case, if it was drawn before.
    ///   - run: the result of the run that drew it, which counts.
    ///   - isHung: whether the case hung among others. The limit for it is shorter then; when the finding is verified, it has the
    ///     whole limit again.
    func countAlone(
        _ index: UInt64, drawnAs drawn: Inner.S.Case? = nil, by run: DrawingRun? = nil, of family: CaseFamily,
        isHung: Bool, _ sweep: inout Sweep<S>
    ) -> Inner.S.Case {
        executor.note.clear()
        let testCase = drawn ?? made(index, of: family, hang: HangLikelihood(hasHung: isHung))
        // The whole limit was over, and nobody has cut the run off.
        let isKnownToHang = isHung && !IsolatedExecutor.wasCut
        if isHung {
            HungCases.texts.withLock { $0.insert(CaseFile<S>(testCase).text) }
            HungCases.numbers.withLock { $0.insert(family.number(index)) }
            if isKnownToHang { HangNotice.note(testCase) }
        }
        let positions = configurations.indices.filter { $0 != run?.position }
        let outcomes = self.run(testCase, under: positions.map { configurations[$0] }, isOfSearch: true)
        var failures = zip(positions, outcomes).compactMap { position, outcome in
            outcome.mechanism.map { Failure(position: position, mechanism: $0) }
        }
        if let failure = run?.failure {
            failures.append(failure)
            failures.sort { $0.position < $1.position }
        }
        // A run that was cut off looks like one that hangs.
        guard isKnownToHang || !IsolatedExecutor.wasCut else { return testCase }
        sweep.count(index, failures)
        // The process that ended has not told what the case operated.
        if let operations = S.operations(of: testCase) { sweep.see(ScreenCoverage(operations)) }
        seeHandlers { sweep.see($0) }
        return testCase
    }

    private func made(
        _ index: UInt64, of family: CaseFamily, hang likelihood: HangLikelihood = .unlikely
    ) -> Inner.S.Case {
        var testCase = Inner.S.Case()
        make(&testCase, at: index, of: family, hang: likelihood, isOfSearch: true)
        return testCase
    }
}
