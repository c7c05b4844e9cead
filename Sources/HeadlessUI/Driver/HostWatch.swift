/// Callbacks that observe a host while it runs.
package struct HostWatch {
    /// Called before the host runs code that a view was given.
    var action: (ViewAction) -> Void
    /// Called after the views have been updated.
    var update: () -> Void
    /// Called when an issue is reported.
    var issue: () -> Void

    /// Creates callbacks.
    package init(
        action: @escaping (ViewAction) -> Void, update: @escaping () -> Void, issue: @escaping () -> Void
    ) {
        self.action = action
        self.update = update
        self.issue = issue
    }
}

extension Host {
    /// Installs the callbacks, or removes them if `watch` is nil.
    package func watch(_ watch: HostWatch?) { graph.watch = watch }

    /// Whether callbacks are installed.
    package var isWatched: Bool { graph.watch != nil }
}
