import FilesAndProcesses
import FuzzCampaign
import HeadlessUI
import Testing

@testable import ViewFuzz

/// What tells handlers of one name apart, from the source that nobody compiled here.
@Suite struct `The label of a handler` {
    private static let source = """
        import SwiftUI

        struct NoteRow: View {
            @Binding var note: Note

            var body: some View {
                Text(note.title)
                    .onReceive(NotificationCenter.default.publisher(for: .refresh)) { _ in note.title = "" }
                    .onReceive(model.$notes) { _ in note.title = "" }
                    // .onReceive(model.$never) { _ in }
                    .onAppear { load(note) }
                Button("Delete note", role: .destructive) { remove(note) }
                Button(role: .cancel, action: stop) { Image(systemName: "x") }
                Button {
                    model.archive(note)
                } label: {
                    Text("…")
                }
                Button {
                    model.archive(note)
                } label: {
                    Text("?")
                }
            }
        }

        private struct Header: View {
            var body: some View { Button("Delete note") {} }
        }
        """

    @Test func `is its argument, or what it calls, with a number if these are the same`() {
        #expect(
            HandlerLabel.labels(of: "Button", in: Self.source) == [
                12: "Delete note", 13: "stop", 14: "archive", 19: "archive 2", 28: "",
            ])
        #expect(HandlerLabel.labels(of: "onReceive", in: Self.source) == [8: "refresh", 9: "notes"])
    }

    @Test func `is empty for a handler without others of its name`() {
        #expect(HandlerLabel.labels(of: "onAppear", in: Self.source) == [11: ""])
    }

    @Test func `stays where lines above are added`() {
        let moved = HandlerLabel.labels(of: "Button", in: "\n\n" + Self.source)
        #expect(moved == [14: "Delete note", 15: "stop", 16: "archive", 21: "archive 2", 30: ""])
    }

    @Test func `does not exist where the file cannot be read`() {
        #expect(HandlerLabel.label(of: "Button", at: 3, in: "/nowhere/a.swift") == nil)
    }

    @Test(arguments: ["(", "{", "(\"", "(\"a", "( {", "", "(\"\\(x)\")"]) func `is read from a text that ends early`(
        text: String
    ) {
        #expect(CallText(text[...]).words.count < 5)
    }
}

@Suite struct `The cause of a trap` {
    @Test(
        arguments: [
            (
                "onReceive of Row",
                "App/Model.swift:93: Fatal error: Unexpectedly found nil while unwrapping an Optional value",
                "onReceive of Row Unexpectedly found nil while unwrapping"
            ),
            (nil, "App/Model.swift:93: Fatal error: no note 5F3A in \"Inbox\"", "Model no note in"),
            ("Button of Row", "Fatal error: Index out of range", "Button of Row Index out of range"),
            (
                "Button of Row", "Fatal error: Can't remove last element from an empty collection",
                "Button of Row Cant remove last element from"
            ),
            ("Button of Row", "Fatal error", "Button of Row Fatal error"),
            ("Button of Row", nil, "Button of Row"),
            (nil, nil, ""),
        ] as [(String?, String?, String)]) func `names the code and what went wrong, without values`(
            action: String?, message: String?, text: String
        )
    {
        let cause = CrashCause(CrashReport(note: action.map { "\($0)\n\($0) at App/Row.swift:1" }, message: message))
        #expect(cause.text(cause.failure) == text)
    }

    @Test func `names the preview that does not provide an object, and not the view that reads it`() {
        let missing = MissingObject(type: "Store", preview: "Row_Previews.2")
        let words = missing.words("No ObservableObject of type Store found.")
        let message = "HeadlessUI/EndOfApp.swift:6: Fatal error: \(words)"
        for action in ["body of Row", "Button Save of RowEditor"] {
            let cause = CrashCause(CrashReport(note: "\(action)\n\(action)", message: message))
            #expect(cause.text(cause.failure) == "preview Row_Previews.2 provides no Store")
        }
    }

    @Test func `names the view that reads an object which the app does not provide`() {
        let message = MissingObject(type: "Store", preview: nil).words("No ObservableObject of type Store found.")
        let cause = CrashCause(CrashReport(note: "body of Row\nbody of Row", message: "Fatal error: " + message))
        #expect(cause.text(cause.failure) == "body of Row No ObservableObject of type Store")
    }

    @Test(arguments: [
        ("Button Log out of AccountView", "Button Log out of AccountView"),
        ("Button Log out", "Button Log out of AccountView"),
        ("Button Next of OtherView", "body of AccountView"),
    ]) func `names a closure in body by its control, which may have lost its view`(action: String, text: String) {
        let frame = SourceFrame(function: "AccountView.body", isInClosure: true, file: #filePath, line: 1)
        #expect(CrashCause.words(of: frame, in: action) == text)
    }
}
