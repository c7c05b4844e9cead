/// A subject whose cases can be drawn of a part of all there is, such as some of an app's views.
package protocol ScopedSubject<Case>: Subject {
    /// What somebody has chosen that cases are drawn of, in words of the subject; nil where they are drawn of all there is.
    static var scope: String? { get }
    /// What a person chooses it by: the name of a variable of the environment.
    static var scopeName: String { get }

    /// Has cases drawn of a scope from now on.
    static func draw(of scope: String?)
    /// The scope of the cases that start from the same as one; nil where no scope is that narrow.
    static func scope(of testCase: Case) -> String?
}

extension Subject {
    /// The subject, where its cases can be drawn of a part of all there is; otherwise nil.
    package static var scoping: (any ScopedSubject<Case>.Type)? { self as? any ScopedSubject<Case>.Type }
}
