import FuzzEngine
import FuzzCorpus

/// Writes one JSON object on a line for each case and configuration.
///
/// Ten thousand cases under the full matrix give four million lines. The lines are therefore assembled from prepared bytes, and
/// only the name of a case needs escaping.
package struct JSONLines<S: DescribableSubject> {
    /// The bytes that have been written and not yet taken.
    package private(set) var bytes: [UInt8] = []
    private let configurations: [[UInt8]]
    private let appendJSON: (S.Outcome, inout [UInt8]) -> Void

    /// Creates a writer for the outcomes of these configurations.
    package init(_ configurations: [S.Configuration]) {
        let own = S.self as? any OutcomeSpelling<S.Outcome>.Type
        appendJSON = own.map { own in { own.appendJSON($0, to: &$1) } } ?? Self.appendMembers(of:to:)
        self.configurations = configurations.map { Array(#","configuration":"\#($0)""#.utf8) }
    }

    /// Adds a line for each outcome.
    ///
    /// - Parameters:
    ///   - name: the name of the case.
    ///   - testCase: the case.
    ///   - outcomes: the outcomes, in the order of the configurations.
    package mutating func append(name: String, _ testCase: S.Case, outcomes: [S.Outcome]) {
        let members = S.details(of: .testCase(testCase)).map { ",\($0.text)" }.joined()
        let start = Array("{\"case\":\(JSONStringLiteral.of(name))\(members)".utf8)
        for (configuration, outcome) in zip(configurations, outcomes) {
            bytes.append(contentsOf: start)
            bytes.append(contentsOf: configuration)
            appendJSON(outcome, &bytes)
            bytes.append(UInt8(ascii: "}"))
            bytes.append(.lineFeed)
        }
    }

    /// Returns the written bytes and removes them from the buffer.
    package mutating func take() -> [UInt8] {
        defer { bytes.removeAll(keepingCapacity: true) }
        return bytes
    }

    /// Appends the verdict, the mechanism, and the members that the subject adds.
    private static func appendMembers(of outcome: S.Outcome, to bytes: inout [UInt8]) {
        var members = [JSONMember("verdict", (outcome.isFailure ? outcome.verdict : .clean).rawValue)]
        if let mechanism = outcome.mechanism, mechanism.isFailure {
            members += [JSONMember("mechanism", mechanism.description)] + S.details(of: .mechanism(mechanism))
        }
        for member in members + S.details(of: .outcome(outcome)) { bytes += Array(",\(member.text)".utf8) }
    }
}

/// A subject that assembles the JSON of an outcome from bytes, for speed with very many outcomes.
package protocol OutcomeSpelling<Outcome> {
    /// The outcome of a run.
    associatedtype Outcome

    /// Appends an outcome as members of a JSON object, each with a comma before it; the verdict is first.
    static func appendJSON(_ outcome: Outcome, to bytes: inout [UInt8])
}
