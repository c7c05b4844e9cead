/// An event from outside the view.
struct OutsideEvent {
    enum Kind: String, CaseIterable {
        case post, send, call
        /// The system delivers a URL to the app.
        case openURL = "open-url"
        /// The system continues a user activity in the app.
        case continueActivity = "continue-activity"
        /// A setting of the system changes, such as the color scheme.
        case change
        /// A request or a call of a fake service gets its answer.
        case answer
        /// A request or a call of a fake service fails.
        case fail

        /// Whether the event comes from the system, in a callout of a source.
        var isFromSystem: Bool { self == .openURL || self == .continueActivity || self == .change }
        /// Whether the event ends the wait of code that waits for it.
        var isAnswer: Bool { self == .answer || self == .fail }
    }

    let kind: Kind
    let name: String
    /// The number of the event among those of its kind and name that can arrive, from 1.
    var ordinal = 1
    /// What a report adds to the name, such as arguments.
    var detail = ""
    /// The bodies, one for each value.
    var bodies: [@MainActor () -> Void]
    var origin: FuzzSetup.Origin
    /// Whether it may find nothing to do, which its step then says.
    var mayFindNothing = false
    /// How often the event is drawn, compared with other events.
    var weight = 1

    /// The ways in which the event can arrive.
    var ways: [OutsideStep.Way] {
        if kind.isFromSystem || kind.isAnswer { return [.callout] }
        return switch origin {
        case .mainThread: [.callout, .perform, .async]
        case .anotherThread: [.background]
        case .anyThread: [.callout, .perform, .async, .background]
        }
    }
}
