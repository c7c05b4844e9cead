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

    @Test func `in code that Observation has made of a property names the file by its module`() {
        let output = """
            Kit/Store.swift:42:29: error: value of type 'UITextView' has no member 'pasteDelegate'
              | /app/a: error: of something else

            """
        #expect(
            Diagnostic.errors(in: output) == [
                Diagnostic(
                    file: "Kit/Store.swift", line: 42, column: 29,
                    message: "value of type 'UITextView' has no member 'pasteDelegate'")
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

    @Test func `in the linker is about the declaration of a function in C`() throws {
        let file = """
            import Foundation
            @_silgen_name("socket_close") private func closeSocket(_ number: Int32)
            @_silgen_name("strlen") private func length(_ text: UnsafePointer<CChar>) -> Int
            func end() {
                closeSocket(1)
            }

            """
        let output = "  /app/Socket.swift:5: error: undefined reference to 'socket_close'\n"
        let errors = Diagnostic.undefinedFunctions(in: output, of: ["/app/Socket.swift", "/app/Other.swift"]) { path in
            path == "/app/Socket.swift" ? file : nil
        }
        #expect(errors.map(\.line) == [2])
        #expect(errors.map(\.message) == ["no code of the function 'socket_close' is compiled"])
        var repair = SourceRepair(file)
        repair.leaveOut(errors)
        if repair.text.contains("closeSocket(_") {
            // A function needs a body where its attribute is gone.
            repair.leaveOut([
                Diagnostic(
                    file: "/app/Socket.swift", line: 2, column: 46,
                    message: "expected '{' in body of function declaration")
            ])
        }
        #expect(!repair.text.contains("func closeSocket"), "\(repair.text)")
        #expect(repair.text.contains("@_silgen_name(\"strlen\")"))
        #expect(repair.reasonForLeavingOut == nil)
    }

    @Test func `of a compiler that has given up waits for the others`() {
        var repair = SourceRepair("func a() {\n    slow()\n    wrong()\n}\n")
        let slow = Diagnostic(
            file: "/a.swift", line: 2, column: 5,
            message: "the compiler is unable to type-check this expression in reasonable time")
        let wrong = Diagnostic(file: "/a.swift", line: 3, column: 5, message: "cannot find 'wrong' in scope")
        repair.leaveOut([slow, wrong])
        #expect(repair.text.contains("slow()") && !repair.text.contains("wrong()"))
        repair.leaveOut([slow])
        #expect(!repair.text.contains("slow()"))
    }

    @Test func `that ends the compiler is in the body that it was looking at`() {
        let output = """
            3.	While evaluating request TypeCheckPrimaryFileRequest(source_file "/app/Kit/A.swift")
            4.	While evaluating request TypeCheckFunctionBodyRequest(Kit.(file).A extension.B.body.getter@/app/Kit/A.swift:16:25)
            5.	While type-checking statement at [/app/Kit/A.swift:17:9 - line:20:9] RangeText=""

            """
        #expect(
            Diagnostic.crashes(in: output) == [
                Diagnostic(file: "/app/Kit/A.swift", line: 16, column: 25, message: "the compiler crashed"),
                Diagnostic(file: "/app/Kit/A.swift", line: 17, column: 9, message: "the compiler crashed"),
            ])
    }
}
