import BindingFuzz

/// A mistake in the relation between the states of a followed row, with deployments that show it.
struct PlantedMistake: Sendable, CustomStringConvertible {
    /// The rule that it breaks.
    let description: String
    /// The first failure that the check of the relation meets; nil where it meets none.
    let firstFailure: @Sendable ([Interleaving]) -> ScopeFailure?

    private init(_ rules: any TransitionRules.Type, _ pattern: String, _ description: String) {
        self.description = description
        firstFailure = { cases in Self.firstFailure(rules, pattern, cases) }
    }

    /// Never made for rules that are known: with all of these the compiler would make the whole relation as many times.
    @_semantics("optimize.sil.specialize.generic.never")
    @inline(never)
    private static func firstFailure<Rules: TransitionRules>(
        _ rules: Rules.Type, _ pattern: String, _ cases: [Interleaving]
    ) -> ScopeFailure? {
        let parts = pattern.split(separator: "/")
        for deployment in Deployment.all {
            let words = [
                deployment.platform.rawValue, deployment.container.rawValue, deployment.delivery.rawValue,
                deployment.handler.rawValue,
            ]
            guard zip(parts, words).allSatisfy({ $0 == "*" || $0 == $1 }) else { continue }
            var check = RelationCheck(.plain(rules), deployment)
            do throws(ScopeFailure) {
                for testCase in cases { try check.check(testCase) }
            } catch {
                return error
            }
        }
        return nil
    }

    static let all: [PlantedMistake] = ofElements + ofRows + ofLoop + ofDeliveries

    private static let ofElements = [
        PlantedMistake(Forgets<Clear>.self, "ios/eager/immediate/read", "clear leaves an element"),
        PlantedMistake(Forgets<Remove>.self, "ios/eager/immediate/read", "remove shifts no other element"),
        PlantedMistake(Forgets<Insert>.self, "ios/eager/immediate/read", "insert shifts no element"),
        PlantedMistake(Forgets<Restore>.self, "ios/eager/immediate/read", "restore brings no element back"),
        PlantedMistake(Forgets<Move>.self, "ios/eager/immediate/read", "move moves no element"),
        PlantedMistake(Forgets<Replace>.self, "ios/eager/immediate/read", "replace leaves an element"),
        PlantedMistake(Forgets<Reload>.self, "ios/eager/immediate/read", "reload is never shorter"),
        PlantedMistake(Forgets<Edit>.self, "ios/eager/immediate/read", "edit dirties nothing"),
        PlantedMistake(Forgets<Scroll>.self, "ios/lazy/immediate/read", "scroll takes no element out of the window"),
        PlantedMistake(
            Forgets<Others>.self, "ios/eager/immediate/remove", "the handler of another row removes nothing"),
        PlantedMistake(
            Forgets<Own>.self, "ios/eager/immediate/remove", "an earlier delivery to the row removes nothing"),
        PlantedMistake(StaysClean.self, "ios/eager/immediate/read", "a change leaves the state clean"),
    ]

    private static let ofRows = [
        PlantedMistake(StaysDirty.self, "ios/eager/immediate/read", "an update is due after an update"),
        PlantedMistake(KeepsIndex.self, "ios/eager/immediate/read", "an update leaves the binding as it was"),
        PlantedMistake(RebindsClosure.self, "ios/eager/immediate/async", "an update reaches a captured binding"),
        PlantedMistake(MakesNoRow.self, "ios/eager/immediate/read", "an update makes no row"),
        PlantedMistake(KeepsRow.self, "ios/lazy/immediate/read", "an update lets no row go"),
        PlantedMistake(ParkedStays.self, "ios/lazy/immediate/read", "a parked row is not taken up again"),
        PlantedMistake(LeavingStays.self, "ios/animated/immediate/read", "a leaving row is not taken up again"),
        PlantedMistake(EndsAtOnce.self, "ios/animated/immediate/read", "a leaving row is gone at once"),
        PlantedMistake(ReapsNoParked.self, "ios/lazy/immediate/async", "reap forgets parked rows"),
        PlantedMistake(ReapsNoLeaving.self, "ios/animated/immediate/async", "reap forgets leaving rows"),
        PlantedMistake(ReapsLive.self, "ios/lazy/immediate/read", "reap ends live rows"),
        PlantedMistake(
            SilentDisappears.self, "ios/silent/immediate/read", "a silent row has disappeared once it is let go"),
        PlantedMistake(LeavingDisappears.self, "ios/animated/immediate/read", "a leaving row has disappeared"),
    ]

    private static let ofLoop = [
        PlantedMistake(
            TracksDefault.self, "ios/eager/runloop/remove", "what is of the default mode runs while tracking"),
        PlantedMistake(
            TracksNothing.self, "ios/eager/common/remove", "what is of the common modes waits while tracking"),
        PlantedMistake(ExitLeavesCommit.self, "macos/eager/commit/remove", "the exit leaves commit observers"),
        PlantedMistake(ExitTooEarly.self, "ios/eager/exit/remove", "exit observers run before the loop waits"),
        PlantedMistake(ActsWhileTracking.self, "ios/eager/immediate/read", "deferred actions run while tracking"),
        PlantedMistake(NeverActs.self, "ios/eager/immediate/read", "deferred actions never run"),
        PlantedMistake(OverlooksOthers.self, "ios/eager/queue/read", "deliveries of others leave the main queue empty"),
        PlantedMistake(OverlooksReads.self, "ios/eager/immediate/async", "reads of others leave the main queue empty"),
        PlantedMistake(
            OverlooksActions.self, "ios/eager/immediate/read", "deferred actions leave the main queue empty"),
        PlantedMistake(RunsOnce.self, "macos/eager/runloop/remove", "no two things of a kind are pending at once"),
        PlantedMistake(BackgroundEvent.self, "ios/animated/immediate/read", "a background post always has a callout"),
        PlantedMistake(QueueIsBlocks.self, "ios/eager/queue/read", "what runs on the main queue runs as a block"),
        PlantedMistake(
            WaitsAtExit.self, "ios/animated/commit/read", "what runs before the loop waits runs at its exit"),
    ]

    private static let ofDeliveries = [
        PlantedMistake(PassesLeaving.self, "ios/animated/immediate/read", "a post does not reach leaving rows"),
        PlantedMistake(PassesParked.self, "ios/lazy/immediate/read", "a post does not reach parked rows"),
        PlantedMistake(ForgetsOthers.self, "ios/eager/queue/read", "deliveries to others are scheduled nowhere"),
        PlantedMistake(AlwaysScheduled.self, "ios/eager/queue/read", "a post is scheduled where there is no row"),
        PlantedMistake(CapturesAnew.self, "ios/eager/immediate/async", "a closure captures the index of now"),
        PlantedMistake(NeverSuspends.self, "ios/eager/immediate/await", "no handler suspends"),
        PlantedMistake(ResumesNoOthers.self, "ios/eager/immediate/await", "resume forgets others"),
        PlantedMistake(
            ResumesOnlyOthers.self, "ios/eager/immediate/await", "resume forgets the handler that is tracked"),
    ]
}
