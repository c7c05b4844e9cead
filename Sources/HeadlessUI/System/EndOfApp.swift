/// Ends the process as SwiftUI ends an app that breaks one of its rules. Optimized code prints the message, too, unlike that of a
/// precondition.
///
/// - Parameter message: the rule, as SwiftUI says it.
package func endApp(_ message: String) -> Never {
    fatalError(message)
}
