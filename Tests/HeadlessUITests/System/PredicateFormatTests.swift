import Foundation
import HeadlessUI
import Testing

@Suite struct `The format of a predicate` {
    @Test(arguments: [
        ("SELF MATCHES %@", "[a-z]+@[a-z]+\\.de", "ada@mail.de", "ada@mail.de "),
        ("self matches[c] %@", "[a-z]+", "ADA", "ADA1"),
        ("SELF CONTAINS[cd] %@", "e", "CAFÉ", "tau"),
        ("SELF BEGINSWITH %@", "ab", "abc", "cab"),
        ("SELF ENDSWITH %@", "ab", "cab", "abc"),
        ("SELF LIKE %@", "a*.?df", "abc.pdf", "abc.df"),
        ("SELF == %@", "a", "a", "A"),
    ])
    func `compares a text with another one`(format: String, value: String, holds: String, fails: String) {
        let predicate = NSPredicate(format: format, value)
        #expect(predicate.evaluate(with: holds))
        #expect(!predicate.evaluate(with: fails))
        #expect(!predicate.evaluate(with: 1))
    }

    @Test func `may contain the text`() {
        #expect(NSPredicate(format: "SELF MATCHES '[0-9]{2}'").evaluate(with: "42"))
        #expect(NSPredicate(format: "SELF MATCHES %@", argumentArray: ["[0-9]"]).evaluate(with: "4"))
    }

    @Test func `of another kind, or with a pattern that is none, is false`() {
        #expect(!NSPredicate(format: "name == %@", "Ada").evaluate(with: "Ada"))
        #expect(!NSPredicate(format: "SELF MATCHES %@", "(").evaluate(with: "("))
    }
}
