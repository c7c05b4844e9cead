import BindingFuzz

/// The cases that a scheduler is tried on: few, and each tells deliveries apart.
package enum SchedulerSample {
    /// The cases are of this family. Short ones are quick.
    package static let family = CaseFamily(seed: 1, length: 12)

    /// Which they are: of the first thousand those in which two deliveries differ in a cell of the standard matrix where
    /// fewer than three before them did. A test holds them against that.
    package static let indices: [UInt64] = [
        5, 6, 8, 9, 11, 12, 14, 16, 79, 85, 88, 93, 109, 136, 171, 348, 373, 398, 419, 619, 871,
    ]

    /// The cases.
    package static let cases = indices.map(InterleavingGenerator(family).testCase)
    /// Cases that nobody has chosen, for shares that say something: as many as take a moment.
    package static let random = (0..<500 as Range<UInt64>).map(InterleavingGenerator(family).testCase)
}
