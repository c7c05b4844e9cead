extension [String] {
    /// Returns the words as a list in a sentence: `a`, `a and b`, `a, b and c`.
    ///
    /// - Parameter conjunction: the word before the last.
    package func list(_ conjunction: String) -> String {
        guard let last, count > 1 else { return first ?? "" }
        return dropLast().joined(separator: ", ") + " \(conjunction) " + last
    }
}
