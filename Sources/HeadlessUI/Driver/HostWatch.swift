/// Is told what goes on in a host, as it happens.
package struct HostWatch {
    /// Code that a view was given is about to run.
    var action: (ViewAction) -> Void
    /// Views have been updated.
    var update: () -> Void
    /// An issue has come up.
    var issue: () -> Void

    /// Takes what is to be told.
    package init(
        action: @escaping (ViewAction) -> Void, update: @escaping () -> Void, issue: @escaping () -> Void
    ) {
        self.action = action
        self.update = update
        self.issue = issue
    }
}

extension Host {
    /// Tells what goes on from now on, or no longer.
    package func watch(_ watch: HostWatch?) { graph.watch = watch }

    /// Whether somebody is told.
    package var isWatched: Bool { graph.watch != nil }
}
