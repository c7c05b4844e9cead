/// What has happened on other threads, and the main thread has not reported to the observer of the host yet.
struct UnreportedWork {
    /// The actions whose tasks have gone on after a wait, in order; nil for a task of other code.
    fileprivate var resumed: [ViewAction?] = []
    /// Whether a job has run while the main thread was blocked.
    var hasRunWithoutMainThread = false
}

extension BackgroundWork {
    /// Reports that a task goes on. For another thread, the main thread reports it once the turn of the job is over.
    ///
    /// - Parameter action: The action that has started the task; nil for a task of other code.
    static func reportResumedTask(of action: ViewAction?) {
        if MainThread.isCurrent { return Graph.note(.resumed(action)) }
        if isJobHere { lock.withLock { unreported.resumed.append(action) } }
    }

    /// Reports on the main thread what has happened on others.
    static func reportWork() {
        guard MainThread.isCurrent else { return }
        let work = lock.withLock {
            defer { unreported = UnreportedWork() }
            return unreported
        }
        if work.hasRunWithoutMainThread { Graph.note(.mainThreadBlocked(nil)) }
        for action in work.resumed { Graph.note(.resumed(action)) }
    }
}
