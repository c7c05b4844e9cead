/// An event from outside the view.
struct OutsideEvent {
    enum Kind: String, CaseIterable {
        case post, send, call
        /// The system delivers a URL to the app.
        case openURL = "open-url"
        /// The system continues a user activity in the app.
        case continueActivity = "continue-activity"

        /// Whether the event comes from the system, in a callout of a source.
        var isFromSystem: Bool { self == .openURL || self == .continueActivity }
    }

    let kind: Kind
    let name: String
    /// The bodies, one for each value.
    var bodies: [@MainActor () -> Void]
    var origin: FuzzSetup.Origin
    /// How often the event is drawn, compared with other events.
    var weight = 1

    /// The ways in which the event can arrive.
    var ways: [OutsideStep.Way] {
        if kind.isFromSystem { return [.callout] }
        return switch origin {
        case .mainThread: [.callout, .perform, .async]
        case .anotherThread: [.background]
        case .anyThread: [.callout, .perform, .async, .background]
        }
    }
}
