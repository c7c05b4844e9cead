import Testing

@testable import AppPort

/// What takes the place of a body that does not compile.
@Suite struct `A body that is left out` {
    @Test func `is replaced by an empty value where a function returns something else, and never by a trap`() {
        func body(_ times: Int) -> String {
            var repair = SourceRepair("func a() -> Model {\n    b()\n}\n")
            for _ in 0..<times {
                repair.leaveOut([Diagnostic(file: "/a.swift", line: 2, column: 5, message: "cannot find 'b' in scope")])
            }
            return repair.text
        }
        #expect(body(1) == "func a() -> Model { return .init() \n\n}\n")
        #expect(body(2) == "\n\n\n")
    }

    @Test(arguments: [
        "func a() -> Note {\n    b()\n}\n", "var a: Note {\n    b()\n}\n", "static var a: Note {\n    b()\n}\n",
        "func a() -> Shop.Note {\n    b()\n}\n", "static var a: Note! {\n    b()\n}\n",
    ])
    func `is left out where it makes an object of a model, which no context would have`(source: String) {
        var repair = SourceRepair(source, managed: ["Note"])
        repair.leaveOut([Diagnostic(file: "/a.swift", line: 2, column: 5, message: "cannot find 'b' in scope")])
        #expect(repair.text == "\n\n\n")
    }

    @Test func `is nil where it is an optional object of a model`() {
        var repair = SourceRepair("var a: Note? {\n    b()\n}\n", managed: ["Note"])
        repair.leaveOut([Diagnostic(file: "/a.swift", line: 2, column: 5, message: "cannot find 'b' in scope")])
        #expect(repair.text == "var a: Note? { return nil \n\n}\n")
    }
}
