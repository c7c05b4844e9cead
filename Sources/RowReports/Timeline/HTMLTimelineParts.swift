import BindingFuzz
import FuzzReports

/// The parts of a run's picture, without coordinates.
extension HTMLTimelineMoments {
    /// A horizontal line of the picture.
    struct Moment {
        /// The step that it begins or comes from, as a label.
        var label = ""
        /// The place in the loop, and the number of the band that consecutive moments share there.
        var place: Place
        var band: Int
        /// Whether body is updated.
        var isUpdate = false
        /// The elements, if they changed or at the start.
        var elements: [Int]?
        /// Whether the step had no effect.
        var isIdle = false
        var marks: [Mark] = []
    }

    /// An event of a row.
    struct Mark {
        enum Kind: Hashable {
            case bound(index: Int), captured(index: Int), gone, handled, skipped, suspended, stale(index: Int)
        }
        let row: Int
        let kind: Kind
        /// The delivery that it comes from, by its position among all.
        var delivery: Int?
    }

    /// The state of a row during some moments. Both ends are indices of moments.
    struct Lifeline {
        let row: Int
        let state: RowState
        let start: Int
        var end: Int?
    }

    /// A delivery from its post, or from its last hop, to its handlers; or from the handlers to the reads that they left to the
    /// main queue.
    struct Delivery {
        /// The way that a delivery takes.
        enum Way: Equatable {
            /// A post that calls the handlers directly, or whose deliveries are not scheduled yet.
            case post
            case hop(Hop)
            /// Handlers captured their bindings.
            case captured
            /// A handler is suspended.
            case suspended
        }

        let step: Int
        /// The rows that it has not reached yet.
        var rows: [Int]
        let way: Way
        let start: Int
        var end: Int?
        /// Whether some of its subscriptions were canceled before it arrived.
        var isDropped = false
    }
}
