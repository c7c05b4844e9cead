import Testing

@testable import AppPort

@Suite struct `A masked source` {
    @Test(arguments: [
        ("a // b {\nc", "a       \nc"), ("a /* { /* } */ */ b", "a                 b"),
        ("x = \"{\" + y", "x =     + y"),
        (#"x = "a \(f("}")) {" + y"#, "x =                 + y"), (##"x = #"a " \( {"# + y"##, "x =              + y"),
        ("\"\"\"\n{ \"a\" }\n\"\"\" {", "   \n       \n    {"), ("x = \"a\n{", "x =   \n{"),
        ("\u{feff}a", "   a"), ("// a\rb /* c\r */ d\r", "    \rb     \r    d\r"), ("\"a\rb", "  \rb"),
        // Regular expressions.
        (##"a(#/\/*"/#) // {"##, "a(        )     "), ("a = #/\n /* [\"] \n/# + b", "a =   \n        \n   + b"),
        (##"a = ##/{/#/## }"##, "a =           }"), (##"#/ a \ b"##, ##"#/ a \ b"##),
        (#"split(/\/*"{/) }"#, "split(       ) }"), (#"if let a = /[(]"/ {"#, "if let a =        {"),
        (#"return /"/ }"#, "return     }"),
        // Operators.
        ("a / b / \"c\"", "a / b /    "), ("a /b/ \"c\"", "a /b/    "), ("reduce(1, /) + f(/)", "reduce(1, /) + f(/)"),
        ("a = b! /c; d/ \"{\"", "a = b! /c; d/    "), ("a ?? /\"{/ }", "a ??      }"),
        ("(a)/b/\"{\"", "(a)/b/   "), ("x = 1 /\n2/ {", "x = 1 /\n2/ {"),
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
