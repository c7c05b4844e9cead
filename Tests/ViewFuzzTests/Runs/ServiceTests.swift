import BindingFuzz
import HeadlessUI
import Testing

@testable import ViewFuzz

/// The network and fake services answer in steps of a case.
@Suite struct `A service` {
    private func run(_ steps: String, of view: String) async throws -> (lines: [String], without: [Int]) {
        let testCase = try read(steps, of: view, in: ServiceApp.self)
        let ios = try #require(configuration("ios/written/index", of: ServiceApp.self))
        return try await onMainRunLoop {
            let diary = ServiceDiary()
            ServiceDiary.current = diary
            let outcome = ViewRunner<ServiceApp>(under: []).run(testCase, under: ios)
            return (diary.lines, outcome.stepsWithoutEffect)
        }
    }

    /// The answers that may follow a case.
    private func offers(after steps: String, of view: String) async throws -> [String] {
        let testCase = try read(steps, of: view, in: ServiceApp.self)
        let ios = try #require(configuration("ios/written/index", of: ServiceApp.self))
        return try await onMainRunLoop {
            var offered: [String] = []
            _ = ViewRunner<ServiceApp>(under: []).run(testCase, under: ios) { steps in
                offered = steps.compactMap { if case .outside(let step) = $0 { "\(step)" } else { nil } }
            }
            return offered
        }
    }

    @Test func `answers each request that waits, or lets it fail`() async throws {
        #expect(try await offers(after: "", of: "network") == [])
        #expect(
            try await offers(after: #"press "A";press "B";press "A";idle"#, of: "network") == [
                #"answer "GET https://example.com/a""#, #"answer "GET https://example.com/a" 2"#,
                #"fail "GET https://example.com/a""#, #"fail "GET https://example.com/a" 2"#,
                #"answer "GET https://example.com/a" number 2"#, #"answer "GET https://example.com/a" 2 number 2"#,
                #"fail "GET https://example.com/a" number 2"#, #"fail "GET https://example.com/a" 2 number 2"#,
                #"answer "GET https://example.com/b""#, #"fail "GET https://example.com/b""#,
                #"fail "GET https://example.com/b" 2"#,
            ])
    }

    @Test func `answers in any order, with each response, and never by itself`() async throws {
        let run = try await run(
            #"""
            press "A"; press "B"; press "A"; wait 5; answer "GET https://example.com/b"; idle
            answer "GET https://example.com/a" 2 number 2; idle; fail "GET https://example.com/a"; idle
            answer "GET https://example.com/a"; press "B"; idle; fail "GET https://example.com/b" 2; idle; press "A"
            """#, of: "network")
        #expect(run.lines == ["b 200 one", "a 404 two", "a failed -1009", "b 500 "])
        #expect(run.without == [11])
    }

    @Test func `reaches callbacks, publishers, downloads and uploads`() async throws {
        let run = try await run(
            #"""
            press "Callback"; press "Publisher"; press "Files"
            answer "GET https://example.com/publisher"; idle; answer "GET https://example.com/callback"; idle
            answer "GET https://example.com/file"; idle; answer "GET https://example.com/upload"; idle
            """#, of: "network")
        #expect(run.lines.sorted() == ["callback one", "file one", "publisher one", "upload one"])
        #expect(run.without == [])
    }

    @Test func `sends the messages of a web socket, loses it and closes it`() async throws {
        let connect = #"answer "CONNECT wss://example.com/feed""#
        let message = "\"MESSAGE wss://example.com/feed\""
        #expect(
            try await offers(after: "idle", of: "socket") == [connect, #"fail "CONNECT wss://example.com/feed""#])
        #expect(
            try await offers(after: "\(connect); idle", of: "socket") == [
                "answer \(message)", "answer \(message) 2", "fail \(message)", "fail \(message) 2",
            ])
        let steps = "\(connect); answer \(message) 2; answer \(message); idle"
        #expect(
            try await run("\(steps); fail \(message); idle", of: "socket").lines == ["two", "one", "ended 0 -1005"])
        #expect(
            try await run("\(steps); fail \(message) 2; idle", of: "socket").lines == ["two", "one", "ended 1000 0"])
        #expect(
            try await run(#"fail "CONNECT wss://example.com/feed"; idle"#, of: "socket").lines == ["ended 0 -1009"])
    }

    @Test func `calls what the app has given to the system, until the app takes it back`() async throws {
        let run = try await run(
            #"call "path"; call "path" 2 number 2; press "Stop"; call "path" 2; call "path" number 2"#, of: "callbacks")
        #expect(run.lines == ["first on", "second off", "second off"])
        #expect(run.without == [5])
    }

    @Test func `runs out of time on the host's clock`() async throws {
        #expect(try await run(#"press "A"; wait 59"#, of: "network").lines == [])
        #expect(try await run(#"press "A"; wait 61; idle"#, of: "network").lines == ["a failed -1001"])
    }

    @Test func `of the app's own answers where its call waits`() async throws {
        let steps = #"press "One"; press "Two"; press "Two"; idle"#
        #expect(
            try await offers(after: steps, of: "service").prefix(6) == [
                #"answer "load""#, #"answer "load" 2"#, #"fail "load""#, #"answer "load" number 2"#,
                #"answer "load" 2 number 2"#, #"fail "load" number 2"#,
            ])
        let run = try await run(
            steps + #"; answer "load" 2 number 2; idle; fail "load" number 2; idle; answer "load"; idle"#, of: "service"
        )
        #expect(run.lines == ["second of 2", "2 failed", "first of 1"])
        #expect(run.without == [])
    }

    @Test func `may answer a callback twice`() async throws {
        let run = try await run(
            #"press "Listen"; answer "listen"; idle; fail "listen"; idle; answer "listen"; idle"#, of: "service")
        #expect(run.lines == ["news", "no news"])
        #expect(run.without == [6])
    }

    @Test func `has its arguments in the timeline`() async throws {
        let testCase = try read(#"press "One"; idle; answer "load""#, of: "service", in: ServiceApp.self)
        let ios = try #require(configuration("ios/written/index", of: ServiceApp.self))
        let texts = try await onMainRunLoop {
            var texts: [String] = []
            let listener = ViewRun<ServiceApp>.Listener(event: { texts.append("\($0)\($1)") })
            _ = ViewRunner<ServiceApp>.run(testCase, under: ios, listener: listener)
            return texts
        }
        #expect(texts == [#"answer "load"(1)"#])
    }
}
