import BindingFuzz
import FuzzReports

extension Mechanism {
    /// Returns the mechanism as a phrase: `an index out of range, among the run loop's blocks, for a live row`, or a phrase for a
    /// starved delivery.
    func phrase(on platform: Platform) -> String {
        guard let place, let row else { return "a delivery that never arrives" }
        let what = kind == .outOfRange ? "an index out of range" : "another row's element"
        return "\(what), \(place.phrase(on: platform)), for a \(row.phrase)"
    }
}

extension RowState {
    /// A phrase for a row in this state.
    var phrase: String {
        switch self {
        case .live: "live row"
        case .leaving: "row that animates out"
        case .parked: "row that has left the screen but is kept"
        case .gone: "row that is gone, but has a pending read"
        }
    }
}
