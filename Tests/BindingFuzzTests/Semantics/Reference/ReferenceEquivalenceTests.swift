import TestSupport
import Testing

@testable import RowModelReference

/// Configurations and cases that must come to the same by the rules, over random cases with every word.
@Suite struct `What the rules make the same` {
    /// Runs random cases under the configurations of a pattern and, with another word in it, of another.
    ///
    /// - Parameters:
    ///   - pattern: the configurations.
    ///   - word: the part of them that is exchanged.
    ///   - other: what takes its place.
    ///   - change: makes the cases.
    private func demandSame(
        under pattern: String, replacing word: String, by other: String,
        in change: (ReferenceCase) throws -> ReferenceCase = { $0 }
    ) throws {
        let configurations = ReferenceCase.configurations(pattern)
        for (number, original) in try ReferenceCase.random(caseCount, seed: 72).enumerated() {
            let one = try change(original)
            for configuration in configurations(number, 6) {
                let replaced = try #require(configuration.replacing(word, by: other))
                let outcome = Reference.outcome(items: one.items, steps: one.steps, under: configuration)
                let same = Reference.outcome(items: one.items, steps: one.steps, under: replaced)
                try demand(outcome, equals: same, "\(one), \(configuration) and \(other)")
            }
        }
    }

    @Test func `a silent container differs from a lazy one by what appeared says only`() throws {
        try demandSame(under: "*/lazy/*/unguarded,in-range,contains/*/*", replacing: "lazy", by: "silent")
    }

    @Test func `a subscribed row of an eager container has appeared`() throws {
        try demandSame(under: "*/eager/*/appeared/*/read,write,remove", replacing: "appeared", by: "unguarded")
    }

    @Test func `without scrolling the common modes are the default mode`() throws {
        try demandSame(under: "*/*/common/*/*/*", replacing: "common", by: "runloop") { one in
            try one.replacing(["track": "event"])
        }
    }

    @Test func `a lookup by id finds an element where contains does`() throws {
        try demandSame(under: "*/*/*/contains/identity/read,write,remove", replacing: "contains", by: "unguarded") {
            one in
            // But for what it says of the thread: the guard stops what identity would not find.
            try one.replacing(["background post": "resume"])
        }
    }

    @Test func `without a resume a handler that awaits is one that reads once`() throws {
        try demandSame(under: "*/*/*/*/*/async", replacing: "async", by: "await") { one in
            try one.replacing(["resume": "background post"])
        }
    }

    @Test func `a write asks for updates that find the same rows`() throws {
        try demandSame(under: "*/*/*/*/*/read", replacing: "read", by: "write")
    }

    @Test func `the loop as a listing is the loop as calls`() throws {
        let configurations = ReferenceCase.configurations()
        for (number, one) in try ReferenceCase.random(caseCount, seed: 76).enumerated() {
            for configuration in configurations(number, 24) {
                let outcome = Reference.outcome(items: one.items, steps: one.steps, under: configuration)
                var called = ReferenceCalledLoop(items: one.items, steps: one.steps, under: configuration)
                try demand(outcome, equals: called.main(), "\(one), \(configuration)")
            }
        }
    }

    @Test func `on macOS scrolling changes nothing for what is of the common modes`() throws {
        let configurations = ReferenceCase.configurations("macos/*/immediate,common,queue,exit,commit/*/*/*")
        var ran = 0
        for (number, original) in try ReferenceCase.random(caseCount, seed: 74).enumerated() {
            if original.lines.contains(where: { $0.hasPrefix("perform") }) { continue }
            let scrolling = try original.replacing([:], adding: "release")
            let clicking = try scrolling.replacing(["track": "event", "release": "event"])
            for configuration in configurations(number, 12) {
                let outcomes = [scrolling, clicking].map {
                    Reference.outcome(items: $0.items, steps: $0.steps, under: configuration)
                }
                try demand(outcomes[0], equals: outcomes[1], "\(scrolling), \(configuration)")
                ran += 1
            }
        }
        #expect(ran > 50, "hardly a case was run")
    }

    @Test func `a guard takes accesses away and adds none`() throws {
        let configurations = ReferenceCase.configurations("*/*/*/appeared,in-range,contains,all/*/read,write,async")
        for (number, one) in try ReferenceCase.random(caseCount, seed: 75).enumerated() {
            for configuration in configurations(number, 8) {
                let open = try #require(configuration.replacing(configuration.guard.rawValue, by: "unguarded"))
                let guarded = Reference.outcome(items: one.items, steps: one.steps, under: configuration)
                let unguarded = Reference.outcome(items: one.items, steps: one.steps, under: open)
                let name = "\(one), \(configuration)"
                if let stale = guarded.stale {
                    let first = try #require(unguarded.stale, "\(name): only the guard lets it through")
                    try demand(first.step <= stale.step, "\(name): the guard has it come earlier")
                } else if unguarded.stale == nil {
                    try demand(
                        guarded.delivered + guarded.skipped, equals: unguarded.delivered + unguarded.skipped, name)
                    try demand(guarded.delivered <= unguarded.delivered, name)
                    try demand(guarded.undelivered, equals: unguarded.undelivered, name)
                }
            }
        }
    }
}

private let caseCount: UInt64 = TestSize.of(small: 100, usual: 700, full: 3000)

extension Reference.Configuration {
    /// The configuration with another value of a part; nil where there is no such value.
    fileprivate func replacing(_ value: String, by other: String) -> Self? {
        let parts = description.split(separator: "/").map { $0 == value ? other : String($0) }
        return Self(parts.joined(separator: "/"))
    }
}
