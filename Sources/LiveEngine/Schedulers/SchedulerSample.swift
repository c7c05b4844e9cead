import BindingFuzz

/// The cases that a scheduler runs: few, each of which distinguishes deliveries.
package enum SchedulerSample {
    /// The family of the cases. Short cases run fast.
    package static let family = CaseFamily(seed: 1, length: 12)

    /// The indices of the cases. They are those of the first thousand in which two deliveries differ in a cell of the standard
    /// matrix, where fewer than three earlier cases made them differ. A test verifies this.
    package static let indices: [UInt64] = [
        5, 6, 8, 9, 11, 12, 14, 16, 79, 85, 88, 93, 109, 136, 171, 348, 373, 398, 419, 619, 871,
    ]

    /// The cases.
    package static let cases = indices.map(InterleavingGenerator(family).testCase)
    /// Unselected cases, for meaningful shares. Their number is small enough to run in a moment.
    package static let random = (0..<500 as Range<UInt64>).map(InterleavingGenerator(family).testCase)
}
