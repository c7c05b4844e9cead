import TestSupport
import Testing

/// The executable `previews`, whose definition lists no views.
@Suite(.runsCommands) struct `A definition without views` {
    private static let names = [
        "FeedView", "FeedView.Explicit return", "FeedView.Last", "FeedView.Long; with three articles",
        "Kept_Previews", "ReaderApp", "SampleFeeds", "SampleFeeds.Available", "SampleFeeds.Plain controller",
        "SampleFeeds.UIKit controller", "SampleFeeds.UIKit view", "ShelfView.Without a store", "StageView.1",
        "StageView.2", "StageView.Cameras", "StageView.Hosted.1", "StageView.Space", "StageView.Stage.1",
        "StageView.Stage.2", "StageView.Traits.1", "StageView.Window", "StarView.On and off", "StarView_Previews.1",
        "StarView_Previews.2", "WrapperView",
    ]

    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    @Test func `has the app and all previews that the program links`() throws {
        let run = try previews(["fuzz", "--cases", "1"], views: ["nothing"])
        #expect(run.status == 64)
        #expect(run.errors.contains("in BINDFUZZ_VIEWS: \(Self.names.joined(separator: ", ")); found"), "\(run.errors)")
        let words = try previews(["help"]).output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(words.contains(Self.names.map { "\"\($0)\"" }.joined(separator: ", ")), "\(words)")
    }

    @Test(arguments: [
        ("FeedView", #""Macros" "Next""#), ("FeedView.Long; with three articles", #""Macros" "Next""#),
        ("FeedView.Explicit return", #""Macros" "Next""#), ("FeedView.Last", #""No more articles""#),
        ("Kept_Previews", #""kept""#), ("ReaderApp", #""Swift" "SwiftUI" "Add""#), ("SampleFeeds", #""Swift" "Add""#),
        ("SampleFeeds.Available", #""available""#), ("SampleFeeds.UIKit controller", #""Hosted""#),
        ("StarView.On and off", #""Article is off, 0 changes" "Favorite""#),
        ("StarView_Previews.1", #""Star""#), ("StageView.1", #""Plan""#), ("StageView.2", #""Done, with a comma""#),
        ("StageView.Stage.1", #""planning""#), ("StageView.Stage.2", #""done""#), ("StageView.Traits.1", #""7""#),
        ("StageView.Hosted.1", #""hosted 3""#), ("StageView.Window", #""window""#), ("StageView.Space", #""space""#),
        ("StageView.Cameras", #""cameras""#),
    ])
    func `hosts each of them as it was written`(name: String, texts: String) throws {
        let run = try replay("idle", of: name)
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.contains("shows \(texts)\n"), "\(run.output)")
    }

    @Test(arguments: ["SampleFeeds.UIKit view", "SampleFeeds.Plain controller"])
    func `accepts a preview that shows no view`(name: String) throws {
        let run = try replay("idle", of: name)
        #expect(run.status == 0 && !run.output.contains("shows"), "\(run.output)\(run.errors)")
    }

    @Test func `makes the state of a preview again for each case`() throws {
        let toggle = try replay(#"press "Favorite""#, of: "StarView.On and off")
        #expect(toggle.output.contains("Article is on, 1 changes"), "\(toggle.output)\(toggle.errors)")
        #expect(try replay("idle", of: "StarView.On and off").output.contains("Article is off, 0 changes"))
    }

    @Test func `gives a preview properties of every kind`() throws {
        let run = try replay(#"press "Change""#, of: "WrapperView")
        let words = run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(words.contains("state 1 storage 1 scene 1 object 1 focus false gesture 0"), "\(run.output)")
    }

    @Test func `has findings`() throws {
        let found = try previews(["fuzz", "--seed", "1", "--cases", "3", "--corpus", "corpus"], views: ["FeedView"])
        #expect(found.status == 1, "\(found.output)\(found.errors)")
        #expect(found.output.contains(#""FeedView": press "Next" · press "Next""#), "\(found.output)")
    }

    @Test func `reports an object that a preview does not provide only once`() throws {
        let view = "ShelfView.Without a store"
        let found = try previews(["fuzz", "--seed", "1", "--cases", "40", "--corpus", "corpus"], views: [view])
        #expect(found.status == 1, "\(found.output)\(found.errors)")
        let names = try directory.files(in: "corpus/found").filter { $0.hasSuffix(".case") }
        #expect(names.count == 1 && names[0].hasPrefix("trap.preview-ShelfView"), "\(names)")
        for button in ["Take", "Return"] {
            let run = try replay("press \"\(button)\"", of: view)
            let words = run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            #expect(words.contains("The preview “\(view)” provides no ShelfStore."), "\(words)")
            #expect(words.contains("View the preview \"\(view)\""), "\(words)")
            #expect(words.contains("In the app, an ancestor of the view may provide it."), "\(words)")
        }
    }

    @Test func `has a gate that checks cases of its views`() throws {
        try directory.write(
            "bindfuzz 1\nview \"\u{1F424}\"\nexpect */*/* clean\n\npress \"Clear\"\npost \"bindfuzz.canary\"\n",
            to: "corpus/canary/must-fail.case")
        let file = "bindfuzz 1\nview \"StarView.On and off\"\nexpect */*/* clean\n\npress \"Favorite\"\n"
        try directory.write(file, to: "corpus/star.case")
        let arguments = ["gate", "--corpus", "corpus", "--cases", "1"]
        let record = try previews(arguments + ["--record"], views: ["StarView.On and off"])
        #expect(record.status == 0, "\(record.output)\(record.errors)")
        let gate = try previews(arguments, views: ["StarView.On and off"])
        #expect(gate.status == 0, "\(gate.output)\(gate.errors)")
    }

    private func replay(_ steps: String, of view: String) throws -> CommandRun {
        try directory.write("bindfuzz 1\nview \"\(view)\"\n\n\(steps)\n", to: "a.case")
        return try previews(["replay", "a.case", "--configurations", "macos/written/index"])
    }

    private func previews(_ arguments: [String], views: [String] = []) throws -> CommandRun {
        let environment = views.isEmpty ? [:] : ["BINDFUZZ_VIEWS": views.joined(separator: ",")]
        return try directory.start(arguments, of: "previews", environment: environment).wait()
    }
}
