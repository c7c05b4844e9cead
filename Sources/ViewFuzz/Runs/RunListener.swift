import HeadlessUI

extension ViewRun {
    /// Receives the events of the run, for a story.
    struct Listener {
        /// Called before each step with its number, from 1. The settling has the number after the last step, and no step.
        var step: (Int, ViewStep?) -> Void = { _, _ in }
        /// Called when the user is about to touch the screen, with the action.
        var touch: (UserAction) -> Void = { _ in }
        /// Called when an event from outside arrives, with its arguments.
        var event: (_ step: OutsideStep, _ detail: String) -> Void = { _, _ in }
        /// Called once the loop sleeps after an action of the user, with whether code of the app has done anything because of it.
        var effect: (UserAction, Bool) -> Void = { _, _ in }
        /// Called when a step has no effect, with the reason.
        var loss: (String) -> Void = { _ in }
        /// Called after code of the app may have run.
        var pause: () -> Void = {}
        /// Called as the loop sleeps, with each property that applies from here on.
        var begin: (FuzzSetup.Property) -> Void = { _ in }
        /// Whether the host keeps a record of bindings.
        var recordsBindings = false
        /// Whether each `onReceive` receives its values later than the app specifies.
        var defersReceptions = false
        /// Whether other runs follow with which the end is compared, where steps ask for them.
        var comparesEnds = true
        /// The log of the handlers that the views have, if the run has one.
        var handlers: HandlerLog?
    }
}
