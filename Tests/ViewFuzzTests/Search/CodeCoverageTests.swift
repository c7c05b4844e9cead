import BindingFuzz
import CountedCode
import FuzzCampaign
import FuzzEngine
import HeadlessUI
import Testing

@testable import FilesAndProcesses
@testable import ViewFuzz

/// Code of the app that ran, in a module that is compiled with counters.
@Suite(.serialized) struct `Code coverage` {
    private enum SluiceApp: FuzzedApp {
        static var views: [FuzzedView] { [FuzzedView("sluice") { _ in SluiceView() }] }
    }

    @Test func `has each branch once in a case`() throws {
        var counters = try #require(CodeCounters { $0 == "CountedCode" })
        let sluice = Sluice()
        counters.begin()
        #expect(counters.takeNew().isEmpty)
        sluice.turn(up: true)
        let up = counters.takeNew()
        #expect(!up.isEmpty)
        sluice.turn(up: true)
        // The closure of the first turn ran.
        let again = counters.takeNew()
        #expect(Set(again).isDisjoint(with: up) && !again.isEmpty)
        sluice.turn(up: true)
        #expect(counters.takeNew().isEmpty)
        sluice.turn(up: false)
        let down = counters.takeNew()
        #expect(!down.isEmpty && Set(down).isDisjoint(with: up + again))
        counters.begin()
        sluice.turn(up: true)
        #expect(Set(counters.takeNew()).isSubset(of: up + again + down))
    }

    @Test func `has no code that gives a global its value, and none of another module`() throws {
        #expect(CodeCounters { $0 == "FuzzEngine" } == nil)
        var counters = try #require(CodeCounters { $0 == "CountedCode" })
        counters.begin()
        #expect(firstLevel == 5)
        let first = counters.takeNew()
        #expect(firstLevel == 5)
        #expect(first.count <= 1)
    }

    @Test func `names the module of a function`() {
        #expect(CodeCounters.module(ofMangled: "$s5inbox5QuotaC6refillyyF") == "inbox")
        #expect(CodeCounters.module(ofMangled: "$sSa5inboxE4sizeSivg") == nil)
        #expect(CodeCounters.module(ofMangled: "$s9inbox") == nil)
        #expect(CodeCounters.module(ofMangled: "main") == nil)
    }

    @Test func `is a place to go back to`() async throws {
        try await onMainRunLoop {
            let runner = ViewRunner<SluiceApp>(under: [], by: .guided)
            let family = CaseFamily(seed: 1, length: 8)
            var guide = ViewGuide()
            for index in UInt64(0)..<64 { guide.learn(runner.draw(at: index, of: family).feedback) }
            let places = guide.places.filter { $0.kind == .code }
            #expect(places.contains { $0.steps.isEmpty } || places.count > 2)
            let deepest = try #require(places.max { $0.steps.count < $1.steps.count })
            #expect(
                deepest.steps.contains(#"press "Down""#) && deepest.steps.count(where: { $0 == #"press "Up""# }) >= 3)
        }
    }
}
