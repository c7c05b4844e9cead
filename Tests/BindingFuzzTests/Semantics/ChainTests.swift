import BindingFuzz
import TestSupport
import Testing

@testable import RowModelReference

/// Chains of hops: how they are written, and what a configuration is that has one: `semantics`, section 1.
@Suite struct `Chains of hops` {
    @Test func `seven have a name, and these are those of the matrix`() {
        #expect(
            Delivery.allCases.map(\.rawValue)
                == ["immediate", "runloop", "common", "queue", "exit", "runloop-exit", "commit"])
        #expect(
            Delivery.allCases.map(\.hops)
                == [[], [.runLoop], [.common], [.queue], [.exit], [.runLoop, .exit], [.commit]])
        #expect(Delivery.allCases.allSatisfy { $0.hasName })
        #expect(Delivery([.runLoop, .exit]) == .runLoopExit)
    }

    @Test(arguments: [
        ("queue+commit", [Hop.queue, .commit], "queue+commit"),
        ("runloop+exit", [.runLoop, .exit], "runloop-exit"),
        ("runloop-exit+queue", [.runLoop, .exit, .queue], "runloop+exit+queue"),
        ("common+runloop-exit", [.common, .runLoop, .exit], "common+runloop+exit"),
        ("exit+exit", [.exit, .exit], "exit+exit"),
    ]) func `are read, and written in one way`(text: String, hops: [Hop], written: String) throws {
        let delivery = try Delivery(text)
        #expect(delivery.hops == hops)
        #expect(delivery.rawValue == written)
        #expect(Delivery(rawValue: written) == delivery)
    }

    @Test func `of every length up to eight are read as they were written`() throws {
        var random = SplitMix64(seed: 1, index: 0)
        for count in 0...Delivery.maximumHops {
            for _ in 0..<50 {
                let hops = (0..<count).map { _ in Hop.allCases[random.below(Hop.allCases.count)] }
                let delivery = Delivery(hops)
                #expect(delivery.hops == hops)
                #expect(try Delivery(delivery.rawValue) == delivery)
            }
        }
    }

    @Test(arguments: [
        ("", DeliveryError.missingHop), ("queue+", .missingHop), ("+", .missingHop), ("queue++exit", .missingHop),
        ("main", .unknownHop("main")), ("queue+Exit", .unknownHop("Exit")), ("queue, exit", .unknownHop("queue, exit")),
        ("*", .unknownHop("*")), ("immediate+queue", .immediateInChain), ("queue+immediate", .immediateInChain),
        ("queue+queue+queue+queue+queue+queue+queue+runloop-exit", .tooManyHops(9)),
    ]) func `are not read from any other text`(text: String, expected: DeliveryError) {
        #expect(throws: expected) { try Delivery(text) }
        #expect(Delivery(rawValue: text) == nil)
    }

    @Test func `that are none say what was expected`() {
        let all = "expected hops with + between them, each of runloop, common, queue, exit, commit; found "
        #expect(DeliveryError.unknownHop("main\u{1b}").description == all + "'main\\u{1B}'")
        #expect(DeliveryError.missingHop.description == all + "none where one should be")
        #expect(DeliveryError.tooManyHops(9).description == "expected at most 8 hops; found 9")
    }

    // MARK: Configurations and patterns

    private let chained = Configuration(.ios, .eager, Delivery([.queue, .commit]), .all, .index, .read)

    @Test func `come after those with a name in the order of configurations, which is total`() {
        #expect(chained.index == nil)
        let chains: [Delivery] =
            Delivery.allCases + [
                Delivery([.runLoop, .runLoop]), Delivery([.queue, .commit]), Delivery([.exit, .common]),
                Delivery([.runLoop, .runLoop, .runLoop]), Delivery([.commit, .commit, .commit]),
            ]
        let sorted = Platform.allCases.flatMap { platform in
            chains.flatMap { chain in
                Handler.allCases.map { Configuration(platform, .lazy, chain, .all, .index, $0) }
            }
        }
        #expect(sorted.shuffled().sorted() == sorted)
        for (left, right) in zip(sorted, sorted.dropFirst()) { #expect(left < right && !(right < left)) }
    }

    @Test func `are refused in a pattern and in an expect line as any value that is not known`() throws {
        let error = #expect(throws: ConfigurationPatternError.self) {
            try ConfigurationPattern<Configuration>("ios/eager/queue+commit/*/*/*")
        }
        #expect(error?.offset == "ios/eager/".count)
        #expect(error?.found == "queue+commit")
        #expect(throws: CaseFileError.self) {
            try CaseFile<RowModel>(text: "bindfuzz 1\nexpect */*/runloop+exit/*/*/* clean\n\npost\n")
        }
    }

    @Test func `have patterns that match them and nothing else`() {
        let pattern = ConfigurationPattern<Configuration>(chained)
        #expect(pattern.description == "ios/eager/queue+commit/all/index/read")
        #expect(pattern.matches(chained))
        #expect(pattern.configurations.isEmpty)
        #expect(ConfigurationPattern<Configuration>.all.matches(chained))
    }

    @Test func `are named by the patterns that cover them`() throws {
        let list = try Configuration.matching("*/*/queue/*/index/read").map { $0.delivering(by: chained.delivery) }
        let chosen = list.filter { $0.container == .lazy }
        let patterns = ConfigurationPattern<Configuration>.covering(chosen, among: list)
        #expect(patterns.map(\.description) == ["*/lazy/queue+commit/*/index/read"])
        let mixed = list + Configuration.standardMatrix
        for configurations in [chosen, Array(mixed.prefix(70)), Configuration.standardMatrix] {
            let cover = ConfigurationPattern<Configuration>.covering(configurations, among: mixed)
            for configuration in mixed {
                let isCovered = cover.contains { $0.matches(configuration) }
                #expect(isCovered == configurations.contains(configuration), "\(configuration)")
            }
        }
    }
}

/// What becomes of deliveries in a chain: `semantics`, section 5.
@Suite struct `Deliveries in a chain` {
    private func story(_ steps: String, by chain: String, on platform: String = "macos") throws -> String {
        try RowModelReference.story(
            steps, under: "\(platform)/eager/*/*/*/*", by: try Delivery(chain), of: .loop, .deliveries)
    }

    @Test func `take hop after hop`() throws {
        #expect(
            try story("timer; post; idle", by: "queue+common+commit")
                == "timer{; post@timer to 1; 1 into queue; }; 1 into common; 1 into commit; 1 reads at 0; run ends; sleep"
        )
    }

    @Test func `are dropped at the first hop that finds the subscription cancelled`() throws {
        #expect(
            try story("source; post; clear; idle", by: "runloop+exit+queue")
                == "source{; post@source to 1; 1 into blocks; }; 1 into exit; flush@exit; 1 dropped; run ends; sleep")
    }

    @Test func `wait for the next time where an observer hands them to an observer`() throws {
        let start = "source{; post@source to 1; 1 into"
        #expect(
            try story("source; post; idle; source; idle", by: "commit+exit")
                == "\(start) commit; }; 1 into exit; run ends; sleep; source{; }; 1 reads at 0; run ends; sleep")
        #expect(
            try story("source; post; idle; source; idle", by: "exit+exit")
                == "\(start) exit; }; 1 into exit; run ends; sleep; source{; }; 1 reads at 0; run ends; sleep")
    }

    @Test func `come in the tracking mode as far as the common modes take them`() throws {
        #expect(
            try story("track; source; post; idle; timer; release; idle", by: "common+runloop", on: "ios")
                .hasSuffix("1 into blocks; sleep; timer{; }; event{; }; run ends; default; 1 reads at 0; sleep"))
    }

    @Test func `leave the main queue empty where nobody is left to hand them to`() throws {
        // Were something in the queue, the loop would serve it before it opens the timer.
        let plain = try story("source; clear; idle; timer; idle", by: "exit+queue")
        let chained = try story("source; post; clear; idle; timer; idle", by: "exit+queue")
        #expect(
            chained.replacing("post@source to 1; 1 into exit; ", with: "").replacing("1 dropped; ", with: "") == plain)
    }
}
