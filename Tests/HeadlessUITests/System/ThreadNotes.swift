import Foundation

/// Notes that any thread takes.
final class ThreadNotes<Note: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var notes: [Note] = []
    var all: [Note] { lock.withLock { notes } }
    func append(_ note: Note) { lock.withLock { notes.append(note) } }
}
