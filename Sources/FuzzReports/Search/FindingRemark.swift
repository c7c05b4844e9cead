import FilesAndProcesses
import FuzzEngine

extension Finding {
    /// What a table says of the case in parentheses, with a blank before it: why it is not kept, or how far it was shrunk. Empty for
    /// the smallest case. Nothing is claimed of the size of a flaky case.
    var remark: String {
        let text: String? =
            switch shrinking {
            case .pending: "not shrunk yet"
            case .failed(let loss): flakiness?.kind.words ?? "not shrunk: \(loss.clause)"
            case .minimal: flakiness?.kind.words ?? "may not be the smallest"
            case .smallest: flakiness?.kind.words
            }
        return text.map { " (\($0))" } ?? ""
    }
}
