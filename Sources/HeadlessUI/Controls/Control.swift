/// What a person can operate, found by its label. What can be done to it is said by the protocols that refine this one: a verb
/// of the host looks only among the controls that have it.
@MainActor protocol Control: AnyObject {
    /// The text by which the control is found.
    var label: String { get }
    /// Adds what a person can do to the control.
    func addControlOffers(to walk: OfferWalk)
}

/// A control that is pressed or flipped: a button, a toggle.
@MainActor protocol Pressable: Control {
    func press()
}
