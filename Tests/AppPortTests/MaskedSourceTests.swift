import Testing

@testable import AppPort

@Suite struct `A masked source` {
    @Test(arguments: [
        ("a // b {\nc", "a       \nc"), ("a /* { /* } */ */ b", "a                 b"),
        ("x = \"{\" + y", "x =     + y"),
        (#"x = "a \(f("}")) {" + y"#, "x =                 + y"), (##"x = #"a " \( {"# + y"##, "x =              + y"),
        ("\"\"\"\n{ \"a\" }\n\"\"\" {", "   \n       \n    {"), ("x = \"a\n{", "x =   \n{"),
    ])
    func `has spaces for comments and literals`(text: String, code: String) {
        #expect(MaskedSource(text).codeText == code)
    }

    @Test func `knows where a bracket ends`() {
        let source = MaskedSource("f(\")\", { [a] }) + 1")
        #expect(source.end(ofBracketAt: 1) == 14)
        #expect(MaskedSource("f(").end(ofBracketAt: 1) == nil)
    }
}
