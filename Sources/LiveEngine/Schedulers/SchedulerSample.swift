import BindingFuzz

/// The cases that a scheduler runs: a few, and each one tells deliveries apart.
package enum SchedulerSample {
    /// The family of the cases. Short cases run fast.
    package static let family = CaseFamily(seed: 1, length: 12)

    /// The indices of the cases, chosen from the first thousand. In each case two deliveries differ in a cell of the standard
    /// matrix in which fewer than three earlier cases tell them apart. A test verifies this.
    package static let indices: [UInt64] = [
        5, 6, 8, 9, 11, 12, 14, 16, 79, 85, 88, 93, 109, 136, 171, 348, 373, 398, 419, 619, 871,
    ]

    /// The cases.
    package static let cases = indices.map(InterleavingGenerator(family).testCase)
    /// Unselected cases, for meaningful shares. Their number is small enough to run in a moment.
    package static let random = (0..<500 as Range<UInt64>).map(InterleavingGenerator(family).testCase)
}
