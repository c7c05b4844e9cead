import BindingFuzz
import Testing

/// Reads the steps of a case from its text; the header is made by the test.
///
/// - Parameters:
///   - steps: steps as a case file writes them, one a line or separated by semicolons.
///   - items: the number of initial elements.
package func interleaving(_ steps: String, items: Int = 1) throws -> Interleaving {
    let lines = steps.replacing(";", with: "\n")
    return try CaseFile<RowModel>(text: "bindfuzz 1\nitems \(items)\n\n\(lines)\n").testCase
}

/// Reads a configuration from its six parts.
package func configuration(_ text: String) throws -> Configuration {
    try #require(try ConfigurationPattern<Configuration>(text).configurations.first)
}
