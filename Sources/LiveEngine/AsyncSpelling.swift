import BindingFuzz

/// How the handler `async` is spelled. The two do the same: a task of the main actor is a block of the main queue.
package enum AsyncSpelling: String, CaseIterable, CustomStringConvertible, Sendable {
    case dispatchQueue = "DispatchQueue.main.async"
    case task = "Task { @MainActor in … }"

    /// The code.
    package var description: String { rawValue }
}

extension Configuration {
    /// The spellings of its handler that can differ.
    var spellings: [AsyncSpelling] { handler == .async ? AsyncSpelling.allCases : [.dispatchQueue] }
}
