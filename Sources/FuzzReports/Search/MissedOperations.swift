import FilesAndProcesses
import FuzzCorpus
import FuzzEngine

/// What a search has not done: the controls and events that it never operated, the views that it never saw, and how to get there. Also
/// the views in which something was found.
package struct MissedOperations<S: DescribableSubject> {
    /// Operations that are missed after the same steps.
    private struct Place {
        let scope: String
        let path: [String]
        var operations: [String]

        /// The operations, with their scope and the steps that lead to them: `"settings": press "More", then press "Erase"`.
        func text(isWhole: Bool) -> String {
            let shown = isWhole ? operations[...] : operations.prefix(mostOperations)
            let rest = operations.count - shown.count
            let list = rest > 0 ? shown.joined(separator: ", ") + " and \(rest) more" : Array(shown).list("or")
            return "\(JSONStringLiteral.of(scope)): \(WayText.text(path, isWhole: isWhole))\(list)"
        }
    }

    /// The number of operations of a place that are listed, unless all are.
    private static var mostOperations: Int { 4 }

    private let coverage: OperationCoverage
    private let findings: [Finding<S>]
    private let listsAll: Bool

    /// Prepares the text of a search.
    ///
    /// - Parameter listsAll: whether to list all operations.
    package init(_ session: FindingSession<S>, listsAll: Bool) {
        coverage = session.search.screenCoverage.operations ?? OperationCoverage()
        findings = session.findings
        self.listsAll = listsAll
    }

    /// Returns the text as lines; none if the subject has no scopes.
    package func lines(width: Int) -> [String] {
        guard let scoping = S.scoping, !coverage.scopes.isEmpty else { return [] }
        return neverOperated(width)
            + (neverSeen(scoping) + withFindings(scoping)).flatMap {
                WrappedText.lines($0.visible, width: width, hanging: 2)
            }
    }

    private func neverOperated(_ width: Int) -> [String] {
        // What a few steps lead to comes first: it is the easiest to reach, and to know again.
        let missed = coverage.missed.sorted { ($0.path.count, $0.operation) < ($1.path.count, $1.operation) }
        var places: [Place] = []
        for (operation, path) in missed {
            if let known = places.firstIndex(where: { $0.scope == operation.scope && $0.path == path }) {
                places[known].operations.append(operation.words)
            } else {
                places.append(Place(scope: operation.scope, path: path, operations: [operation.words]))
            }
        }
        let count = missed.count + coverage.takenCount
        return MissedList.lines(
            "never operated: \(missed.count) of \(count) controls and events", places, listsAll: listsAll, width: width
        ) { place, isWhole in place.text(isWhole: isWhole) }
    }

    private func neverSeen(_ scoping: any ScopedSubject<S.Case>.Type) -> [String] {
        let unseen = scoping.scopes.filter { !coverage.scopes.contains($0) }
        guard !unseen.isEmpty else { return [] }
        let names = unseen.map(JSONStringLiteral.of).joined(separator: ", ")
        return ["never seen: \(names); run more cases, or \(scoping.scopeName)=\(unseen[0].shellQuoted) for one"]
    }

    private func withFindings(_ scoping: any ScopedSubject<S.Case>.Type) -> [String] {
        var mechanisms: [String: Set<S.Mechanism>] = [:]
        for finding in findings where finding.mechanism.isFailure && finding.isCertain {
            let scope = scoping.scope(of: finding.testCase) ?? scoping.scopes.first ?? ""
            mechanisms[scope, default: []].insert(finding.mechanism)
        }
        guard !mechanisms.isEmpty else { return [] }
        let counts = mechanisms.mapValues(\.count).sorted { $0.key < $1.key }
        let texts = counts.map { "\(JSONStringLiteral.of($0.key)) (\($0.value.counted("finding")))" }
        return ["views with findings: " + texts.joined(separator: ", ")]
    }
}
