import BindingFuzz
import HeadlessUI

extension LoopStep {
    /// The step of the host that runs the loop to the same callout.
    var hostStep: HostStep {
        switch self {
        case .event: .event
        case .source: .source
        case .timer: .timer
        case .idle: .idle
        case .track: .track
        case .release: .release
        }
    }
}
