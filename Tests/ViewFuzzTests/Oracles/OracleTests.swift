import HeadlessUI
import TestSupport
import Testing

@testable import ViewFuzz

/// Each oracle finds its mistake, and is silent over the view without it.
@Suite struct `An oracle` {
    private struct Expectation: CustomTestStringConvertible, Sendable {
        let view: String
        let steps: String
        /// The name of the finding; nil if there is none.
        let finding: String?
        var testDescription: String { view }

        init(_ view: String, _ steps: String, _ finding: String? = nil) {
            (self.view, self.steps, self.finding) = (view, steps, finding)
        }
    }

    private static let ofScreens = [
        Expectation("nested object", #"press "Add""#, "silent.stale-screen-of-BadgeView"),
        // The text that should have gone is named by its own view, not by the next one on screen.
        Expectation("hint that stays", #"press "Search""#, "silent.stale-screen-of-SearchHint"),
        Expectation("nested object, observed", #"press "Add""#),
        Expectation("nested object, off", #"press "Add""#),
        Expectation("clock", #"press "Press";wait 2"#),
        Expectation("chance", #"press "Press""#),
        Expectation(
            "two sheets", #"press "Help";press "Report""#, "silent.unanswered-presentation-of-alert-of-TwoSheetsView"),
        Expectation(
            "two alerts for one flag", #"press "Remove""#,
            "silent.unanswered-presentation-of-alert-of-SharedAlertView"),
        Expectation(
            "rows with one flag", #"press "Leave out" on "Rome""#,
            "silent.unanswered-presentation-of-alert-of-AskingRowsView"),
        Expectation("one sheet after the other", #"press "Help";press "Report""#),
        Expectation(
            "forgotten spinner", #"press "Load";press "Load";wait 2"#, "silent.endless-progress-of-SpinnerView"),
        Expectation("spinner", #"press "Load";press "Load";wait 2"#),
        Expectation("cut text", #"press "Cut""#, "silent.invalid-text-of-CutTextView"),
    ]

    private static let ofLifetimes = [
        Expectation(
            "constant sheet", #"press "Open";dismiss"#, "silent.returned-presentation-of-sheet-of-StubbornSheetView"),
        Expectation("sheet", #"press "Open";dismiss"#),
        Expectation(
            "sheet that asks again", #"press "Open";dismiss"#,
            "silent.returned-presentation-of-sheet-of-AgainSheetView"),
        Expectation("sheet", #"press "Open";dismiss;press "Open""#),
        Expectation(
            "refreshed draft", #"type "hello" into "Note";idle;post "refreshed""#,
            "silent.lost-text-of-Note-of-DraftView"),
        Expectation("draft", #"type "hello" into "Note";idle;post "refreshed""#),
        Expectation("refreshed draft", #"type "hello" into "Note";type "" into "Note";idle;post "refreshed""#),
        Expectation(
            "rows by position", #"type "hello" into "Remark" on "Oslo";press "Visited" on "Rome""#,
            "silent.lost-text-of-Remark-of-PlaceRow"),
        Expectation("rows by position", #"type "hello" into "Remark" on "Rome";press "Visited" on "Rome""#),
        Expectation(
            "parcels by position", #"press "Fragile" on "Oslo";press "Visited" on "Rome""#,
            "silent.lost-state-of-Fragile-of-ParcelRow"),
        Expectation("parcels by position", #"press "Fragile" on "Rome";press "Visited" on "Rome""#),
        Expectation(
            "parcels by position",
            #"press "Fragile" on "Oslo";press "Fragile" on "Oslo";press "Visited" on "Rome""#),
        Expectation("loaded parcels", #"press "Fragile" on "Oslo";idle;post "refreshed""#),
        Expectation(
            "searched parcels", #"press "Fragile" on "Oslo";type "Rome" into "Find";type "" into "Find";idle"#),
        Expectation(
            "settings that load again",
            #"increment "Copies";increment "Copies";idle;post "refreshed";idle;post "refreshed""#,
            "silent.lost-state-of-Copies-of-QuietSettings"),
        Expectation("parcels by name", #"press "Fragile" on "Oslo";press "Visited" on "Rome""#),
        Expectation(
            "settings that load again", #"press "Quiet";idle;post "refreshed";idle;post "refreshed""#,
            "silent.lost-state-of-Quiet-of-QuietSettings"),
        Expectation(
            "settings that load again",
            #"press "Quiet";press "Quiet";idle;post "refreshed";idle;post "refreshed""#),
        Expectation("settings that stay", #"press "Quiet";idle;post "refreshed";idle;post "refreshed""#),
        Expectation(
            "errands replaced", #"type "Stamps" into "New";press "Add";idle;post "refreshed""#,
            "silent.lost-element-of-Errand"),
        Expectation("errands replaced", #"type "Stamps" into "New";press "Add";press "Remove";idle;post "refreshed""#),
        Expectation("errands replaced", #"type "Stamps" into "New";press "Add";idle;press "Remove";post "refreshed""#),
        Expectation("errands replaced", #"type "Stamps" into "New";idle;post "refreshed""#),
        Expectation("errands merged", #"type "Stamps" into "New";press "Add";idle;post "refreshed""#),
        Expectation("amount", #"type "a" into "Amount";focus "Note";idle"#),
        Expectation("amount", #"type "007" into "Amount";focus "Note";idle"#),
        Expectation(
            "amount", #"type "7" into "Amount";focus "Note";idle;post "refreshed""#,
            "silent.lost-text-of-Amount-of-AmountView"),
        Expectation("copied book", #"press "Favorite";press "Rename""#, "silent.conflicting-values-of-Book"),
        Expectation("copied book", #"press "Rename";press "Favorite""#),
        Expectation("book", #"press "Favorite";press "Rename""#),
        Expectation("late task", #"press "Open";dismiss"#, "silent.late-write-of-task-of-LateSheet"),
        Expectation("late task", #"press "Open";wait 5"#),
        Expectation("task", #"press "Open";dismiss;wait 5"#),
        Expectation(
            "two timers", #"press "Show";press "Hide";press "Show""#, "silent.repeated-work-of-onAppear-of-Ticking"),
        Expectation("two timers", #"press "Show";press "Hide""#, "silent.work-after-end-of-onAppear-of-Ticking"),
        Expectation("one timer", #"press "Show";press "Hide";press "Show";press "Hide""#),
        Expectation(
            "two observers", #"press "Show";press "Hide";press "Show""#,
            "silent.repeated-work-of-onAppear-of-ObserverView"),
        Expectation("two observers", #"press "Show""#),
        Expectation(
            "two subscriptions", #"press "Show";press "Hide";press "Show""#,
            "silent.repeated-work-of-onAppear-of-SubscribingView"),
        Expectation("two subscriptions", #"press "Show";press "Hide""#),
        Expectation("one subscription", #"press "Show";press "Hide";press "Show""#),
        Expectation("cycle", #"press "Close""#, "silent.leak-of-CycleModel-of-CycleDetail"),
        Expectation("cycle", "idle"),
        Expectation("no cycle", #"press "Close""#),
        Expectation("shared object", #"press "Close""#),
        Expectation(
            "more each time", #"press "Go";press "Go";press "Go";press "Go";press "Go""#,
            "silent.growing-evaluation-of-press-Go"),
        Expectation("more each time", #"press "Go";press "Go";press "Go""#),
    ]

    @Test(arguments: ofScreens)
    private func `finds a screen that is wrong, and nothing where it is right`(_ expected: Expectation) async throws {
        try await check(expected, in: OracleApp.self)
    }

    @Test(arguments: ofLifetimes)
    private func `finds what outlives what it stands for, and nothing where it ends`(
        _ expected: Expectation
    ) async throws {
        try await check(expected, in: LifetimeOracleApp.self)
    }

    #if os(Linux)
        @Test func `names in the story what keeps an object`() async throws {
            let ios = try #require(configuration("ios/written/index", of: LifetimeOracleApp.self))
            let testCase = try read(#"press "Close""#, of: "cycle", in: LifetimeOracleApp.self)
            let story = try await onMainRunLoop {
                ViewSubject<LifetimeOracleApp>.story(of: testCase, under: ios) { _ in }
            }
            let what = try #require(story.why.first { $0.label == "What" })
            #expect(what.text.hasSuffix("it is kept by CycleModel.change → CycleModel."), "\(what.text)")
        }
    #endif

    private func check<App: FuzzedApp>(_ expected: Expectation, in app: App.Type) async throws {
        let testCase = try read(expected.steps, of: expected.view, in: app)
        let outcomes = try await onMainRunLoop {
            let configurations = ViewConfiguration<App>.standardMatrix
            let runner = ViewRunner<App>(under: configurations)
            return configurations.map { runner.run(testCase, under: $0) }
        }
        for outcome in outcomes {
            #expect(outcome.mechanism?.description == expected.finding, "\(outcome)")
        }
    }
}
