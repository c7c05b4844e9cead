import Foundation
import ProcessorTime
import Testing

@testable import FuzzCampaign

/// How long an executor waits for an answer, by a clock that the test sets.
@Suite struct `The wait for an answer` {
    private static let limit = Duration.seconds(10)
    private static let look = Duration.milliseconds(100)
    /// No process has this identifier, so that none waits for a processor.
    private static let nobody = pid_t.max

    /// Looks until the wait ends, and returns how long that took.
    private func time(
        _ wait: inout AnswerWait, from start: ContinuousClock.Instant, interruptedAfter interruption: Duration? = nil,
        searchOverAfter end: Duration? = nil
    ) -> Duration {
        var now = start
        while !wait.isOver {
            now += Self.look
            let passed = start.duration(to: now)
            let goesOn = wait.goesOn(
                at: Self.nobody, isInVain: true, now: now, isInterrupted: interruption.map { passed > $0 } ?? false,
                isTimeOver: end.map { passed > $0 } ?? false)
            if !goesOn { break }
        }
        return start.duration(to: now)
    }

    private func wait(isOfSearch: Bool, from start: ContinuousClock.Instant) -> AnswerWait {
        AnswerWait(Self.limit, ProcessorWait(), isOfSearch: isOfSearch, from: start)
    }

    @Test(arguments: [false, true]) func `takes the limit, and no longer`(isOfSearch: Bool) {
        let start = ContinuousClock.now
        var wait = wait(isOfSearch: isOfSearch, from: start)
        #expect(time(&wait, from: start) == Self.limit)
        #expect(wait.isOver)
    }

    @Test(arguments: [false, true]) func `ends a second after Ctrl-C, whatever is left of the limit`(isOfSearch: Bool) {
        let start = ContinuousClock.now
        var wait = wait(isOfSearch: isOfSearch, from: start)
        #expect(time(&wait, from: start, interruptedAfter: .seconds(3)) == .seconds(4))
        #expect(!wait.isOver)
    }

    @Test func `ends a tenth of a second after the time of the search, if it is for a case of it`() {
        let start = ContinuousClock.now
        var ofSearch = wait(isOfSearch: true, from: start)
        #expect(time(&ofSearch, from: start, searchOverAfter: .seconds(3)) == .milliseconds(3_100))
        var ofVerification = wait(isOfSearch: false, from: start)
        #expect(time(&ofVerification, from: start, searchOverAfter: .seconds(3)) == Self.limit)
    }

    @Test func `begins again with each answer`() {
        let start = ContinuousClock.now
        var wait = wait(isOfSearch: false, from: start)
        for second in 1...9 {
            let goesOn = wait.goesOn(at: Self.nobody, isInVain: true, now: start + .seconds(second))
            #expect(goesOn)
        }
        #expect(wait.waited == .seconds(9))
        wait.begin()
        #expect(wait.waited == .zero)
    }

    @Test func `counts a second for the hours that a machine sleeps`() {
        let start = ContinuousClock.now
        var wait = wait(isOfSearch: false, from: start)
        let goesOn = wait.goesOn(at: Self.nobody, isInVain: true, now: start + .seconds(3600))
        #expect(goesOn)
        #expect(wait.waited == .seconds(1))
        #expect(!wait.isOver)
    }

    /// So the runs that follow the first one, up to the smallest case, fit into the three limits within which a hang is reported.
    @Test func `is a tenth of the limit once the same steps have hung`() {
        for whole in [Duration.seconds(10), .seconds(60)] {
            let first = RunLimit.limit(whole, .unlikely, isOfSearch: false, isWarm: true)
            let again = RunLimit.limit(whole, .likely, isOfSearch: true, isWarm: false)
            let possible = RunLimit.limit(whole, .possible, isOfSearch: true, isWarm: true)
            #expect(first == whole)
            #expect(again == whole / 10)
            #expect(possible == whole / 10)
        }
        #expect(RunLimit.limit(.milliseconds(500), .likely, isOfSearch: true, isWarm: false) == .milliseconds(500))
    }
}
