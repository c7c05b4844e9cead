/// The steps that lead to something that a search has not done, as text.
enum WayText {
    /// The number of steps at the end of a long way that tell where it leads.
    private static let mostSteps = 5

    /// Returns the steps, with the words `then`; empty for no steps.
    ///
    /// - Parameter isWhole: whether all steps are listed, or only the last ones of a long way.
    static func text(_ path: [String], isWhole: Bool) -> String {
        guard !path.isEmpty else { return "" }
        let left = path.count - mostSteps
        guard !isWhole, left > 1 else { return path.joined(separator: " · ") + ", then " }
        return "after \(left) steps, " + path.suffix(mostSteps).joined(separator: " · ") + ", then "
    }
}
