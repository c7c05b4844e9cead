import Foundation
import Testing

/// Whether the tests record snapshots instead of comparing with them.
package var isRecordingSnapshots: Bool { ProcessInfo.processInfo.environment["BINDFUZZ_RECORD_SNAPSHOTS"] == "1" }

/// Expects a text to equal the contents of a snapshot file, so that output changes only on purpose.
///
/// With `BINDFUZZ_RECORD_SNAPSHOTS=1` in the environment, the function writes the file. The test then fails, so that a recording
/// does not pass for a proof.
///
/// - Parameters:
///   - text: The actual text.
///   - name: The name of the file without `.txt`, in the folder `Snapshots` beside the test's file.
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
