import Testing

@testable import AppPort

@Suite struct `What does not compile` {
    private let view = """
        struct A: View {
            @State var map = Unknown()
            var body: some View {
                VStack {
                    Text("a")
                        .font(.body)
                        .mapStyle(.standard(elevation: "}"))
                    Button("b") {
                        haptics.play()
                    }
                }
            }

            func load() async -> [Int] {
                await fetch()
            }
        }
        """

    /// Leaves out what an error at the first occurrence of a text is about, as often as is asked.
    private func repaired(_ text: String, _ message: String, times: Int = 1) -> SourceRepair {
        var repair = SourceRepair(view)
        let lines = view.split(separator: "\n", omittingEmptySubsequences: false)
        let line = lines.firstIndex { $0.contains(text) } ?? 0
        let column = lines[line].utf8.distance(
            from: lines[line].startIndex, to: lines[line].firstRange(of: text)?.lowerBound ?? lines[line].startIndex)
        for _ in 0..<times {
            repair.leaveOut([Diagnostic(file: "/a.swift", line: line + 1, column: column + 1, message: message)])
        }
        return repair
    }

    private func line(_ number: Int, of repair: SourceRepair) -> String {
        String(repair.text.split(separator: "\n", omittingEmptySubsequences: false)[number - 1])
    }

    @Test func `is left out as a statement outside of declarations`() {
        var repair = SourceRepair("struct A: App {\n}\nA\n    .main()\nprint(1)\n")
        for (line, word) in [(3, "expressions"), (5, "statements")] {
            repair.leaveOut(
                ["call can throw but is not marked with 'try'", "\(word) are not allowed at the top level"].map {
                    Diagnostic(file: "/main.swift", line: line, column: 1, message: $0)
                })
        }
        #expect(repair.reasonForLeavingOut == nil)
        #expect(repair.gaps.map(\.what) == ["A", "print(1)"])
        #expect(repair.text.filter { !$0.isWhitespace } == "structA:App{}")
        #expect(repair.text.count { $0 == "\n" } == 5)
    }

    @Test func `is left out as a modifier`() {
        let repair = repaired("mapStyle", "value of type 'some View' has no member 'mapStyle'")
        #expect(line(7, of: repair).allSatisfy { $0 == " " })
        #expect(line(6, of: repair) == "                .font(.body)")
        #expect(
            repair.gaps == [
                .init(line: 7, what: ".mapStyle", reason: "value of type 'some View' has no member 'mapStyle'")
            ])
    }

    @Test func `is left out as a statement, then with its block, its function and its declaration`() {
        let message = "cannot find 'haptics' in scope"
        let statement = repaired("haptics", message)
        #expect(line(8, of: statement) == "            Button(\"b\") {")
        #expect(line(9, of: statement).isEmpty)
        #expect(line(8, of: repaired("haptics", message, times: 2)) == "            Button(\"b\") { EmptyView() ")
        let body = repaired("haptics", message, times: 3)
        #expect(line(3, of: body) == "    var body: some View { EmptyView() ")
        #expect(body.text.split(separator: "\n", omittingEmptySubsequences: false).count == 17)
        #expect(!repaired("haptics", message, times: 4).text.contains("var body"))
    }

    @Test func `is left out as a property`() {
        let repair = repaired("Unknown", "cannot find type 'Unknown' in scope")
        #expect(line(2, of: repair).isEmpty)
        #expect(repair.text.contains("func load"))
    }

    @Test func `is replaced by a value where a function returns one`() {
        let repair = repaired("fetch", "cannot find 'fetch' in scope")
        #expect(line(14, of: repair) == "    func load() async -> [Int] { return [] ")
    }

    /// Returns a text without what the errors of one build are about, each at the first occurrence of its word.
    private func repaired(_ text: String, _ errors: [(word: String, message: String)]) -> SourceRepair {
        var repair = SourceRepair(text)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        repair.leaveOut(
            errors.map { word, message in
                let line = lines.firstIndex { $0.contains(word) } ?? 0
                let column = lines[line].utf8.distance(
                    from: lines[line].startIndex,
                    to: lines[line].firstRange(of: word)?.lowerBound ?? lines[line].startIndex
                )
                return Diagnostic(file: "/a.swift", line: line + 1, column: column + 1, message: message)
            })
        return repair
    }

    @Test func `is left out as an attribute alone`() {
        let repair = repaired(
            "@Model\n@Tracked(by: (\"a\"))\nfinal class A {\n    var b = 1\n}\n",
            [("@Model", "unknown attribute 'Model'"), ("Tracked", "unknown attribute 'Tracked'")])
        #expect(repair.text == "\n\nfinal class A {\n    var b = 1\n}\n")
        #expect(repair.gaps.map(\.what) == ["@Model", "@Tracked"])
    }

    @Test(arguments: [
        ("struct A: Missing { var b = 1 }", "struct A: Any { var b = 1 }"),
        ("struct A: View, Missing { var b = 1 }", "struct A: View, Any { var b = 1 }"),
        ("actor A<T: View>: Missing where T: B { var b = 1 }", "actor A<T: View>: Any where T: B { var b = 1 }"),
    ])
    func `is left out as a conformance`(text: String, rest: String) {
        let repair = repaired(text, [("Missing", "cannot find type 'Missing' in scope")])
        #expect(repair.text == rest)
        #expect(repair.gaps.map(\.what) == ["the conformance to Missing"])
    }

    @Test(arguments: ["struct A<T: Missing>: View { var b = 1 }", "extension Missing: View { var b: Int { 1 } }"])
    func `is left out as a type where it is no conformance`(text: String) {
        let repair = repaired(text, [("Missing", "cannot find type 'Missing' in scope")])
        #expect(!repair.text.contains { !$0.isWhitespace }, "\(repair.text)")
    }

    @Test func `is left out as an attribute of a list, which is empty then`() {
        let text = """
            struct A {
                @Query(sort: \\Item.date) private var items: [Item]
                @Query
                var names: [String]
                @Query var one: Item
                @Query var map: [Int: Int]
            }
            """
        let errors = text.split(separator: "\n").enumerated().filter { $0.element.contains("@Query") }.map {
            Diagnostic(file: "/a.swift", line: $0.offset + 1, column: 6, message: "unknown attribute 'Query'")
        }
        var repair = SourceRepair(text)
        repair.leaveOut(errors)
        #expect(
            repair.text == """
                struct A {
                     private var items: [Item] = []
                    \("")
                    var names: [String] = []
                     var one: Item
                     var map: [Int: Int]
                }
                """)
        let wrong = Diagnostic(file: "/a.swift", line: 2, column: 47, message: "cannot find type 'Item' in scope")
        repair.leaveOut([wrong])
        #expect(!repair.text.contains("items") && repair.text.contains("var names: [String] = []"), "\(repair.text)")
    }

    @Test func `is left out as a whole property, whose value is a closure, and as each of several members`() {
        let text = """
            struct A {
                static let preview: Store = {
                    let store = Store()
                    return store
                }()
                let map: Map
                let kept = 1
            }
            """
        let repair = repaired(
            text,
            [
                ("Store = {", "cannot find type 'Store' in scope"), ("Store()", "cannot find 'Store' in scope"),
                ("Map", "cannot find type 'Map' in scope"),
            ])
        #expect(repair.text.filter { $0 != "\n" && $0 != " " } == "structA{letkept=1}")
        #expect(repair.text.split(separator: "\n", omittingEmptySubsequences: false).count == 8)
        #expect(repair.reasonForLeavingOut == nil)
    }

    @Test func `is left out as a property with the attributes on the lines before it, and no more`() {
        let text = """
            final class A {
                let first = 1
                @Stored(
                    key: "a")
                @Published private(set)
                var second = 2
                @Stored("b")
                var third: Int { 3 }
            }
            """
        for word in ["@Stored(", "@Published", "second"] {
            let repair = repaired(text, [(word, "ambiguous use of 'init'")])
            #expect(repair.text.contains("let first = 1"))
            #expect(!repair.text.contains("second") && !repair.text.contains("key:"), "\(repair.text)")
            #expect(repair.text.contains("    @Stored(\"b\")\n    var third: Int { 3 }"))
            #expect(repair.gaps.map(\.what) == ["var second = 2"])
        }
    }

    @Test func `never leaves a switch without cases`() {
        let repair = repaired(
            """
            var body: some View {
                VStack {
                    switch kind {
                    case .map: Map()
                    default: EmptyView()
                    }
                }
            }
            """, [("Map()", "cannot find 'Map' in scope")])
        #expect(!repair.text.contains("switch"))
        #expect(repair.text.contains("VStack { EmptyView() "))
    }

    @Test func `gives a case without statements one that does nothing`() {
        let text = """
            switch a {
            case .b(let c, d: _):
                track(c)
            default:
                track(a)
            }
            """
        let message = "label in a 'switch' must have at least one executable statement"
        let repair = repaired(text, [("case .b", "'case' \(message)"), ("default", "'default' \(message)")])
        #expect(repair.text.contains("case .b(let c, d: _): let _ = ()\n"), "\(repair.text)")
        #expect(repair.text.contains("default: let _ = ()\n"), "\(repair.text)")
        #expect(repair.gaps.isEmpty)
    }

    @Test func `is left out as a statement alone, with the lines that go on with it`() {
        let text = """
            final class A {
                let key: Key
                init() {
                    name = "a"
                    key = Key(size: 1)
                        .padded
                }
            }
            #Preview {
                @Previewable @State var a = A()
                B(a)
                Text("b")
            }
            """
        let repair = repaired(
            text,
            [
                ("Key(size", "cannot find 'Key' in scope"), ("let key", "cannot find type 'Key' in scope"),
                ("B(a)", "cannot find 'B' in scope"),
            ])
        #expect(repair.text.contains("name = \"a\"\n\n"))
        #expect(!repair.text.contains("padded"))
        #expect(repair.text.contains("var a = A()\n\n    Text(\"b\")"))
        #expect(repair.reasonForLeavingOut == nil)
    }

    @Test func `is not left out twice`() {
        let repair = repaired(
            "struct A {\n    @Shared(.a) var b\n    var c = 1\n}\n",
            [("var b", "type annotation missing in pattern"), ("@Shared", "unknown attribute 'Shared'")])
        #expect(repair.text == "struct A {\n\n    var c = 1\n}\n")
        #expect(repair.reasonForLeavingOut == nil)
    }

    @Test func `is left out in another way where the first one does not help`() {
        let text = "var body: some View {\n    Text(a.foo).foo()\n    Text(\"b\")\n}\n"
        var repair = SourceRepair(text)
        let error = Diagnostic(
            file: "/a.swift", line: 2, column: 12, message: "value of type 'A' has no member 'foo'")
        repair.leaveOut([error])
        #expect(repair.text.contains("Text(a.foo)\n"), "the modifier of that name goes first")
        for _ in 0..<2 { repair.leaveOut([error]) }
        #expect(repair.text == "var body: some View {\n\n    Text(\"b\")\n}\n")
        #expect(repair.reasonForLeavingOut == nil)
        for _ in 0..<8 { repair.leaveOut([error]) }
        #expect(repair.reasonForLeavingOut == error.message, "a build with the same error is not repeated without end")
    }
}
