extension String {
    /// The same sentence with a capital first letter.
    package var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
