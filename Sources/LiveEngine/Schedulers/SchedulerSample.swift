import BindingFuzz

/// The cases that a scheduler is tried on: few, and each tells deliveries apart.
package enum SchedulerSample {
    /// The cases are of this family. Short ones are quick.
    package static let family = CaseFamily(seed: 1, length: 10)

    /// Which they are: of the first thousand those in which two deliveries differ in a cell of the standard matrix where
    /// fewer than three before them did. A test holds them against that.
    package static let indices: [UInt64] = []

    /// The cases.
    package static let cases: [Interleaving] = {
        let generator = InterleavingGenerator(family)
        return indices.map(generator.interleaving)
    }()
}
