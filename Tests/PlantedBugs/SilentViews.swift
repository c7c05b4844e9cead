import SilentApps
import ViewFuzz

/// Bugs that do not trap, in apps of somebody who does not work on the search: an oracle finds each.

enum ParcelCounterView: PlantedView {
    static let oracle: Oracle? = .unansweredPresentation
    static let smallest = [
        #"press "Hand over 101" on "No. 101, Weber""#, #"press "Hand over 102" on "No. 102, Okafor""#,
    ]
    static var fuzzed: FuzzedView { SilentApps.view("parcels") }
}

enum TableInvitesView: PlantedView {
    static let oracle: Oracle? = .returnedPresentation
    static let smallest = [#"post "TableInvites.push" 2"#, "dismiss", #"post "TableInvites.push""#]
    static var fuzzed: FuzzedView { SilentApps.view("invites") }
}

enum DeliveryRoundView: PlantedView {
    static let oracle: Oracle? = .lostText
    static let smallest = [
        #"type "7" into "New remark" on "2. Station Road 17""#, #"press "Delivered" on "1. Mill Lane 4""#,
    ]
    static var fuzzed: FuzzedView { SilentApps.view("round") }
}

enum TeamRosterView: PlantedView {
    static let oracle: Oracle? = .conflictingValues
    static let smallest = [
        #"press "Make 12 captain" on "12 Sofia""#, #"press "Edit 12" on "12 Sofia""#, #"type "T" into "Name""#,
        #"press "Save""#,
    ]
    static var fuzzed: FuzzedView { SilentApps.view("roster") }
}

enum KitchenTicketsView: PlantedView {
    static let oracle: Oracle? = .repeatedWork
    static let smallest = [#"press "Open the pass""#, "back", #"press "Open the pass""#]
    static var fuzzed: FuzzedView { SilentApps.view("kitchen") }
}

/// Takes the network.
enum PodcastFeedView: PlantedView {
    static let oracle: Oracle? = .endlessProgress
    static let smallest = [
        #"press "Load more""#, "wait 0.05", #"call "no episodes""#, "idle", #"call "no episodes""#, "idle",
        #"call "episodes""#,
    ]
    static var fuzzed: FuzzedView { SilentApps.view("podcasts") }
}

/// Takes time.
enum QuizRoundView: PlantedView {
    static let oracle: Oracle? = .workAfterEnd
    static let smallest = [#"press "Play Capitals" on "Play Capitals""#, #"press "Leave""#, "wait 1"]
    static var fuzzed: FuzzedView { SilentApps.view("quiz") }
}

/// Takes time.
enum RecipeNotesView: PlantedView {
    static let oracle: Oracle? = .workAfterEnd
    static let smallest = [
        #"press "Edit Apple pie" on "Apple pie""#, #"type "T" into "Note""#, #"press "Done""#, "wait 5",
    ]
    static var fuzzed: FuzzedView { SilentApps.view("recipe notes") }
}
