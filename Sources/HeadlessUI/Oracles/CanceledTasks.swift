/// The end of a view's task, as SwiftUI decides it. The task and its children have it in their `ViewAction`.
final class TaskCancellation: @unchecked Sendable {
    /// Why SwiftUI has canceled the task.
    enum Reason: String {
        case disappeared = "its view has disappeared"
        case restarted = "the id has changed, and the task has begun again"
    }

    /// Nil while the task may go on. Used on the main thread only.
    var reason: Reason?
}

extension Graph {
    /// Reports a change that a canceled task of a view makes, if a view on screen shows the value.
    ///
    /// A task that SwiftUI cancels goes on until it asks. It may still clean up what no view shows any more.
    ///
    /// - Parameter readers: The nodes that show the value.
    nonisolated func noteChange(shownBy readers: @autoclosure () -> [NodeReference]) {
        guard oracles.chosen.contains(.canceledTaskWrites), Task.isCancelled, MainThread.isCurrent,
            !Graph.isUpdatingHere,
            let action = ViewAction.current, let reason = action.cancellation?.reason
        else { return }
        let readers = readers()
        MainActor.assumeIsolated {
            // The view may be in a tab that nobody looks at.
            let shown = readers.compactMap(\.node).filter(\.isAppeared)
            let views = shown.compactMap(\.appViewType).map { String("\($0)".prefix { $0 != "<" }) }
            guard let view = views.min() else { return }
            report(.mistake(.write(of: action, shownBy: view, since: reason)))
        }
    }
}

extension Node {
    /// The type of the app's view whose body the node, or one around it, evaluates.
    fileprivate var appViewType: Any.Type? {
        viewType.flatMap { FrameworkTypes.contains($0) ? nil : $0 } ?? enclosingViewType
    }
}

extension Mistake {
    fileprivate static func write(
        of action: ViewAction, shownBy view: String, since reason: TaskCancellation.Reason
    ) -> Mistake {
        Mistake(
            .canceledTaskWrites, of: "task of \(action.view ?? view)",
            "A canceled task changes what \(view) shows. SwiftUI has canceled it because \(reason.rawValue).",
            advice:
                "Ask after each await, and before the change: `try Task.checkCancellation()`. A catch or a defer runs in a "
                + "canceled task, too: return where the error is a CancellationError or Task.isCancelled is true.")
    }
}
