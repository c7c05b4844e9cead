import Testing

@testable import AppPort

@Suite struct `An error of the compiler` {
    private let output = """
        macro expansion #Preview:15:13: error: missing return in closure expected to return 'Any'
        `- /app/Card.swift:6:2: note: expanded code originates here
         2 | #Preview {
           | `- note: in expansion of macro 'Preview' here
        /app/Card.swift:1:5: error: cannot find 'a' in scope

        """

    @Test func `has a place, also in code that a macro has made`() {
        let errors = Diagnostic.errors(in: output)
        #expect(
            errors == [
                Diagnostic(
                    file: "/app/Card.swift", line: 6, column: 2,
                    message: "missing return in closure expected to return 'Any'", isInExpansion: true),
                Diagnostic(file: "/app/Card.swift", line: 1, column: 5, message: "cannot find 'a' in scope"),
            ])
    }

    @Test func `in code that a macro has made leaves out the call of the macro`() {
        var repair = SourceRepair(
            "struct A {}\n#Preview {\n    let a = A()\n    for _ in [1] {\n    }\n}\nstruct B {}\n")
        repair.leaveOut(Diagnostic.errors(in: output).filter(\.isInExpansion))
        #expect(repair.text.filter { !$0.isWhitespace } == "structA{}structB{}")
        #expect(repair.gaps.map(\.what) == ["#Preview"])
        #expect(repair.reasonForLeavingOut == nil)
    }
}
