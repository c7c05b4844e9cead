import Foundation
import HeadlessUI
import Testing

@testable import ViewFuzz

/// Code that blocks a thread. On another thread than the main one, it goes on when the story of its case has ended.
@Suite(.serialized) struct `The story of a thread that is blocked` {
    private func words(of steps: String) async throws -> String {
        let testCase = try read(steps, in: UploadApp.self)
        let chosen = try #require(configuration("ios/written/index", of: UploadApp.self))
        let text = try await onMainRunLoop {
            ViewSubject<UploadApp>.story(of: testCase, under: chosen) { _ in }.timeline.text()
        }
        return text.split { $0.isWhitespace }.joined(separator: " ")
    }

    @Test func `ends without it`() async throws {
        let words = try await words(of: #"background call "upload";idle"#)
        UploadApp.answer.signal()
        #expect(words.contains(#"background call "upload""#), "\(words)")
        #expect(!words.contains("✗"), "\(words)")
        #expect(words.contains("a thread is blocked in the step: the host waits for it"), "\(words)")
        #expect(words.contains("the host stops waiting for the step, which still runs"), "\(words)")
    }

    @Test func `names the code that has put the work on the thread`() async throws {
        let words = try await words(of: #"press "Send";idle"#)
        UploadApp.delivery.signal()
        #expect(
            words.contains(#/a thread is blocked in work of a queue of Button of UploadView at \S+: the host waits/#),
            "\(words)")
    }

    @Test(arguments: ["Wait", "Wait for a condition"])
    func `says so of the main thread`(label: String) async throws {
        let words = try await words(of: "press \"\(label)\";idle")
        // Only another thread can see that a condition blocks the main thread.
        let blocked =
            label == "Wait"
            ? #/the main thread is blocked in Button of UploadView at \S+: jobs of other threads run meanwhile/#
            : #/the main thread is blocked: jobs of other threads run meanwhile/#
        #expect(words.contains(blocked), "\(words)")
    }

    @Test func `says nothing where no thread is blocked`() async throws {
        let words = try await words(of: #"press "Compute";idle"#)
        #expect(words.contains("Button of UploadView"), "\(words)")
        #expect(!words.contains("blocked"), "\(words)")
    }
}

private enum UploadApp: FuzzedApp {
    /// What the upload waits for.
    static let answer = Baton()
    /// What the work on a queue waits for.
    static let delivery = Baton()

    static var views: [FuzzedView] {
        FuzzedView("upload") { setup in
            setup.call("upload", from: .anotherThread) { answer.wait() }
            return UploadView()
        }
    }
}

private struct UploadView: View {
    var body: some View {
        Button("Send") { DispatchQueue.global().async { UploadApp.delivery.wait() } }
        Button("Wait") {
            let answer = DispatchSemaphore(value: 0)
            DispatchQueue.global().async { answer.signal() }
            answer.wait()
        }
        Button("Wait for a condition") {
            let answer = Baton()
            DispatchQueue.global().async { answer.signal() }
            answer.wait()
        }
        Button("Compute") { DispatchQueue.global().async {} }
    }
}

/// A signal that a thread waits for in the kernel, so that no other work runs meanwhile.
private final class Baton: Sendable {
    private let pipe = Pipe()

    func signal() { pipe.fileHandleForWriting.write(Data([0])) }

    func wait() { _ = try? pipe.fileHandleForReading.read(upToCount: 1) }
}
