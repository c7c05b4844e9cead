import BindingFuzz
import FuzzCampaign
import Testing

@testable import FuzzCampaign
@testable import ViewFuzz
@testable import inbox

/// What a process keeps for as long as it runs.
@Suite struct `The memory of a long search` {
    @Test func `has the cases that hung last, and no more than its bound`() {
        var hung = HungCases()
        for number in 0..<HungCases.most + 10 { hung.insert("case \(number)") }
        let kept = (0..<HungCases.most + 10).filter { hung.contains("case \($0)") }
        #expect(kept == Array(10..<HungCases.most + 10))
        // What is there already takes nothing's place.
        hung.insert("case 10")
        #expect(hung.contains("case 11"))
    }

    @Test func `keeps the histories of the most recently used families, and rebuilds dropped ones`() {
        typealias Runner = ViewRunner<InboxFuzz>
        let first = GuideHistories.history(of: Runner.self, CaseFamily(seed: 0, length: 4))
        #expect(GuideHistories.history(of: Runner.self, CaseFamily(seed: 0, length: 4)) === first)
        for seed in 1...UInt64(2 * GuideHistories.most) {
            _ = GuideHistories.history(of: Runner.self, CaseFamily(seed: seed, length: 4))
        }
        #expect(GuideHistories.count <= GuideHistories.most)
        #expect(GuideHistories.history(of: Runner.self, CaseFamily(seed: 0, length: 4)) !== first)
    }
}
