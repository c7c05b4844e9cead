/// Tasks that go on after a wait, for a story.
extension BackgroundWork {
    /// The actions whose tasks have gone on on another thread, and that the main thread has not told yet.
    nonisolated(unsafe) private static var untold: [ViewAction?] = []

    /// Tells that a task goes on. On another thread, the main thread tells it once the turn of the job is over.
    ///
    /// - Parameter action: The action that has started the task; nil for a task of other code.
    static func noteResumedTask(of action: ViewAction?) {
        if MainThread.isCurrent { return Graph.note(.resumed(action)) }
        if isJobHere { lock.withLock { untold.append(action) } }
    }

    /// Tells which tasks have gone on during the turn of a job.
    static func tellResumedTasks() {
        guard MainThread.isCurrent else { return }
        let resumed = lock.withLock {
            defer { untold = [] }
            return untold
        }
        for action in resumed { Graph.note(.resumed(action)) }
    }
}
