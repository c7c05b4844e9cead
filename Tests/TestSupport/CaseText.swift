import BindingFuzz
import Testing

/// Parses the steps of a case. The function adds the header.
///
/// - Parameters:
///   - steps: The steps in the format of a case file, separated by newlines or semicolons.
///   - items: The number of initial elements.
package func interleaving(_ steps: String, items: Int = 1) throws -> Interleaving {
    let lines = steps.replacing(";", with: "\n")
    return try CaseFile<RowModel>(text: "bindfuzz 1\nitems \(items)\n\n\(lines)\n").testCase
}

/// Parses a configuration from its six parts.
package func configuration(_ text: String) throws -> Configuration {
    try #require(try ConfigurationPattern<Configuration>(text).configurations.first)
}
