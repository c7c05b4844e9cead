/// Where in its text a case says what: the lines that a report points at, counted from 1.
package struct CaseFileLines: Hashable, Sendable {
    /// The line of each `note`, in their order.
    package internal(set) var notes: [Int] = []
    /// The line of each `expect`, in their order.
    package internal(set) var expectations: [Int] = []
    /// The line of each step, in their order.
    package internal(set) var steps: [Int] = []

    /// The line of the first step; nil for a case without steps.
    package var firstStep: Int? { steps.first }

    /// The line that decides what is expected of a configuration: the last `expect` that matches it. Where there is
    /// none, the first step, and the first line where there is none of these either.
    package func deciding<S: Subject>(_ configuration: S.Configuration, in file: CaseFile<S>) -> Int {
        let deciding = file.expectations.lastIndex { $0.pattern.matches(configuration) }
        return deciding.map { expectations[$0] } ?? firstStep ?? 1
    }
}
