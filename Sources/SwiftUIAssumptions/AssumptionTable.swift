extension SystemAssumption {
    /// Every assumption, with its values and their evidence. Case files, reports and an article come from it.
    ///
    /// A search draws a value of each in this order. A new assumption comes last, so that all others are drawn as before.
    public static let all: [SystemAssumption] =
        updates + containers + presentations + navigation + controls + sections + models
}
