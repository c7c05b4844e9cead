import BindingFuzz
import RowReports
import FuzzReports
import TestSupport
import Testing

@Suite struct `The replay of a case` {
    /// Tells the case as `replay` does where a configuration is asked for, or none.
    private func replay(
        _ name: String, _ steps: String, items: Int = 1, header: [CaseFile<RowModel>.HeaderLine] = [],
        under asked: String? = nil
    ) throws -> Replay<RowModel> {
        let file = CaseFile<RowModel>(try interleaving(steps, items: items), header: header)
        guard let asked else { return Replay<RowModel>(name: name, file: file) }
        let configurations = try ConfigurationPattern<Configuration>(asked).configurations
        return Replay<RowModel>(name: name, file: file, configurations: configurations, isAsked: true)
    }

    @Test func `with the seed's crash: a button clears and posts`() throws {
        let header: [CaseFile<RowModel>.HeaderLine] = [
            .note("D0: a button sets items to empty and posts, in that order"),
            .expect(
                Expectation<RowModel>(
                    try ConfigurationPattern<Configuration>("*/*/immediate/unguarded/index/*"), .outOfRange)),
        ]
        let replay = try replay("corpus/d0-clear-post.bindfuzz", "event; clear; post", header: header)
        try expectSnapshot(replay.text(), named: "clear-then-post")
    }

    @Test func `with RunLoop.main on macOS, which comes before the update of body`() throws {
        let replay = try replay(
            "runloop", "event; remove 0; post; idle", items: 2, under: "macos/eager/runloop/unguarded/index/read")
        try expectSnapshot(replay.text(), named: "macos-runloop")
    }

    @Test func `with a lazy row that has disappeared and still listens`() throws {
        let replay = try replay("lazy", "event; clear; post", items: 2, under: "macos/lazy/exit/unguarded/index/read")
        try expectSnapshot(replay.text(), named: "lazy-parked-exit")
    }

    @Test func `with a row that animates out and passes its guard`() throws {
        let replay = try replay(
            "animated", "event; remove 1; idle; timer; post", items: 3,
            under: "ios/animated/commit/appeared/index/write")
        try expectSnapshot(replay.text(), named: "animated-leaving")
    }

    @Test func `with a handler that removes, and shifts the next row's element`() throws {
        let replay = try replay(
            "remove", "source; perform post; idle", items: 3, under: "ios/eager/immediate/appeared/index/remove")
        try expectSnapshot(replay.text(), named: "handler-removes")
    }

    @Test func `with a background post, off the main thread`() throws {
        let replay = try replay(
            "background", "scroll 2; idle; async move 3 0; insert 0; background post", items: 4,
            under: "macos/lazy/immediate/unguarded/index/read")
        try expectSnapshot(replay.text(), named: "background-post")
    }

    @Test func `with the seed's cure for stacks: the delivery is dropped after the update of body`() throws {
        let replay = try replay("cure", "event; clear; post", under: "macos/eager/exit/unguarded/index/read")
        try expectSnapshot(replay.text(), named: "cure-dropped")
    }

    @Test func `with the seed's cure for lazy containers: the guard skips the delivery`() throws {
        let replay = try replay(
            "cure", "event; replace 0; post", items: 2, under: "macos/lazy/runloop-exit/appeared/index/read")
        try expectSnapshot(replay.text(), named: "cure-skipped")
    }

    @Test func `with a delivery that never arrives on iOS`() throws {
        let replay = try replay(
            "undelivered", "timer; insert 1; post; event; scroll 0; reap; remove 0; restore 0; edit 0", items: 2,
            header: [
                .expect(Expectation<RowModel>(.all, .stale)),
                .expect(Expectation<RowModel>(try ConfigurationPattern<Configuration>("*/*/commit/*/*/*"), .clean)),
            ], under: "ios/lazy/exit/*/*/read")
        try expectSnapshot(replay.text(), named: "undelivered")
    }
}

@Suite struct `Every replay` {
    @Test func `keeps to its width, and colours add nothing but colours`() {
        let generator = InterleavingGenerator(CaseFamily(seed: 7))
        for position in 0..<60 {
            let file = CaseFile<RowModel>(generator.testCase(at: UInt64(position)))
            let asked = Configuration.fullMatrix[position * 67 % Configuration.fullMatrix.count]
            let replay = Replay<RowModel>(name: "generated", file: file, configurations: [asked], isAsked: true)
            for width in [44, 80, 132] {
                let text = replay.text(style: TextStyle(isColored: false, width: width))
                // A pattern is one word, whatever its length.
                let tooWide = text.split(separator: "\n").filter { $0.count > width && $0.contains(/[^ ] +[^ ]/) }
                #expect(tooWide == [], "\(file.testCase) under \(asked)")
            }
            let plain = replay.text()
            #expect(replay.text(style: .colored).replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
        }
    }

    @Test func `shows the first configuration that breaks, or the first one if none does`() throws {
        let breaking = CaseFile<RowModel>(try interleaving("clear; post"))
        let clean = CaseFile<RowModel>(try interleaving("post; clear"))
        let configurations = try ["ios/eager/exit", "ios/eager/immediate"].map {
            try configuration($0 + "/unguarded/index/read")
        }
        #expect(Replay<RowModel>(name: "", file: breaking, configurations: configurations).shown == configurations[1])
        #expect(Replay<RowModel>(name: "", file: clean, configurations: configurations).shown == configurations[0])
    }

    @Test func `lists the configurations that are not as the file expects`() throws {
        let expectation = Expectation<RowModel>(
            try ConfigurationPattern<Configuration>("ios/*/immediate/*/index/*"), .clean)
        let file = CaseFile<RowModel>(try interleaving("clear; post"), header: [.expect(expectation)])
        let replay = Replay<RowModel>(name: "", file: file)
        // Those that read at once: two guards of the four containers, three handlers. Those that leave their reads to the main queue:
        // without a guard all four, with isAppeared the two that have not disappeared, two handlers.
        #expect(replay.unmetExpectations.count == 2 * 4 * 3 + (4 + 2) * 2)
        try expectSnapshot(replay.text(), named: "unmet-expectations")
    }
}

@Suite struct `A case's explanation` {
    @Test func `covers just what breaks, with few patterns`() throws {
        let broken = try interleaving("clear; post")
        let text = CaseExplanation<RowModel>(
            of: broken, shown: try configuration("ios/eager/immediate/unguarded/index/read")
        )
        .text()
        let patterns = try text.split(separator: "Starves")[0].split(whereSeparator: { " ,\n".contains($0) })
            .filter { $0.contains("/") }.map { try ConfigurationPattern<Configuration>($0) }
        #expect(patterns.count <= 24)
        var model = Model()
        for configuration in Configuration.standardMatrix {
            let isBroken = model.run(broken, under: configuration).isFailure
            #expect(patterns.contains { $0.matches(configuration) } == isBroken, "\(configuration)")
        }
    }

    @Test func `says when a change heals only since nothing is delivered`() throws {
        let shown = try configuration("ios/lazy/runloop/unguarded/index/read")
        let text = CaseExplanation<RowModel>(of: try interleaving("clear; post"), shown: shown).text()
        try expectSnapshot(text, named: "explanation-by-starvation")
    }
}
