import FilesAndProcesses
import FuzzEngine
import FuzzCorpus

extension IsolatedRunner {
    /// Has the cases made and run by one order to the child. A case at which the child ends is made and run once more, alone,
    /// as `make` and `run` do it, and counted by what it comes to there; and those after it are the next order. So what is
    /// counted is the same as case by case.
    ///
    /// - Parameter willRun: is told the index of each case, in their order: of the first one before it runs, of the others as
    ///   soon as this process looks how far the child is.
    public func sweep(
        _ indices: Range<UInt64>, of family: CaseFamily, _ sweep: inout Sweep<S>, willRun: (UInt64) -> Void
    ) {
        for piece in Inner.Guide.epochs.pieces(of: indices) {
            self.sweep(piece, of: family, by: guide(at: piece.lowerBound, of: family), &sweep, willRun: willRun)
        }
    }

    /// Has cases made and run that are drawn by one guide.
    private func sweep(
        _ indices: Range<UInt64>, of family: CaseFamily, by guide: Inner.Guide, _ sweep: inout Sweep<S>,
        willRun: (UInt64) -> Void
    ) {
        guard let last = indices.last else { return }
        var next = indices.lowerBound
        var untold = next
        func tell(through index: UInt64) {
            while untold <= min(index, last) {
                willRun(untold)
                untold += 1
            }
        }
        var kept: Inner.S.Case?
        while next <= last {
            tell(through: next)
            let first = next
            kept = order(next...last, of: family, by: guide, goesOn: tell, see: { sweep.see($0) }) { index, failures in
                sweep.count(clean: index - next)
                sweep.count(index, failures)
                next = index + 1
            }
            if kept != nil {
                sweep.count(clean: last + 1 - next)
                break
            }
            // One that has answered for a case may end as it likes before it is at another.
            guard next <= last else { break }
            var index = executor.note.index ?? next
            if index < next || index > last {
                if next > first { continue }
                // One that has done nothing is no further than that.
                index = next
            }
            sweep.count(clean: index - next)
            kept = countAlone(index, of: family, &sweep)
            next = index + 1
        }
        tell(through: last)
        sweep.keep(kept ?? made(last, of: family))
    }

    /// Orders cases from the child.
    ///
    /// - Parameters:
    ///   - goesOn: is told now and then which case the child is at.
    ///   - see: is told what was seen, where the child has come to its end.
    ///   - count: is told each case that goes wrong, in their order.
    /// - Returns: the last case; nil where the child has not come to its end.
    private func order(
        _ indices: ClosedRange<UInt64>, of family: CaseFamily, by guide: Inner.Guide, goesOn: (UInt64) -> Void,
        see: (ScreenCoverage) -> Void, count: (UInt64, [Failure<Inner.S.Mechanism>]) -> Void
    ) -> Inner.S.Case? {
        let message = GuideMessage(guide, at: indices.lowerBound, of: family, to: executor)
        let task = SweepTask<Inner>(indices, of: family, by: message, under: ConfigurationNames(configurations))
        var noted: UInt64?
        var last: Inner.S.Case?
        var least = indices.lowerBound
        executor.note.clear()
        // How it ended shows where the case is run alone.
        ProcessShortage.ending { () throws(CorpusError) in
            _ = try executor.performOnce(
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
                        guard index >= least, index <= indices.upperBound, areFailures(failures) else { return false }
                        least = index + 1
                        count(index, failures)
                        return true
                    case .done(let text, let sights, let lessons):
                        guard last == nil, let told = try? CaseFile<S>(text: text).testCase, sights.isPossible,
                            lessons.areOf(indices, length: family.length)
                        else { return false }
                        last = told
                        see(sights)
                        note(lessons, of: family)
                        return true
                    }
                })
        }
        return last
    }

    /// Whether a case can go wrong so: once under each of some configurations, in their order.
    private func areFailures(_ failures: [Failure<Inner.S.Mechanism>]) -> Bool {
        let positions = failures.map(\.position)
        return !positions.isEmpty && positions.allSatisfy(configurations.indices.contains)
            && zip(positions, positions.dropFirst()).allSatisfy(<)
    }

    private func countAlone(_ index: UInt64, of family: CaseFamily, _ sweep: inout Sweep<S>) -> Inner.S.Case {
        let testCase = made(index, of: family)
        var failures: [Failure<Inner.S.Mechanism>] = []
        findFailures(of: testCase, into: &failures)
        sweep.count(index, failures)
        return testCase
    }

    private func made(_ index: UInt64, of family: CaseFamily) -> Inner.S.Case {
        var testCase = Inner.S.Case()
        make(&testCase, at: index, of: family)
        return testCase
    }
}
