import BindingFuzz
import FuzzReports
import Testing

@Suite struct `The handlers that cases have met` {
    /// The coverage of a case that has seen some handlers after a path, and run some of them.
    private func coverage(
        seeing seen: [String], running ran: [String] = [], after path: [String] = [], in scope: String = "door"
    )
        -> HandlerCoverage
    {
        var coverage = HandlerCoverage()
        for name in seen { coverage.see(name, runBy: "a push", in: scope, after: path) }
        for name in ran {
            let isNew = coverage.run(name)
            #expect(isNew)
        }
        return coverage
    }

    @Test func `are a sum that does not depend on the order of the cases`() {
        let cases = [
            coverage(seeing: ["a", "b"], running: ["a"], after: ["x", "y"]),
            coverage(seeing: ["b", "c"], after: ["z"]),
            coverage(seeing: ["c", "a"], running: ["c"]), coverage(seeing: ["d"], after: ["w", "v"]),
        ]
        var sum = HandlerCoverage()
        for element in cases { sum.add(element) }
        var reversed = HandlerCoverage()
        for element in cases.reversed() { reversed.add(element) }
        #expect(sum == reversed)
        #expect(sum.missed.map(\.name) == ["b", "d"])
        #expect(sum.missed.map(\.path) == [["z"], ["w", "v"]])
        #expect(sum.missed.map(\.trigger) == ["a push", "a push"])
        #expect(sum.count == 4)
    }

    @Test func `are run if a process says so that has ended since`() throws {
        var sum = ScreenCoverage()
        sum.add(coverage(seeing: ["a", "b"]))
        sum.add(ScreenCoverage(HandlerCoverage(ran: [HandlerCoverage.number(of: "b")])))
        #expect(sum.handlers?.missed.map(\.name) == ["a"])
        #expect(sum.handlers?.count == 2)
    }

    @Test func `are listed once each, with the view that takes the fewest steps`() {
        var sum = coverage(seeing: ["a"], after: ["x", "y"])
        sum.add(coverage(seeing: ["a"], after: ["z"], in: "window"))
        #expect(sum.missed.map(\.scope) == ["window"])
        #expect(sum.count == 1)
    }

    @Test func `are a few lines, and all of them on request`() {
        let names = ["a", "b", "c", "d"].map { "onChange of Door at App/Door.swift:1\($0)" }
        var sum = coverage(seeing: names, running: [names[2]], after: ["press \"Open\"", "wait 5"])
        sum.add(coverage(seeing: ["onTapGesture of Wall at App/Wall.swift:7"], in: "wall"))
        #expect(
            MissedHandlers(sum, listsAll: false).lines(width: 60) == [
                "never ran: 4 of 5 handlers; --verbose lists all",
                "  onTapGesture of Wall at App/Wall.swift:7, in \"wall\": a",
                "    push",
                "  onChange of Door at App/Door.swift:1a, in \"door\": press",
                "    \"Open\" · wait 5, then a push",
                "  onChange of Door at App/Door.swift:1b, in \"door\": press",
                "    \"Open\" · wait 5, then a push",
            ])
        let all = MissedHandlers(sum, listsAll: true).lines(width: 200)
        #expect(all.count == 5)
        #expect(all.first == "never ran: 4 of 5 handlers")
        #expect(MissedHandlers(coverage(seeing: ["a"], running: ["a"]), listsAll: true).lines(width: 60).isEmpty)
    }
}
