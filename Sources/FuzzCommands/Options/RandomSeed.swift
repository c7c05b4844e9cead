extension UInt64 {
    /// A seed for a search that was given none: at most nine digits, to be copied by hand.
    ///
    /// The only chance outside the seeded generator. Whoever calls this prints the seed, or stores it with the
    /// campaign, so that the search can be repeated.
    package static var randomSeed: UInt64 { .random(in: 0..<1_000_000_000) }
}
