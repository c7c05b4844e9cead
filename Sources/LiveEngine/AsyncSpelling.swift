import BindingFuzz

/// The spelling of the `async` handler. Both spellings behave alike: a main-actor task is a block of the main queue.
package enum AsyncSpelling: String, CaseIterable, CustomStringConvertible, Sendable {
    case dispatchQueue = "DispatchQueue.main.async"
    case task = "Task { @MainActor in … }"

    /// The source code of the spelling.
    package var description: String { rawValue }
}

extension Configuration {
    /// The spellings of the configuration's handler.
    var spellings: [AsyncSpelling] { handler == .async ? AsyncSpelling.allCases : [.dispatchQueue] }
}
