import BindingFuzz
import CountedCode
import FuzzCampaign
import FuzzEngine
import HeadlessUI
import PlainText
import Testing

@testable import FilesAndProcesses
@testable import ViewFuzz

/// Code of the app that ran, in a module that is compiled with counters. Other tests on the main run loop do not run at the same time.
@Suite struct `Code coverage` {
    @Test func `names the module of a function`() {
        #expect(CodeCounters.module(ofMangled: "$s5inbox5QuotaC6refillyyF") == "inbox")
        #expect(CodeCounters.module(ofMangled: "$sSa5inboxE4sizeSivg") == "inbox")
        #expect(CodeCounters.module(ofMangled: "$s10HeadlessUI4ViewP5inboxE4bold4RowVyF") == "inbox")
        #expect(CodeCounters.module(ofMangled: "$sSS5countSivg") == nil)
        #expect(CodeCounters.module(ofMangled: "$s9inbox") == nil)
        #expect(CodeCounters.module(ofMangled: "main") == nil)
    }

    #if os(Linux)
        private func counters() throws -> CodeCounters {
            try #require(CodeCounters(where: { $0 == "CountedCode" }, number: { Checksum($0.utf8).value }))
        }

        @Test func `has each branch once in a run`() async throws {
            try await onMainRunLoop {
                var counters = try counters()
                #expect(Set(counters.numbers).count == counters.numbers.count)
                let sluice = Sluice()
                counters.begin()
                #expect(counters.takeNew().isEmpty)
                sluice.turn(up: true)
                let up = counters.takeNew()
                #expect(!up.isEmpty && !up.contains { counters.hadCounted($0) })
                sluice.turn(up: true)
                // The closure of the first turn ran.
                let again = counters.takeNew()
                #expect(!again.isEmpty && Set(again).isDisjoint(with: up))
                sluice.turn(up: true)
                #expect(counters.takeNew().isEmpty)
                sluice.turn(up: false)
                let down = counters.takeNew()
                #expect(!down.isEmpty && Set(down).isDisjoint(with: up + again))
                counters.begin()
                sluice.turn(up: true)
                #expect(counters.takeNew().filter { up.contains($0) }.allSatisfy { counters.hadCounted($0) })
            }
        }

        @Test func `leaves out modules that are not asked for`() {
            #expect(CodeCounters(where: { $0 == "NoModule" }, number: { Checksum($0.utf8).value }) == nil)
        }

        @Test func `is a place to go back to, and is the same if the case is drawn again`() async throws {
            try await onMainRunLoop {
                let family = CaseFamily(seed: 1, length: 8)
                var guides: [ViewGuide] = []
                for _ in 0..<2 {
                    let runner = ViewRunner<SluiceApp>(under: [], by: .guided)
                    var guide = ViewGuide()
                    for index in UInt64(0)..<256 {
                        runner.take(guide)
                        guide.learn(runner.draw(at: index, of: family).feedback)
                    }
                    guides.append(guide)
                }
                let places = guides.map { $0.places.filter { $0.kind == .code } }
                #expect(places[0] == places[1])
                // The second turn, up or down, calls the closure that the first one has made.
                let second = places[0].filter { place in place.steps.count { $0.hasPrefix("press") } == 2 }
                #expect(places[0].contains { $0.steps == [#"press "Up""#] } && !second.isEmpty)
                #expect(second.allSatisfy { $0.steps.first { $0.hasPrefix("press") } == #"press "Up""# })
            }
        }

        @Test func `leaves out what runs once in a process`() async throws {
            try await onMainRunLoop {
                let family = CaseFamily(seed: 1, length: 4)
                let runner = ViewRunner<OnceApp>(under: [], by: .guided)
                runner.take(ViewGuide())
                let drawn = (UInt64(0)..<16).map { runner.draw(at: $0, of: family) }
                // The first press makes the level.
                #expect(drawn.contains { !$0.testCase.steps.isEmpty })
                let code = drawn.map { Set($0.feedback.newCode.joined()) }
                let pressed = zip(drawn, code).filter { $0.0.testCase.steps.contains { "\($0)" == #"press "Level""# } }
                    .map(\.1)
                #expect(pressed.count > 1 && Set(pressed).count == 1)
            }
        }
    #endif
}

#if os(Linux)
    private enum SluiceApp: FuzzedApp {
        static var views: [FuzzedView] { FuzzedView("sluice") { _ in SluiceView() } }
    }

    private enum OnceApp: FuzzedApp {
        static var views: [FuzzedView] { FuzzedView("once") { _ in LevelView() } }
    }
#endif
