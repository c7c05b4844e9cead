/// What a person can operate, found by its label. What can be done to it is said by the protocols that refine this one: a verb
/// of the host looks only among the controls that have it.
@MainActor protocol Control: AnyObject {
    /// The text by which the control is found.
    var label: String { get }
    /// What it shows of its value beside all text, roughly: as somebody remembers it who looks at many screens. Nil where there
    /// is nothing.
    var glance: String? { get }
    /// Adds what a person can do to the control.
    func addControlOffers(to walk: OfferWalk)
}

extension Control {
    var glance: String? { nil }
}

/// A control that is pressed or flipped: a button, a toggle.
@MainActor protocol Pressable: Control {
    func press()
}
