import BindingFuzz
import RowReports
import FuzzReports
import TestSupport
import Testing

@Suite struct `The text of a chain of hops` {
    private func text(_ steps: String, items: Int = 1, by hops: [Hop], _ platform: Platform) throws -> String {
        let configuration = Configuration(platform, .lazy, Delivery(hops), .unguarded, .index, .read)
        let file = CaseFile<RowModel>(try interleaving(steps, items: items))
        return Replay<RowModel>(name: "a case", file: file, configurations: [configuration], isAsked: true).text()
    }

    @Test func `hop by hop, up to the stale read`() throws {
        try expectSnapshot(text("post; clear; idle", by: [.queue, .runLoop, .commit], .macos), named: "chain-stale")
    }

    @Test func `with the hop that its delivery starves at, and what handed it there`() throws {
        try expectSnapshot(text("post; idle", by: [.queue, .common, .exit], .ios), named: "chain-starving")
    }

    @Test func `that starves at several of its hops`() throws {
        let text = try text("post; idle; track; release; post", by: [.exit, .exit, .exit], .ios)
        try expectSnapshot(text, named: "chain-starving-at-several-hops")
    }
}
