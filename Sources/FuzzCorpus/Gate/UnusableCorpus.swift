import FilesAndProcesses

/// A corpus that cannot be read, as a gate tells it to a CI server. Without this the files of an earlier run would stand for
/// one that did not take place.
package struct UnusableCorpus: Sendable {
    /// The kind, in the word that programs know it by.
    package static let kind = "unusable-file"

    /// A line for each problem, with the file that it is about.
    package let problems: [String]

    /// Makes it.
    package init(_ error: CorpusError) {
        problems = error.problems
    }
}
