import BindingFuzz
import FilesAndProcesses
import FuzzCorpus
import FuzzReports

extension Decision<RowModel> {
    /// The decision in words and cases: `stale 1 item: clear · post`, then `delivers`.
    package var words: [String] {
        let failureWords =
            switch failure {
            case .failing(let testCase, _): "stale \(testCase)"
            case .proven: "proven"
            case .open: "open"
            }
        let livenessWords =
            switch liveness {
            case .starved(let testCase): "starves \(testCase)"
            case .delivered: "delivers"
            case .open: "open"
            }
        return [failureWords, livenessWords]
    }

    /// Returns the decision for programs: a JSON object on one line.
    ///
    /// - Parameter leftOut: the steps that cases may not have; nil if they may have all.
    package func json(_ configuration: Configuration, without leftOut: String? = nil) -> String {
        var members = [JSONMember("configuration", configuration.description)]
        if let leftOut { members.append(JSONMember("without", leftOut)) }
        switch failure {
        case .failing(let testCase, let mechanism):
            members += [JSONMember("verdict", "stale"), JSONMember("mechanism", mechanism.description)]
            members.append(JSONMember("stale", json: Self.object(testCase)))
        case .proven: members.append(JSONMember("verdict", "proven"))
        case .open: members.append(JSONMember("verdict", "open"))
        }
        switch liveness {
        case .starved(let testCase):
            members += [JSONMember("delivery", "starves"), JSONMember("starved", json: Self.object(testCase))]
        case .delivered: members.append(JSONMember("delivery", "delivers"))
        case .open: members.append(JSONMember("delivery", "open"))
        }
        return "{" + members.map(\.text).joined(separator: ",") + "}"
    }

    private static func object(_ testCase: Interleaving) -> String {
        let steps = JSONText.array(testCase.steps.map { JSONStringLiteral.of($0.description) })
        return JSONText.object([JSONMember("items", testCase.items), JSONMember("steps", json: steps)])
    }
}

/// Counts of configurations by decision.
package struct DecisionCounts: Sendable {
    private var stale = 0
    private var proven = 0
    private var starving = 0
    private var delivering = 0
    private var safe = 0
    /// The number of configurations that were not decided.
    package private(set) var open = 0

    /// Makes counts of zero.
    package init() {}

    /// Counts a decision.
    package mutating func add(_ decision: Decision<RowModel>) {
        switch decision.failure {
        case .failing: stale += 1
        case .proven: proven += 1
        case .open: break
        }
        switch decision.liveness {
        case .starved: starving += 1
        case .delivered: delivering += 1
        case .open: break
        }
        if decision.isSafe { safe += 1 }
        if !decision.isComplete { open += 1 }
    }

    /// Returns the counts on one line.
    ///
    /// - Parameter total: the number of configurations to decide.
    package func text(of total: Int) -> String {
        "\(total.counted("configuration")): \(stale) stale, \(proven) proven; \(starving) starving, \(delivering) delivering; "
            + "\(safe) safe (proven, and delivering)" + (open == 0 ? "" : "; \(open) not decided")
    }
}
