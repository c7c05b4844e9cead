import FuzzEngine
import FuzzCorpus

/// Writes one JSON object a line for each case and configuration.
///
/// Ten thousand cases under the full matrix are four million lines, so they are put together from bytes that
/// were prepared once; only the name of a case needs escaping.
package struct JSONLines<S: DescribableSubject> {
    /// What has been written and not yet been taken.
    package private(set) var bytes: [UInt8] = []
    private let configurations: [[UInt8]]

    /// Prepares for the outcomes of these configurations.
    package init(_ configurations: [S.Configuration]) {
        self.configurations = configurations.map { Array(#","configuration":"\#($0)""#.utf8) }
    }

    /// Adds a line for each outcome.
    ///
    /// - Parameters:
    ///   - name: the name of the case.
    ///   - testCase: the case.
    ///   - outcomes: in the order of the configurations.
    package mutating func append(name: String, _ testCase: S.Case, outcomes: [S.Outcome]) {
        let members = S.members(of: testCase).map { ",\($0.text)" }.joined()
        let start = Array("{\"case\":\(JSONStringLiteral.of(name))\(members)".utf8)
        for (configuration, outcome) in zip(configurations, outcomes) {
            bytes.append(contentsOf: start)
            bytes.append(contentsOf: configuration)
            S.appendJSON(outcome, to: &bytes)
            bytes.append(UInt8(ascii: "}"))
            bytes.append(.lineFeed)
        }
    }

    /// Takes what has been written.
    package mutating func take() -> [UInt8] {
        defer { bytes.removeAll(keepingCapacity: true) }
        return bytes
    }
}
