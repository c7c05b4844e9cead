import BindingFuzz
import FuzzReports

/// What the picture of a run is made of, before anything has coordinates.
extension HTMLTimelineMoments {
    /// A line of the picture.
    struct Moment {
        /// The step it begins or comes from, and what is written of it.
        var label = ""
        /// Where in the loop, and the number of the band that moments in a row share there.
        var place: Place
        var band: Int
        /// Body is updated.
        var isUpdate = false
        /// The elements, where they changed; also at the start.
        var elements: [Int]?
        /// Nothing came of the step.
        var isIdle = false
        var marks: [Mark] = []
    }

    /// What happens to a row.
    struct Mark {
        enum Kind: Hashable {
            case bound(index: Int), captured(index: Int), gone, handled, skipped, suspended, stale(index: Int)
        }
        let row: Int
        let kind: Kind
        /// The delivery that it comes of, by its position among all.
        var delivery: Int?
    }

    /// How a row stands for some moments; both ends are indices of moments.
    struct Lifeline {
        let row: Int
        let state: RowState
        let start: Int
        var end: Int?
    }

    /// A delivery from its post, or from its last hop, to its handlers; or what handlers left to the main queue, from there to
    /// its reads.
    struct Delivery {
        /// What it goes by.
        enum Way: Equatable {
            /// It is a post inside of which the handlers are called, or are yet to be scheduled.
            case post
            case hop(Hop)
            /// Handlers have captured their bindings.
            case captured
            /// A handler is suspended.
            case suspended
        }

        let step: Int
        /// Those that it has not reached yet.
        var rows: [Int]
        let way: Way
        let start: Int
        var end: Int?
        /// Some of its subscriptions were cancelled before it arrived.
        var isDropped = false
    }
}
