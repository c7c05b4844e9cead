import BindingFuzz
import FuzzCampaign
import Foundation
import Testing

@Suite struct `When a campaign ends` {
    private static let hour = 3600.0
    private static let day = 24 * hour

    private func checkpoint() -> CampaignCheckpoint<RowModel> { CampaignCheckpoint<RowModel>(KeptCampaign.settings) }

    @Test func `after a time, all of its runs together, whatever the clock on the wall is set to`() throws {
        var checkpoint = checkpoint()
        checkpoint.elapsed_s = 100
        checkpoint.set(.after(.seconds(60)), now: Date(timeIntervalSince1970: 0))
        for now in [0, 1e9] { #expect(checkpoint.left_s(now: Date(timeIntervalSince1970: now)) == 60) }
        checkpoint.elapsed_s = 130
        #expect(checkpoint.left_s(now: .distantFuture) == 30)
        checkpoint.elapsed_s = 170
        #expect(checkpoint.left_s(now: .distantPast) == 0)
    }

    @Test func `at a time of the day, as the clock on the wall shows it at each look`() throws {
        let seven = try #require(TimeOfDay("07:00"))
        let start = Date(timeIntervalSince1970: 1_800_000_000)
        let end = seven.next(after: start)
        var checkpoint = checkpoint()
        checkpoint.set(.at(seven), now: start)
        var clock = start
        let left = { (checkpoint: inout CampaignCheckpoint<RowModel>) in checkpoint.left_s(now: clock) }
        #expect(left(&checkpoint) == end.timeIntervalSince(start))
        // An hour passes, and then the clock is set: forward, back, and beyond the end.
        clock += Self.hour
        #expect(left(&checkpoint) == end.timeIntervalSince(clock))
        clock = end - 60
        #expect(left(&checkpoint) == 60)
        clock = end - 5 * Self.hour
        #expect(left(&checkpoint) == 5 * Self.hour)
        clock = end + 1
        #expect(left(&checkpoint) == 0)
    }

    @Test func `at that time of an earlier day, where the clock was days ahead`() throws {
        let seven = try #require(TimeOfDay("07:00"))
        let start = Date(timeIntervalSince1970: 1_800_000_000)
        var checkpoint = checkpoint()
        checkpoint.set(.at(seven), now: start)
        let end = seven.next(after: start)
        for days in [3.0, 4000] {
            let clock = end - days * Self.day - Self.hour
            #expect(checkpoint.left_s(now: clock) == Self.hour)
            #expect(checkpoint.left_s(now: clock + Self.hour - 1) == 1)
            #expect(checkpoint.left_s(now: clock + Self.hour) == 0)
            #expect(checkpoint.left_s(now: clock + Self.hour + 1) == 0)
        }
    }

    @Test func `where nothing is said, never`() {
        var checkpoint = checkpoint()
        #expect(checkpoint.left_s(now: .distantFuture) == nil)
    }

    @Test func `times of the day are hours and minutes`() {
        for text in ["07:00", "7:00", "0:00", "23:59"] { #expect(TimeOfDay(text) != nil, "\(text)") }
        for text in ["", "7", "24:00", "7:60", "-1:00", "+7:00", "7:00:00", "7:", ":7", "a:b", " 7:00"] {
            #expect(TimeOfDay(text) == nil, "\(text)")
        }
    }
}
