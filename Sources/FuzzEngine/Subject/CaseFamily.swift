/// The cases of one seed. Case i is a function of the seed, i and the greatest length alone.
public struct CaseFamily: Hashable, Sendable {
    /// The greatest length where none is asked for; cases are 8.5 steps long on average.
    public static let defaultLength = 16
    /// The lengths that can be asked for.
    public static let lengths = 1...64

    /// The index of the last case of a family. The greatest number is left out, so that every case has an index after it.
    public static let greatestIndex = UInt64.max - 1

    /// Which family.
    public let seed: UInt64
    /// The most steps a case has.
    public let length: Int

    /// Names a family.
    ///
    /// - Parameters:
    ///   - seed: which family of cases.
    ///   - length: the most steps a case has, 1…64.
    public init(seed: UInt64, length: Int = defaultLength) {
        precondition(Self.lengths.contains(length), "a generated case has 1…64 steps")
        self.seed = seed
        self.length = length
    }
}
