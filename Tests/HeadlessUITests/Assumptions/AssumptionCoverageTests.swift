import Foundation
import HeadlessUI
import TestSupport
import Testing

/// Whether each value of the table has a test. A test counts if one function gives a host the value and expects something of it:
/// it sets the property to the value, or to each value of the property's type, which are its arguments.
@Suite struct `The tests of assumptions` {
    @Test func `have one for each value of the table`() throws {
        let tests = try Self.tests()
        #expect(tests.count > 100)
        for assumption in SystemAssumption.all {
            for value in assumption.values where !tests.contains(where: { value.isSet(in: $0) }) {
                Issue.record(
                    "no test sets \(value): let a function of \(Self.folders.joined(separator: " or ")) set 'SystemAssumptions.\(value.property)' to it"
                )
            }
        }
    }

    /// The check itself.
    @Test func `count only if they set the value, and expect something`() throws {
        let none = try #require(SystemAssumption.named("lazy-cache")?.value(named: "none"))
        let counts = [
            "func a() { Host(assuming: SystemAssumptions { $0.lazyCache = .none }) {}; #expect(x) }": true,
            "func a() { Host(assuming: SystemAssumptions { $0.lazyCache = .none }) {}; XCTAssertEqual(x, y) }": true,
            "func a() { Host(assuming: SystemAssumptions { $0.lazyCache = .none }) {} }": false,
            "func a() { Host(assuming: SystemAssumptions { $0.lazyCache = .noneAtAll }) {}; #expect(x) }": false,
            "func a() { Host(assuming: SystemAssumptions { $0.otherCache = .none }) {}; #expect(x) }": false,
            "func a() { #expect(assumptions.lazyCache == .none) }": false,
            "(arguments: SystemAssumptions.LazyCache.allCases) func a() { $0.lazyCache = value; #expect(x == (value == .none)) }":
                true,
            "(arguments: SystemAssumptions.LazyCache.allCases) func a() { $0.lazyCache = value; #expect(x) }": false,
            "(arguments: SystemAssumptions.LazyInnerID.allCases) func a() { $0.lazyCache = value; #expect(value == x) }":
                false,
            "// $0.lazyCache = .none, #expect(x)": false,
        ]
        for (text, isTest) in counts { #expect(none.isSet(in: text.withoutComments) == isTest, "\(text)") }
    }

    private static let folders = ["Tests/HeadlessUITests", "Tests/SwiftDataTests"]

    /// The functions of tests, each with its attributes and without its comments.
    private static func tests() throws -> [String] {
        try folders.flatMap { try Repository().swiftFiles(in: $0) }.flatMap { file -> [String] in
            // These tests are no evidence for themselves.
            guard file.name != "AssumptionCoverageTests.swift" else { return [] }
            let text = file.lines.joined(separator: "\n").withoutComments
            // The house reads the attribute itself as a test.
            let starts = text.ranges(of: #/\n {4}(?:@T[e]st|func test)/#).map(\.lowerBound)
            return zip(starts, starts.dropFirst() + [text.endIndex]).map { String(text[$0..<$1]) }
        }
    }
}

extension AssumedValue {
    /// The property of `SystemAssumptions`, the name of its type, and the value as code spells it.
    private var code: (property: String, type: String, value: String) {
        let mirror = Mirror(reflecting: SystemAssumptions().taking(self))
        let defaults = Mirror(reflecting: SystemAssumptions())
        // The default differs from another value at the same property.
        let other = isDefault ? assumption.values[1] : self
        let changed = Mirror(reflecting: SystemAssumptions().taking(other)).children
        for (index, (child, usual)) in zip(changed, defaults.children).enumerated()
        where "\(child.value)" != "\(usual.value)" {
            let value = Array(mirror.children)[index].value
            return (child.label ?? "", "\(type(of: value))", "\(value)")
        }
        return ("", "", "")
    }

    fileprivate var property: String { code.property }

    /// Whether a function gives a host the value, and expects something.
    fileprivate func isSet(in test: String) -> Bool {
        let code = code
        guard !code.property.isEmpty, test.contains(#/#expect\(|XCTAssert/#) else { return false }
        func contains(_ pattern: String) -> Bool {
            test.range(of: pattern, options: .regularExpression) != nil
        }
        if contains("\\b\(code.property) = \\.\(code.value)\\b") { return true }
        return contains("\\bSystemAssumptions\\.\(code.type)\\.allCases\\b")
            && contains("\\b\(code.property) = value\\b")
            && contains("\\bvalue [!=]= |switch value ")
    }
}

extension String {
    fileprivate var withoutComments: String { replacing(#/\/\/.*/#, with: "") }
}
