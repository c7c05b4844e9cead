extension UInt64 {
    /// A random seed for a search without `--seed`: at most nine digits, to be copied by hand.
    ///
    /// The only source of randomness outside the seeded generator. The caller prints the seed or stores it with the campaign, so
    /// that the search can be repeated.
    package static var randomSeed: UInt64 { .random(in: 0..<1_000_000_000) }
}
