extension SystemAssumption {
    /// Every assumption, with its values and their evidence. Case files, reports and an article come from it.
    public static let all: [SystemAssumption] = updates + containers + presentations + navigation + controls
}
