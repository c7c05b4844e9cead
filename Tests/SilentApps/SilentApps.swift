import Foundation
import ViewFuzz

/// Small apps with bugs that neither trap nor leave an issue in the log, each before and after its fix. Their authors knew what a person
/// sees, and not how it is found.
public enum SilentApps {
    @FuzzedViewBuilder public static var views: [FuzzedView] {
        FuzzedView("chores") { _ in ChoreBoard() }
        FuzzedView("chores fixed") { _ in ChoreBoardFixed() }
        FuzzedView("loans") { setup in
            setup.post(LoanShelfEvent.recalled, userInfo: ["id": 1])
            return LoanShelf()
        }
        FuzzedView("loans fixed") { setup in
            setup.post(LoanShelfEventFixed.recalled, userInfo: ["id": 1])
            return LoanShelfFixed()
        }
        FuzzedView("departures") { setup in
            setup.call("the oldest answer") { answer(DepartureBoardFakeService.current) { $0.answer(0) } }
            setup.call("the newest answer") {
                answer(DepartureBoardFakeService.current) { $0.answer($0.pending.count - 1) }
            }
            return DepartureBoard()
        }
        FuzzedView("departures fixed") { setup in
            setup.call("the oldest answer") { answer(DepartureBoardFakeServiceFixed.current) { $0.answer(0) } }
            setup.call("the newest answer") {
                answer(DepartureBoardFakeServiceFixed.current) { $0.answer($0.pending.count - 1) }
            }
            return DepartureBoardFixed()
        }
        FuzzedView("thermostat") { setup in
            setup.post(ThermostatPanelEvent.report, userInfo: ["target": 19, "room": 18])
            return ThermostatPanel()
        }
        FuzzedView("thermostat fixed") { setup in
            setup.post(ThermostatPanelEventFixed.report, userInfo: ["target": 19, "room": 18])
            return ThermostatPanelFixed()
        }
        FuzzedView("invites") { setup in
            setup.post(TableInvitesEvent.push, userInfo: ["id": 1, "host": "Jonas", "guests": 5])
            setup.post(TableInvitesEvent.push, userInfo: ["id": 3, "host": "Mia", "guests": 6])
            return TableInvites()
        }
        FuzzedView("invites fixed") { setup in
            setup.post(TableInvitesEventFixed.push, userInfo: ["id": 1, "host": "Jonas", "guests": 5])
            setup.post(TableInvitesEventFixed.push, userInfo: ["id": 3, "host": "Mia", "guests": 6])
            return TableInvitesFixed()
        }
        FuzzedView("recipe notes") { _ in RecipeNotes() }
        FuzzedView("recipe notes fixed") { _ in RecipeNotesFixed() }
        FuzzedView("albums") { _ in PhotoAlbums() }
        FuzzedView("albums fixed") { _ in PhotoAlbumsFixed() }
        FuzzedView("parcels") { _ in ParcelCounter() }
        FuzzedView("parcels fixed") { _ in ParcelCounterFixed() }
        FuzzedView("round") { _ in DeliveryRound() }
        FuzzedView("round fixed") { _ in DeliveryRoundFixed() }
        FuzzedView("roster") { _ in TeamRoster() }
        FuzzedView("roster fixed") { _ in TeamRosterFixed() }
        FuzzedView("quiz") { _ in QuizNight() }
        FuzzedView("quiz fixed") { _ in QuizNightFixed() }
        FuzzedView("kitchen") { setup in
            setup.post(KitchenTicketsEvent.ordered, userInfo: ["dish": "Soup"])
            return KitchenTickets()
        }
        FuzzedView("kitchen fixed") { setup in
            setup.post(KitchenTicketsEventFixed.ordered, userInfo: ["dish": "Soup"])
            return KitchenTicketsFixed()
        }
        FuzzedView("kiosk") { _ in TicketKiosk() }
        FuzzedView("kiosk fixed") { _ in TicketKioskFixed() }
        FuzzedView("podcasts") { setup in
            setup.call("episodes") { answer(PodcastFeedFakeService.current) { $0.deliver(["One", "Two"]) } }
            setup.call("no episodes") { answer(PodcastFeedFakeService.current) { $0.deliver([]) } }
            return PodcastFeed()
        }
        FuzzedView("podcasts fixed") { setup in
            setup.call("episodes") { answer(PodcastFeedFakeServiceFixed.current) { $0.deliver(["One", "Two"]) } }
            setup.call("no episodes") { answer(PodcastFeedFakeServiceFixed.current) { $0.deliver([]) } }
            return PodcastFeedFixed()
        }
        FuzzedView("clinic") { setup in
            setup.call("messages") { answer(ClinicMessagesFakeService.current) { $0.answer() } }
            return ClinicMessages()
        }
        FuzzedView("clinic fixed") { setup in
            setup.call("messages") { answer(ClinicMessagesFakeServiceFixed.current) { $0.answer() } }
            return ClinicMessagesFixed()
        }
        FuzzedView("rental") { _ in GearRental() }
        FuzzedView("rental fixed") { _ in GearRentalFixed() }
    }

    /// Returns the view with a name.
    public static func view(_ name: String) -> FuzzedView {
        guard let view = views.first(where: { $0.name == name }) else { preconditionFailure("no view \(name)") }
        return view
    }
}

/// Services whose requests wait for an answer.
@MainActor protocol WaitingService: AnyObject {
    var isWaiting: Bool { get }
}

extension DepartureBoardFakeService: WaitingService { var isWaiting: Bool { !pending.isEmpty } }
extension DepartureBoardFakeServiceFixed: WaitingService { var isWaiting: Bool { !pending.isEmpty } }
extension PodcastFeedFakeService: WaitingService { var isWaiting: Bool { !pending.isEmpty } }
extension PodcastFeedFakeServiceFixed: WaitingService { var isWaiting: Bool { !pending.isEmpty } }
extension ClinicMessagesFakeService: WaitingService { var isWaiting: Bool { !pending.isEmpty } }
extension ClinicMessagesFakeServiceFixed: WaitingService { var isWaiting: Bool { !pending.isEmpty } }

/// Lets a service answer; returns false if no request waits.
@MainActor private func answer<Service: WaitingService>(_ service: Service?, _ answer: (Service) -> Void) -> Bool {
    guard let service, service.isWaiting else { return false }
    answer(service)
    return true
}
