extension String {
    /// The sentence with a capital first letter.
    package var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
