import BindingFuzz
import FuzzReports
import HeadlessUI
import TestSupport
import Testing

@testable import ViewFuzz

/// What a reader learns of a stale binding.
@Suite struct `The story of a stale binding` {
    private static let cases: [(view: String, steps: String, configuration: String)] = [
        ("stack", #"press "Clear";post "pricesChanged""#, "ios/written/index"),
        ("stack", #"press "Clear slowly";idle;post "pricesChanged""#, "macos/written/index"),
        ("list", #"swipe "Delete" on "Bread";idle;post "pricesChanged""#, "ios/written/index"),
        (
            "pantry", #"type "a" into "Note" on "Eggs";full-swipe on "Milk";focus "Note" on "Bread""#,
            "ios/written/index"
        ),
        ("links", #"assume removed-child evaluated-once-more;full-swipe on "Milk""#, "ios/written/index"),
        ("links", #"assume removed-child evaluated-once-more;full-swipe on "Eggs""#, "ios/written/index"),
        ("hamper", #"press "Empty";post "pricesChanged""#, "macos/written/index"),
    ]

    @Test(arguments: Self.cases.indices)
    func `says which step took the element away, why the row still listens, and what to write`(
        _ number: Int
    ) async throws {
        let (view, steps, name) = Self.cases[number]
        let testCase = try read(steps, of: view, in: GroceryApp.self)
        let chosen = try #require(configuration(name, of: GroceryApp.self))
        let text = try await onMainRunLoop {
            let story = ViewSubject<GroceryApp>.story(of: testCase, under: chosen) { _ in }
            return story.timeline.text() + "\nWhy\n"
                + LabelledText.lines(story.why, style: .plain).map { $0 + "\n" }.joined()
        }
        #expect(!text.contains(#/[0-9A-F]{8}-[0-9A-F]{4}/#), "UUIDs name nothing that a person knows")
        #expect(text.split(separator: "\n").allSatisfy { $0.last != " " })
        try expectSnapshot(OutputSnapshot.stable(text), named: "stale-\(number + 1)-\(view)")
    }

    @Test func `reads the names of the app from the source`() throws {
        let source = RowSource(
            """
            struct Shelf: View {
                @Bindable var model: Model
                var body: some View {
                    List($model.books, editActions: .delete) { $book in BookRow(book: $book, size: 2) }
                }
            }

            struct BookRow: View {
                @Binding var isOpen: Bool
                @Binding var book: Book
                let size: Int
                var body: some View {
                    Text(book.title)
                        .onChange(of: size, initial: true) { old, new in
                            if new > old {
                                book.size = new
                            }
                        }
                }
            }
            """)
        let names = try #require(source.names(ofRow: "BookRow", handler: "onChange", at: 14))
        #expect(names.item == "book" && names.element == "Book" && names.items == "model.books")
        #expect(names.otherArguments == ["size: 2"])
        #expect(names.call == ".onChange(of: size, initial: true) { old, new in")
        #expect(names.statements == ["if new > old {", "    book.size = new", "}"])
        #expect(source.names(ofRow: "Shelf", handler: "body", at: 3) == nil)
    }

    @Test func `knows a row that passes its binding on, and the closure of its call`() throws {
        let source = RowSource(
            """
            struct Shelf: View {
                @Binding var books: [Book]
                var body: some View {
                    ForEach($books) { $book in
                        BookRow(book: $book, size: f(1, 2)) { lend(book) }
                    }
                }
            }

            struct BookRow: View {
                @Binding var book: Book
                var body: some View { Toggle("Read", isOn: $book.isRead) }
            }
            """)
        let names = try #require(source.names(ofRow: "BookRow", handler: nil, at: 12))
        #expect(names.passesBinding && names.closure == " { … }" && names.otherArguments == ["size: f(1, 2)"])
        let plain = RowSource("struct BookRow: View {\n    @Binding var book: Book\n    let a = Text(book.title)\n}\n")
        let other = try #require(plain.names(ofRow: "BookRow", handler: nil, at: 3))
        #expect(!other.passesBinding && other.closure.isEmpty)
    }

    @Test func `tells the screen as what changes on it, unless most of it is new`() {
        func change(_ texts: [String], from earlier: [String]) -> String {
            ScreenTexts(texts).change(from: ScreenTexts(earlier))
        }
        #expect(change(["A", "1"], from: []) == #"shows "A" "1""#)
        #expect(change(["A", "B", "2"], from: ["A", "B", "1"]) == #"on screen: "1" → "2""#)
        #expect(change(["A", "B", "C"], from: ["A", "B"]) == #"on screen: new "C""#)
        #expect(change(["A", "A"], from: ["A", "A", "A"]) == #"on screen: gone "A""#)
        #expect(change(["B", "A"], from: ["A", "B"]) == #"on screen: gone "A", new "A""#)
        #expect(
            change(["A", "x", "B", "y", "z"], from: ["A", "1", "B", "1", "1", "C"])
                == #"shows "A" "x" "B" "y" "z""#)
        #expect(
            change(["A", "x", "B", "C", "D", "y"], from: ["A", "1", "B", "C", "D", "1", "1"])
                == #"on screen: "1" → "x", "1" "1" → "y""#)
        #expect(change(["C", "D"], from: ["A", "B"]) == #"shows "C" "D""#)
        #expect(change([], from: ["A"]) == "shows nothing")
        #expect(change((0..<30).map(String.init), from: []).hasSuffix(#""23" and 6 more"#))
    }

    @Test func `names the optional of a type whose content is bound, here or in another file`() throws {
        let directory = try TemporaryDirectory()
        try directory.write("// swift-tools-version: 6.0\n", to: "App/Package.swift")
        try directory.write(
            "struct Shelf {\n    let a = Binding($model.draft)!\n    let b = [Binding($c), Binding($d)]\n}\n",
            to: "App/Sources/Views/Shelf.swift")
        try directory.write(
            "class Model {\n    var draft: Shelf.Draft?\n    var book: Book?\n    var c: Page?\n    var d: Page?\n}\n",
            to: "App/Sources/Models/Model.swift")
        try directory.write("var draft: Draft?\nlet b = Binding($other.draft)\n", to: "Other/Other.swift")
        for file in ["Models/Model.swift", "Views/Shelf.swift"] {
            let path = directory.path("App/Sources/\(file)")
            let draft = try #require(UnwrappedOptional(of: "Draft", near: path))
            #expect(draft.path == "model.draft" && draft.place == "Sources/Views/Shelf.swift:2")
            #expect(UnwrappedOptional(of: "Book", near: path) == nil, "nothing binds it")
            #expect(UnwrappedOptional(of: "Page", near: path) == nil, "there are two")
        }
    }

    @Test func `reads the container of a row from another file of its folder`() throws {
        let directory = try TemporaryDirectory()
        try directory.write(
            "struct Shelf {\n    let list = ForEach($model.books) { $book in BookRow(book: $book) }\n}\n",
            to: "Shelf.swift")
        try directory.write("struct BookRow: View {\n    @Binding var book: Book\n}\n", to: "BookRow.swift")
        let source = try #require(RowSource(path: directory.path("BookRow.swift")))
        #expect(source.names(ofRow: "BookRow", handler: nil, at: 1)?.items == "model.books")
    }

    @Test func `reads the names of rows that consist of SwiftUI's views alone`() throws {
        let source = RowSource(
            """
            struct Names: View {
                @State private var players = somePlayers
                var body: some View {
                    ForEach($players) { $player in
                        TextField("Name", text: $player.name)
                    }
                    ForEach(others) { other in
                        Text(other.name)
                    }
                }
            }
            """)
        let elements = try #require(source.elements(before: 5))
        #expect(elements.items == "players" && elements.item == "player")
        #expect(source.elements(before: 2) == nil)
    }
}
