import Testing

@testable import FuzzCommands

/// How long a gate replays and searches, by a clock that the test sets.
@Suite struct `The clock of a gate` {
    @Test func `ends it, and later the verification of what it found`() {
        let start = ContinuousClock.now
        let clock = GateClock(.seconds(100), from: start)
        #expect(!clock.isOver(at: start + .seconds(99)))
        #expect(clock.isOver(at: start + .seconds(100)))
        #expect(!clock.isLate(at: start + .seconds(112)))
        #expect(clock.isLate(at: start + .seconds(113)))
    }

    @Test func `never ends a gate without a limit`() {
        let start = ContinuousClock.now
        let clock = GateClock(nil, from: start)
        #expect(!clock.isOver(at: start + .seconds(1e9)))
        #expect(!clock.isLate(at: start + .seconds(1e9)))
    }
}
