/// Callbacks that observe a host while it runs.
package struct HostWatch {
    /// Called before the host runs code that a view was given.
    var action: (ViewAction) -> Void
    /// Called after the views have been updated.
    var update: () -> Void
    /// Called when an issue is reported.
    var issue: () -> Void
    /// Called on the main thread when work goes on that no step has named: a timer fires, a task goes on after a wait, or a
    /// subscription begins or ends.
    var moment: (HostMoment) -> Void

    /// Creates callbacks.
    package init(
        action: @escaping (ViewAction) -> Void, update: @escaping () -> Void, issue: @escaping () -> Void,
        moment: @escaping (HostMoment) -> Void
    ) {
        self.action = action
        self.update = update
        self.issue = issue
        self.moment = moment
    }
}

/// Work that goes on by itself.
package enum HostMoment {
    /// A timer fires.
    case timer
    /// The time of animations is over.
    case animationsEnded
    /// A task that an action started goes on after a wait; nil for a task of other code.
    case resumed(ViewAction?)
    /// The case has chosen a job of another thread: the job, the one that the plain order would run, and the number of jobs that were
    /// ready.
    case chose(String?, before: String?, of: Int)
    /// A job of another thread blocks its thread, and the host waits for it; nil for a job without a name.
    case blocked(String?)
    /// The host stops waiting for a blocked job, which still runs.
    case gaveUp(String?)
    /// The main thread is blocked by an action, and jobs of other threads run meanwhile; nil for other code.
    case mainThreadBlocked(ViewAction?)
    /// Objects of a database are deleted or saved; the sentence says which.
    case database(String)
    /// A subscription of an action begins.
    case subscribed(ViewAction)
    /// A subscription of an action ends with its view.
    case unsubscribed(ViewAction)
}

extension Graph {
    /// Tells the observer of the current host about work that goes on.
    nonisolated static func note(_ moment: @autoclosure () -> HostMoment) {
        guard let watch = current?.watch, MainThread.isCurrent else { return }
        watch.moment(moment())
    }
}

extension Host {
    /// Installs the callbacks, or removes them if `watch` is nil.
    package func watch(_ watch: HostWatch?) { graph.watch = watch }

    /// Whether callbacks are installed.
    package var isWatched: Bool { graph.watch != nil }
}
