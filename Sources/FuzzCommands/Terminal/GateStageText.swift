import FuzzCorpus
import FuzzEngine

extension GateStage {
    /// A line that shows the progress of the gate on a terminal.
    var text: String {
        switch self {
        case .replaying(let done, let count): "replayed \(done.grouped) of \(count.counted("case"))"
        case .deciding(let done, let count): "decided \(done.grouped) of \(count.counted("configuration"))"
        case .searching(let cases, let count, let findings):
            "searched \(cases.grouped) of \(count.counted("case")) · \(findings.counted("finding"))"
        case .shrinking(let done, let count): "shrinking \(done.grouped) of \(count.grouped)"
        case .repeating(let done, let count): "ran \(done.grouped) of \(count.counted("finding")) again"
        }
    }
}
