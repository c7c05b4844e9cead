import CombineSupplement
import Locks

/// The state that the code of an app reads and writes in two windows of time.
///
/// It knows properties with `@State` and `@Published`. Of an object that is `@Observable`, or that announces its changes itself, it
/// knows only that a view shows a change. Evaluations of views do not count.
package final class AccessLog: Sendable {
    private struct Window {
        var reads: Set<ObjectIdentifier> = []
        var writes: Set<ObjectIdentifier> = []
        var hasUnknownWrites = false
    }

    private struct State {
        var windows: [Window] = []
        var isOpen = false
    }

    private let state = Locked(State())

    /// The log that code writes now; nil in most runs. Written on the main thread only.
    nonisolated(unsafe) private(set) static var current: AccessLog?

    /// Creates a log without a window.
    package init() {}

    /// Whether there were two windows, and neither read or wrote what the other wrote.
    package var areIndependent: Bool {
        state.withLock { state in
            guard state.windows.count == 2, !state.windows.contains(where: \.hasUnknownWrites) else { return false }
            let (first, second) = (state.windows[0], state.windows[1])
            return first.writes.isDisjoint(with: second.reads.union(second.writes))
                && second.writes.isDisjoint(with: first.reads)
        }
    }

    /// Begins the next window.
    package func beginWindow() {
        state.withLock { state in
            state.windows.append(Window())
            state.isOpen = true
        }
    }

    /// Ends the window, until the next one begins.
    package func endWindow() { state.withLock { $0.isOpen = false } }

    /// Lets code of the app write this log, or no log.
    package static func use(_ log: AccessLog?) {
        current = log
        StateAccess.observer = nil
        if log != nil { StateAccess.observer = { AccessLog.current?.note($0, $1) } }
    }

    /// Runs code that is none of the app's.
    package static func pausing<Result>(_ body: () -> Result) -> Result {
        guard let log = current else { return body() }
        current = nil
        defer { current = log }
        return body()
    }

    /// Whether the host itself inspects the views on this thread.
    private static var isInspection: Bool { MainThread.isCurrent && Graph.current?.isReportingPaused == true }

    func note(_ kind: StateAccess.Kind, _ location: ObjectIdentifier) {
        guard !Graph.isUpdatingHere, !Self.isInspection else { return }
        state.withLock { state in
            guard state.isOpen, let last = state.windows.indices.last else { return }
            switch kind {
            case .read: state.windows[last].reads.insert(location)
            case .write: state.windows[last].writes.insert(location)
            case .unknownWrite: state.windows[last].hasUnknownWrites = true
            }
        }
    }
}

extension NodeReference {
    /// Notes that an observable object changes what the node shows, and requests an evaluation.
    func noteObservedChange() {
        AccessLog.current?.note(.unknownWrite, ObjectIdentifier(self))
        Graph.current?.noteChange(shownBy: [self])
        invalidateFromAnyThread()
    }
}
