import ViewFuzz

/// A view with a planted bug.
protocol PlantedView {
    /// The number of particular steps that the bug takes, in order.
    static var depth: Int { get }
    /// The steps of a case that shows the bug, as in a file. No case with fewer steps shows it.
    static var smallest: [String] { get }
    static var fuzzed: FuzzedView { get }
    /// The oracle that finds the bug; nil for a stale binding.
    static var oracle: Oracle? { get }
}

extension PlantedView {
    static var depth: Int { smallest.count }
    static var oracle: Oracle? { nil }
}

/// An app with one view.
enum PlantedApp<Planted: PlantedView>: FuzzedApp {
    static var views: [FuzzedView] { [Planted.fuzzed] }

    static var oracles: Set<Oracle> { Set([Planted.oracle].compactMap { $0 }) }

    /// Counts only what was planted.
    static func counts(_ issue: RuntimeIssue) -> Bool {
        switch issue.kind {
        case .staleDereference: Planted.oracle == nil
        case .mistake(let mistake): mistake.oracle == Planted.oracle
        default: false
        }
    }
}

/// The views that `plantedbugs` searches.
enum PlantedViews {
    /// The views by which strategies are compared.
    static let searched = shallow + deep + silent
    /// Bugs that take up to eight steps.
    static let shallow: [any PlantedView.Type] = [
        BasketView.self, NotesView.self, CheckoutView.self, LettersView.self, TabsView.self, TimersView.self,
        OrderView.self, ChatView.self,
    ]
    /// Bugs that take nine to eleven steps, in apps of somebody who does not work on the search.
    static let deep: [any PlantedView.Type] = [
        CookAlong.self, GymLog.self, StudioBooking.self, ShelfCount.self, ContactMerge.self, InvoiceDesk.self,
        TableService.self, QuizNight.self,
    ]
    /// Bugs that do not trap, in apps of another such person.
    static let silent: [any PlantedView.Type] = [
        ParcelCounterView.self, TableInvitesView.self, DeliveryRoundView.self, TeamRosterView.self,
        KitchenTicketsView.self, PodcastFeedView.self, QuizRoundView.self, RecipeNotesView.self,
    ]
    /// The views by which shrinking is measured. Most searches do not find the bug of the letters.
    static let shrunk: [any PlantedView.Type] =
        shallow.filter { $0 != LettersView.self } + [
            AnswersView.self, CalendarView.self, FilterView.self, PlayerView.self, RoomsView.self, SeatsView.self,
            SessionView.self, SignUpView.self, SumView.self, ToolsView.self, UndoView.self, VolumeView.self,
            WizardView.self,
        ]
}
