#if os(Linux)
    import Foundation
    import Testing

    @testable import HeadlessUI

    @Suite struct `The clock of a case` {
        /// The seconds since 1970 at which a case begins, as the documentation has it: 3 March 2025, 12:00 UTC.
        private static let beginning = 1_741_003_200.0

        /// The readings of all clocks that follow the host's, in seconds.
        private static func readings(since start: (ContinuousClock.Instant, SuspendingClock.Instant)) -> [Double] {
            func seconds(_ clock: clockid_t) -> Double {
                var time = timespec()
                #expect(clock_gettime(clock, &time) == 0)
                return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
            }
            func seconds(_ duration: Duration) -> Double { duration / .seconds(1) }
            var day = timeval()
            gettimeofday(&day, nil)
            return [
                Date().timeIntervalSince1970, Date.now.timeIntervalSince1970, seconds(CLOCK_REALTIME),
                Double(day.tv_sec) + Double(day.tv_usec) / 1e6,
                CFAbsoluteTimeGetCurrent() + Date.timeIntervalBetween1970AndReferenceDate,
                beginning + seconds(start.0.duration(to: .now)), beginning + seconds(start.1.duration(to: .now)),
            ]
        }

        @Test func `begins at the date that is stated, and moves as the host waits`() async throws {
            try await onMainRunLoop {
                CaseSurroundings.begin(seed: 0)
                defer { CaseSurroundings.end() }
                let host = Host { Text("view") }
                let start = (ContinuousClock.now, SuspendingClock.now)
                for (wait, passed) in [(0, 0), (2.5, 2.5), (86_400, 86_402.5)] {
                    host.wait(wait)
                    #expect(Self.readings(since: start) == Array(repeating: Self.beginning + passed, count: 7))
                    #expect(time(nil) == Int(Self.beginning + passed))
                }
            }
        }

        @Test func `is the machine's between cases`() async throws {
            try await onMainRunLoop {
                CaseSurroundings.begin(seed: 0)
                _ = Host { Text("view") }
                CaseSurroundings.end()
                #expect(Date().timeIntervalSince1970 > Self.beginning + 86_400)
            }
        }
    }
#endif
