import BindingFuzz
import Testing

@testable import RowModelReference

/// Configurations: `semantics`, section 1; and their patterns: `semantics`, section 7.
@Suite struct `Configurations` {
    @Test func `the full matrix has 4200 configurations in the order of their parts`() {
        let all = Configuration.fullMatrix
        #expect(all.count == 4200)
        #expect(all.compactMap(\.index) == Array(0..<4200))
        #expect(all == all.sorted())
        #expect(all.first?.description == "ios/eager/immediate/unguarded/index/read")
        #expect(all.last?.description == "macos/silent/commit/all/identity/await")
    }

    @Test func `the standard matrix has the 168 with unguarded or appeared, index and read`() {
        let matrix = Configuration.standardMatrix
        #expect(matrix.count == 168)
        #expect(matrix.allSatisfy { $0.access == .index && $0.handler == .read })
        #expect(matrix.allSatisfy { $0.guard == .unguarded || $0.guard == .appeared })
    }

    @Test func `the name of a configuration matches that one only`() throws {
        // To look for the matches of each would be 4200 times 4200 comparisons.
        try withEvery("position", in: stride(from: 0, to: 4200, by: 89)) { position in
            let configuration = Configuration.fullMatrix[position]
            let pattern = try ConfigurationPattern<Configuration>(configuration.description)
            try demand(pattern.configurations, equals: [configuration], "matches")
        }
        try withEvery("configuration", in: Configuration.fullMatrix) { configuration in
            let pattern = try ConfigurationPattern<Configuration>(configuration.description)
            try demand(pattern.matches(configuration), "it does not match its own")
            try demand(pattern, equals: ConfigurationPattern<Configuration>(configuration), "pattern")
            try demand(pattern.description, equals: configuration.description, "text")
        }
    }

    @Test func `a star matches every value of its part`() throws {
        #expect(ConfigurationPattern<Configuration>.all.configurations == Configuration.fullMatrix)
        let pattern = try ConfigurationPattern<Configuration>("macos/*/runloop-exit/*/*/remove")
        #expect(pattern.description == "macos/*/runloop-exit/*/*/remove")
        #expect(pattern.configurations.count == 4 * 5 * 2)
        #expect(pattern.configurations.allSatisfy { $0.delivery == .runLoopExit && $0.handler == .remove })
    }

    @Test(arguments: [
        ("", 0, "platform: ios, ios-observer, macos or *", ""),
        ("*/*/*/*/*", 9, "six parts, platform/container/delivery/guard/access/handler", "5 parts"),
        ("*", 1, "six parts, platform/container/delivery/guard/access/handler", "1 part"),
        ("*/*/*/*/*/*/*", 11, "six parts, platform/container/delivery/guard/access/handler", "7 parts"),
        ("ios/Lazy/*/*/*/*", 4, "container: eager, animated, lazy, silent or *", "Lazy"),
        ("ios/*/*/*/*/", 12, "handler: read, write, remove, async, await or *", ""),
    ])
    func `a bad pattern says where it goes wrong`(text: String, offset: Int, expected: String, found: String) {
        let error = #expect(throws: ConfigurationPatternError.self) { try ConfigurationPattern<Configuration>(text) }
        #expect(error?.offset == offset)
        #expect(error?.expected == expected)
        #expect(error?.found == found)
    }
}
