/// A subject that can draw cases from a part of its whole, for example from some of an app's views.
package protocol ScopedSubject<Case>: Subject {
    /// The chosen scope, in words of the subject; `nil` if cases are drawn from the whole.
    static var scope: String? { get }
    /// The names of the parts that cases are drawn from, in order.
    static var scopes: [String] { get }
    /// The environment variable that selects the scope.
    static var scopeName: String { get }

    /// Draws cases from a scope from now on.
    static func draw(of scope: String?)
    /// Returns the scope of the cases that have the same start; `nil` if no scope is that narrow.
    static func scope(of testCase: Case) -> String?
    /// Returns the control or the event of a step, without what varies; `nil` for other steps.
    static func operation(of step: Case.Step) -> String?
}

extension Subject {
    /// The subject, if it can draw cases from a scope; otherwise `nil`.
    package static var scoping: (any ScopedSubject<Case>.Type)? { self as? any ScopedSubject<Case>.Type }

    /// Returns the coverage of a case by its steps alone, for a case whose process has ended.
    package static func operations(of testCase: Case) -> OperationCoverage? {
        guard let scoping, let scope = scoping.scope(of: testCase) else { return nil }
        var coverage = OperationCoverage()
        coverage.see(scope)
        let lines = testCase.stepLines
        for (position, step) in testCase.steps.enumerated() {
            guard let words = scoping.operation(of: step) else { continue }
            coverage.add(.init(in: scope, words), isTaken: true, after: Array(lines.prefix(position)), count: position)
        }
        return coverage
    }
}
