import HeadlessUI
import Testing
import XCTest

private struct StaleView: View {
    @State var items = [Item(id: 1, name: "first")]

    var body: some View {
        ForEach($items) { $item in
            Button("Remove") {
                items = []
                item.name = "gone"
            }
        }
    }
}

@Suite struct `A host that is closed` {
    @Test func `fails where nobody looked at an issue`() async throws {
        try await onMainRunLoop {
            let host = Host { StaleView() }
            try host.click("Remove")
            let error = #expect(throws: UnseenIssues.self) { try host.close() }
            #expect(error?.issues.count == 1)
            let lines = error?.description.split(separator: "\n") ?? []
            #expect(lines.first == "the host was closed with an issue that the test did not read (`host.issues`):")
            #expect(lines.last?.hasPrefix("- Index out of range") == true)
            try host.close()
        }
    }

    @Test func `is content where somebody did`() async throws {
        try await onMainRunLoop {
            let host = Host { StaleView() }
            try host.click("Remove")
            #expect(host.issues.count == 1)
            try host.close()
        }
    }

    @Test func `by the end of the test or by the next host fails as well`() async throws {
        await #expect(throws: UnseenIssues.self) {
            try await onMainRunLoop { try Host { StaleView() }.click("Remove") }
        }
        await #expect(throws: UnseenIssues.self) {
            try await onMainRunLoop {
                try Host { StaleView() }.click("Remove")
                _ = Host { Text("next") }
            }
        }
        try await onMainRunLoop { _ = Host { Text("nothing is left over") } }
    }
}

@Suite struct `The main run loop` {
    @Test func `is that of the main thread, for one test after the other`() async throws {
        try await withThrowingTaskGroup(of: Bool.self) { group in
            for number in 0..<20 {
                group.addTask {
                    try await onMainRunLoop {
                        let host = Host { Text("\(number)") }
                        var wasServed = false
                        DispatchQueue.main.async { wasServed = true }
                        host.settle()
                        return wasServed && host.texts == ["\(number)"] && Thread.isMainThread
                    }
                }
            }
            for try await isRight in group { #expect(isRight) }
        }
    }

    @Test func `cannot be run elsewhere`() async throws {
        await #expect(processExitsWith: .failure) {
            _ = await MainActor.run { Host { Text("in a block of the main queue") } }
        }
        let error = await MainActor.run { #expect(throws: MainRunLoopError.self) { try onMainRunLoop {} } }
        #expect(error?.description.hasPrefix("this code is run by the main queue") == true)
    }
}

final class MainRunLoopTests: XCTestCase {
    func testIsAtHandInXCTest() throws {
        XCTAssertThrowsError(try onMainRunLoop { try Host { StaleView() }.click("Remove") }) { error in
            XCTAssertEqual((error as? UnseenIssues)?.issues.count, 1)
        }
        XCTAssertEqual(try onMainRunLoop { Host { Text("shown") }.texts }, ["shown"])
    }
}
