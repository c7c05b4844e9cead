import FilesAndProcesses
import Foundation
import TestSupport
import Testing

@testable import AppPort

@Suite struct `A project file` {
    private func value(_ text: String) throws -> NSDictionary? {
        try PropertyListText.value(of: Data(text.utf8)) as? NSDictionary
    }

    @Test func `is read in the format of Xcode`() throws {
        let text = #"""
            // !$*UTF8*$!
            /* a comment */ {
              a = b; "a b" = 'c "d"'; "quoted;\"\\\n\U00e9\101" = $(X); path = ../A-1_b.c:d/;
              list = (a, /* one */ "b", ( ), {}); last = (x); data = <0f A1>; empty = "";
              nested = { a = { b = ( { c = d; } ); }; }; pair = "\Ud83d\Ude00"; Über = 1;
            }
            """#
        #expect(throws: PropertyListText.Problem.self) { try value(text) }
        let expected: NSDictionary = [
            "a": "b", "a b": "c \"d\"", "quoted;\"\\\n\u{e9}A": "$", "path": "../A-1_b.c:d/",
            "list": ["a", "b", [String](), [String: String]()] as [Any], "last": ["x"], "data": Data([0x0F, 0xA1]),
            "empty": "", "nested": ["a": ["b": [["c": "d"]]]], "pair": "😀",
        ]
        let valid = text.replacing("$(X)", with: "$").replacing(" Über = 1;", with: "")
        #expect(try value("\u{feff}" + valid) == expected)
        #expect(
            try value("<?xml version=\"1.0\"?><plist><dict><key>a</key><string>b</string></dict></plist>") == ["a": "b"]
        )
    }

    /// A damaged text, the line of the damage, and the error.
    @Test(arguments: [
        ("{\n a = b\n c = d;\n}", 3, "expected ';' after the value of 'a'; found 'c = d;'"),
        ("{\n a b;\n}", 2, "expected '=' after 'a'; found 'b;'"),
        ("{\n\n a = (b,\n c d);\n}", 4, "expected ',' or ')'; found 'd);'"),
        ("{\n a = ;\n}", 2, "expected a value; found ';'"),
        ("{\n a = \"b;\n}\n", 2, "expected the end of the text in quotes; found '\"b;'"),
        ("{\n a = {\n b = c;\n", 2, "expected '}' for the '{' in this line; found '{'"),
        ("{\n a = b;\n}\n}", 4, "expected the end of the text; found '}'"),
        ("{\n a = /* b;\n}", 2, "expected the end of the comment; found '/* b;'"),
        ("{\n a = <0g>;\n}", 2, "expected hexadecimal digits in '<>'; found '<0g>;'"),
        ("", 1, "expected a value; found the end of the text"),
    ])
    func `that is damaged is an error with the line`(text: String, line: Int, error: String) {
        let problem = #expect(throws: PropertyListText.Problem.self) { try value(text) }
        #expect(problem?.line == line)
        #expect(problem?.text == error)
    }

    @Test func `with thousands of lists within each other is an error`() {
        let text = "{ a = " + String(repeating: "(", count: 100_000)
        let problem = #expect(throws: PropertyListText.Problem.self) { try value(text) }
        #expect(problem?.text.hasPrefix("expected at most 200 lists within each other; found '(((") == true)
    }

    @Test(arguments: [
        (
            "{\n<<<<<<< HEAD\n}\n=======\n>>>>>>> b\n",
            ":2: error: expected an Xcode project; found '<<<<<<< HEAD', which a merge conflict has left. "
                + "Resolve the conflict"
        ),
        (
            "{ objects = { };\n rootObject }",
            ":2: error: expected '=' after 'rootObject'; found '}' in an Xcode project"
        ),
        ("{ rootObject = P; }", ": error: expected an Xcode project; found a property list without objects"),
        ("(a)", ": error: expected an Xcode project; found a property list without objects"),
        (
            "{ rootObject = P; objects = {}; }",
            ": error: expected the root object 'P' of an Xcode project; found no such object"
        ),
    ])
    func `of an app names the file and the line`(text: String, error: String) throws {
        let folder = try TemporaryDirectory()
        try folder.write(text, to: "App/A.xcodeproj/project.pbxproj")
        let root = folder.resolvedPath("App")
        let found = #expect(throws: FileError.self) { try CheckoutReader.read(root, target: nil) }
        #expect(found?.description == "\(root)/A.xcodeproj/project.pbxproj\(error)")
    }
}
