import Foundation
import Testing

/// Whether what texts are compared with is to be written anew.
package var isRecordingSnapshots: Bool { ProcessInfo.processInfo.environment["BINDFUZZ_RECORD_SNAPSHOTS"] == "1" }

/// Expects a text to be what a file holds: what a person or a machine reads changes only when somebody means it to.
///
/// With `BINDFUZZ_RECORD_SNAPSHOTS=1` in the environment the file is written anew, and the test fails, so that
/// nobody takes a recording for a proof.
///
/// - Parameters:
///   - text: what was made.
///   - name: the file without its `.txt`, in the folder `Snapshots` beside the test's file.
package func expectSnapshot(
    _ text: String, named name: String, filePath: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let folder = URL(filePath: filePath).deletingLastPathComponent().appending(path: "Snapshots")
    let file = folder.appending(path: name + ".txt")
    if isRecordingSnapshots {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
        Issue.record(
            "recorded \(file.path()); run again without BINDFUZZ_RECORD_SNAPSHOTS", sourceLocation: sourceLocation)
        return
    }
    guard let held = try? Data(contentsOf: file) else {
        Issue.record(
            "no snapshot \(file.path()); BINDFUZZ_RECORD_SNAPSHOTS=1 records one", sourceLocation: sourceLocation)
        return
    }
    let expected = String(decoding: held, as: UTF8.self)
    guard text != expected else { return }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let expectedLines = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let position =
        zip(lines, expectedLines).enumerated().first { $1.0 != $1.1 }?.offset
        ?? min(lines.count, expectedLines.count)
    let difference = """
        \(file.lastPathComponent):\(position + 1) differs
        expected: \(position < expectedLines.count ? String(expectedLines[position]) : "(the end)")
        found:    \(position < lines.count ? String(lines[position]) : "(the end)")
        """
    Issue.record("\(difference)", sourceLocation: sourceLocation)
}
