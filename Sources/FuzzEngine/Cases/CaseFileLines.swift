/// The line numbers in a case's text that reports point at, counted from 1.
package struct CaseFileLines: Hashable, Sendable {
    /// The line of each `note`, in the order of the file.
    package internal(set) var notes: [Int] = []
    /// The line of each `expect`, in the order of the file.
    package internal(set) var expectations: [Int] = []
    /// The line of each step, in the order of the file.
    package internal(set) var steps: [Int] = []

    /// The line of the first step; `nil` if the case has no steps.
    package var firstStep: Int? { steps.first }

    /// Returns the line that decides the expectation of a configuration: the last `expect` that matches it, or else the first step,
    /// or else line 1.
    package func deciding<S: Subject>(_ configuration: S.Configuration, in file: CaseFile<S>) -> Int {
        let deciding = file.expectations.lastIndex { $0.pattern.matches(configuration) }
        return deciding.map { expectations[$0] } ?? firstStep ?? 1
    }
}
