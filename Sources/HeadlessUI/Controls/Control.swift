/// A view that the user can operate, found by its label. The protocols that refine this one define the operations. A verb of the
/// host searches only the controls that support it.
@MainActor protocol Control: AnyObject {
    /// The label by which lookups find the control.
    var label: String { get }
    /// A coarse, nontextual description of the control's value, for telling screens apart; nil if there is none.
    var glance: String? { get }
    /// Adds the user's possible operations on the control.
    func addControlOffers(to walk: OfferWalk)
}

extension Control {
    var glance: String? { nil }
}

/// A control that the user presses or flips: a button, a toggle.
@MainActor protocol Pressable: Control {
    func press()
}
