import FilesAndProcesses

/// A corpus that cannot be read, as a gate reports it to a CI server. Without this report, the results of an earlier run would seem
/// to be current.
package struct UnusableCorpus: Sendable {
    /// The identifier of this problem in machine-readable reports.
    package static let kind = "unusable-file"

    /// The problems, one on each line, each with the file that it is about.
    package let problems: [String]

    /// Creates a report of an error.
    package init(_ error: FileError) {
        problems = error.problems
    }
}
