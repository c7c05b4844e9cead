/// The cases of one seed. Case i depends only on the seed, on i, and on the greatest length.
public struct CaseFamily: Hashable, Sendable {
    /// The default for the greatest length; cases then have 8.5 steps on average.
    public static let defaultLength = 16
    /// The allowed greatest lengths.
    public static let lengths = 1...64

    /// The index of the last case of a family. The greatest number is excluded, so that every case has an index after it.
    public static let greatestIndex = UInt64.max - 1

    /// The seed of the family.
    public let seed: UInt64
    /// The most steps of a case.
    public let length: Int

    /// Creates a family.
    ///
    /// - Parameters:
    ///   - seed: the seed of the family.
    ///   - length: the most steps of a case, 1…64.
    public init(seed: UInt64, length: Int = defaultLength) {
        precondition(Self.lengths.contains(length), "a generated case has 1…64 steps")
        self.seed = seed
        self.length = length
    }
}
