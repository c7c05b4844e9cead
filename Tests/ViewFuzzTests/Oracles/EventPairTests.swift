import HeadlessUI
import Testing

@testable import ViewFuzz

/// The pairs of events that a run exchanges.
@Suite struct `The next two events from outside` {
    @Test(arguments: [
        (#"post "a";post "b""#, #"post "b";post "a""#),
        (#"perform post "a";idle;async call "b""#, #"async call "b";idle;perform post "a""#),
        (#"answer "a" 2;fail "b""#, #"fail "b";answer "a" 2"#),
        // The second request is the oldest once the first has its answer.
        (#"answer "a";answer "a""#, #"answer "a" number 2;answer "a""#),
        (#"answer "a" 3;fail "a" 2"#, #"fail "a" 2 number 2;answer "a" 3"#),
        (#"answer "a" number 2;answer "a""#, #"answer "a";answer "a""#),
        (#"answer "a" number 2;answer "a" number 2"#, #"answer "a" number 3;answer "a" number 2"#),
        (#"answer "a" number 3;wait 1;answer "a""#, #"answer "a";wait 1;answer "a" number 2"#),
    ])
    func `come in the other order`(steps: String, exchanged: String) throws {
        let steps = try read(steps, in: OrderApp.self).steps
        let other = try #require(OtherSteps(of: steps, in: .exchanged, askedAt: -1))
        let expected = try read(exchanged, in: OrderApp.self).steps
        #expect(other.steps == expected)
        let back = try #require(OtherSteps(of: other.steps, in: .exchanged, askedAt: -1))
        #expect(back.steps == steps)
    }

    @Test(arguments: [
        // Values of one stream, what the user does meanwhile, time in which the first one acts, and facts of the system.
        #"send "a";send "a" 2"#, #"post "a";press "L";post "b""#, #"post "a";wait 1;post "b""#,
        #"change "color-scheme dark";post "a""#, #"press "L";post "b";post "c""#, #"post "a""#, "idle",
    ])
    func `keep their order where it has a meaning`(steps: String) throws {
        let steps = try read(steps, in: OrderApp.self).steps
        #expect(OtherSteps(of: steps, in: .exchanged, askedAt: -1) == nil)
    }

    @Test func `are those after the step that asks`() throws {
        let steps = try read(#"post "a";compare exchanged;post "b";post "c""#, in: OrderApp.self).steps
        let other = try #require(OtherSteps(of: steps, in: .exchanged, askedAt: 1))
        let expected = try read(#"post "a";compare exchanged;post "c";post "b""#, in: OrderApp.self).steps
        #expect(other.steps == expected)
        #expect(other.numbers == [3, 4])
    }

    @Test func `are each followed by all work if values are deferred`() throws {
        let steps = try read(#"compare deferred;post "a";press "L";wait 1"#, in: OrderApp.self).steps
        let other = try #require(OtherSteps(of: steps, in: .deferred, askedAt: 0))
        let expected = try read(#"compare deferred;post "a";idle;press "L";idle;wait 1"#, in: OrderApp.self).steps
        #expect(other.steps == expected)
    }
}
