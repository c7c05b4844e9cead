/// A controller that edits an event. Nobody edits it.
open class EKEventEditViewController: UINavigationController {
    /// The object that receives the end.
    open weak var editViewDelegate: (any EKEventEditViewDelegate)?
    /// The calendars.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var eventStore: EKEventStore!
    /// The event.
    open var event: EKEvent?
}
/// How an edit ends.
public enum EKEventEditViewAction: Int, Sendable { case canceled, saved, deleted }
/// The object that receives the end of an edit.
@MainActor @preconcurrency public protocol EKEventEditViewDelegate: AnyObject {
    /// Notifies of the end. The host does not call it.
    func eventEditViewController(_ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
}
