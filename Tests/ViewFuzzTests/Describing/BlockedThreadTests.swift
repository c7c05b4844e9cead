import Foundation
import HeadlessUI
import Testing

@testable import ViewFuzz

/// Code that goes on when the story of its case has ended.
@Suite struct `The story of a thread that is blocked` {
    @Test func `ends without it`() async throws {
        let testCase = try read(#"background call "upload";idle"#, in: UploadApp.self)
        let chosen = try #require(configuration("ios/written/index", of: UploadApp.self))
        let text = try await onMainRunLoop {
            ViewSubject<UploadApp>.story(of: testCase, under: chosen) { _ in }.timeline.text()
        }
        UploadApp.answer.signal()
        #expect(text.contains(#"background call "upload""#), "\(text)")
        #expect(!text.contains("✗"), "\(text)")
    }
}

private enum UploadApp: FuzzedApp {
    /// What the upload waits for.
    static let answer = Baton()

    static var views: [FuzzedView] {
        FuzzedView("upload") { setup in
            setup.call("upload", from: .anotherThread) { answer.wait() }
            return Text("upload")
        }
    }
}

/// A signal that a thread waits for in the kernel, so that no other work runs meanwhile.
private final class Baton: Sendable {
    private let pipe = Pipe()

    func signal() { pipe.fileHandleForWriting.write(Data([0])) }

    func wait() { _ = try? pipe.fileHandleForReading.read(upToCount: 1) }
}
