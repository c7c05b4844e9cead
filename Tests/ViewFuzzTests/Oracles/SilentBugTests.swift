import TestSupport
import Testing

/// Mistakes of an author who knew what a person sees, and nothing of the oracles.
@Suite(.runsCommands) struct `A bug that does not trap` {
    private struct Bug: CustomTestStringConvertible, Sendable {
        let view: String
        let steps: [String]
        let finding: String
        /// The prefix of the app's notifications, which the repaired app spells otherwise.
        var prefix = "-"
        var testDescription: String { view }

        func text(ofRepaired isRepaired: Bool) -> String {
            let lines = steps.map { isRepaired ? $0.replacing("\(prefix).", with: "\(prefix)Fixed.") : $0 }
            return "bindfuzz 1\nview \"\(view)\(isRepaired ? " fixed" : "")\"\n\n" + lines.map { $0 + "\n" }.joined()
        }
    }

    private static let bugs = [
        Bug(
            view: "chores", steps: [#"press "Wash dishes Kitchen" on "Wash dishes""#],
            finding: "shows \"Chores left: 3\""),
        Bug(view: "loans", steps: [#"post "LoanShelf.recalled""#], finding: "LoanShelf shows", prefix: "LoanShelf"),
        Bug(
            view: "albums", steps: [#"press "Settings of Norway" on "Norway""#, #"press "Delete album""#],
            finding: "PhotoAlbums asks for its alert"),
        Bug(
            view: "parcels",
            steps: [#"press "Hand over 101" on "No. 101, Weber""#, #"press "Hand over 102" on "No. 102, Okafor""#],
            finding: "ParcelCounter asks for its alert"),
        Bug(
            view: "invites",
            steps: [#"post "TableInvites.push" 2"#, "dismiss", #"post "TableInvites.push""#],
            finding: "The sheet of TableInvites comes back", prefix: "TableInvites"),
        Bug(
            view: "round",
            steps: [
                #"type "7" into "New remark" on "2. Station Road 17""#, #"press "Delivered" on "1. Mill Lane 4""#,
            ], finding: "The user has typed \"7\""),
        Bug(
            view: "roster",
            steps: [
                #"press "Make 12 captain" on "12 Sofia""#, #"press "Edit 12" on "12 Sofia""#,
                #"type "T" into "Name""#, #"press "Save""#,
            ], finding: "Two values of the TeamRosterPlayer"),
        Bug(
            view: "kitchen", steps: [#"press "Open the pass""#, "back", #"press "Open the pass""#],
            finding: "The onAppear of KitchenTicketsPass has started"),
        Bug(
            view: "podcasts",
            steps: [
                #"press "Load more""#, "wait 0.05", #"call "no episodes""#, "idle", #"call "no episodes""#,
                "idle", #"call "episodes""#,
            ], finding: "The progress view of PodcastFeed stays"),
        Bug(
            view: "quiz", steps: [#"press "Play Capitals" on "Play Capitals""#, #"press "Leave""#, "wait 1"],
            finding: "The onAppear of QuizNightRound goes on"),
        Bug(
            view: "recipe notes",
            steps: [
                #"press "Edit Apple pie" on "Apple pie""#, #"type "T" into "Note""#, #"press "Done""#, "wait 5",
            ], finding: "The onChange of RecipeNotesEditor goes on"),
    ]

    private func replay(_ text: String) throws -> CommandRun {
        let directory = try TemporaryDirectory()
        try directory.write(text, to: "bug.case")
        return try directory.start(
            ["replay", "bug.case", "--configurations", "ios/written/index"], of: "silentbugs"
        ).wait()
    }

    @Test(arguments: bugs)
    private func `is found, and its repair is silent`(_ bug: Bug) throws {
        let run = try replay(bug.text(ofRepaired: false))
        #expect(
            run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ").contains(bug.finding),
            "\(run.output)")
        let repaired = try replay(bug.text(ofRepaired: true))
        #expect(repaired.output.contains("ios/written/index  clean"), "\(repaired.output)\(repaired.errors)")
    }
}
