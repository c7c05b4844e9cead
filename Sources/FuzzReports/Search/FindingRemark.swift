import FilesAndProcesses
import FuzzEngine

extension Finding {
    /// The remark on the case in a table, in parentheses after a space: why the case is not kept, or how far it was shrunk. It is
    /// empty for the smallest case. For a flaky case, it does not mention the size.
    var remark: String {
        let text: String? =
            switch shrinking {
            case .pending: "not shrunk yet"
            case .unconfirmed: "not confirmed"
            case .failed(let loss): flakiness?.kind.words ?? "not shrunk: \(loss.clause)"
            case .minimal: flakiness?.kind.words ?? "may not be the smallest"
            case .smallest: flakiness?.kind.words
            }
        return text.map { " (\($0))" } ?? ""
    }

    /// The result of the finding's configuration in a table: the case, and whether it is not kept or only starves.
    var resultOfConfiguration: String {
        if !mechanism.isFailure, let liveness = S.Verdict.liveness {
            return "clean, but \(liveness.starves): \(testCase)"
        }
        return flakiness == nil ? testCase.description : "not kept: \(testCase)"
    }
}
