/// A subject that can draw cases from a part of its whole, for example from some of an app's views.
package protocol ScopedSubject<Case>: Subject {
    /// The chosen scope, in words of the subject; `nil` if cases are drawn from the whole.
    static var scope: String? { get }
    /// The environment variable that selects the scope.
    static var scopeName: String { get }

    /// Draws cases from a scope from now on.
    static func draw(of scope: String?)
    /// Returns the scope of the cases that have the same start; `nil` if no scope is that narrow.
    static func scope(of testCase: Case) -> String?
}

extension Subject {
    /// The subject, if it can draw cases from a scope; otherwise `nil`.
    package static var scoping: (any ScopedSubject<Case>.Type)? { self as? any ScopedSubject<Case>.Type }
}
