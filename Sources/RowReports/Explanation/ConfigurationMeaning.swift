import BindingFuzz
import FuzzReports

extension Configuration {
    /// The configuration in SwiftUI's terms: one sentence for the rows and one for the handler.
    package var meaning: [String] {
        [
            "\(platform.name), \(container.phrase); \(access.phrase).",
            "onReceive(publisher\(delivery.phrase)): the handler \(handler.phraseUpToGuard)\(`guard`.phrase).",
        ]
    }
}

extension Delivery {
    /// Returns how the delivery reaches the handler, as a phrase after "its handler was called".
    ///
    /// - Parameter place: the place in the run loop, as a phrase.
    func arrival(_ place: String) -> String {
        switch hops.last {
        case nil: "at once, inside the post, \(place)"
        case .runLoop: "as a block of RunLoop.main"
        case .common: "as a block of the common modes"
        case .queue: "by DispatchQueue.main"
        case .exit, .commit: "by a one-shot observer, \(place)"
        }
    }
}

extension Handler {
    /// The handler's operation, in the third person, up to the guard's condition.
    fileprivate var phraseUpToGuard: String {
        switch self {
        case .read, .write, .remove: "\(verb) its element, "
        case .async: "\(phrase), where a closure reads its element, "
        case .await:
            "defers its read to DispatchQueue.main, where a task reads its element, awaits, and reads it again, each time "
        }
    }
}
