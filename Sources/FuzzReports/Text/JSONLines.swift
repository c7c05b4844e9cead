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
    private let appendJSON: (S.Outcome, inout [UInt8]) -> Void

    /// Prepares for the outcomes of these configurations.
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
    ///   - outcomes: in the order of the configurations.
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

    /// Takes what has been written.
    package mutating func take() -> [UInt8] {
        defer { bytes.removeAll(keepingCapacity: true) }
        return bytes
    }

    /// The verdict, the mechanism, and what the subject adds.
    private static func appendMembers(of outcome: S.Outcome, to bytes: inout [UInt8]) {
        var members = [JSONMember("verdict", (outcome.isFailure ? outcome.verdict : .clean).rawValue)]
        if let mechanism = outcome.mechanism, mechanism.isFailure {
            members += [JSONMember("mechanism", mechanism.description)] + S.details(of: .mechanism(mechanism))
        }
        for member in members + S.details(of: .outcome(outcome)) { bytes += Array(",\(member.text)".utf8) }
    }
}

/// A subject that puts the members of an outcome together from bytes, since it has very many of them.
package protocol OutcomeSpelling<Outcome> {
    /// What a run comes to.
    associatedtype Outcome

    /// Appends what programs read of an outcome, as members of a JSON object with a comma before each; first the verdict.
    static func appendJSON(_ outcome: Outcome, to bytes: inout [UInt8])
}
