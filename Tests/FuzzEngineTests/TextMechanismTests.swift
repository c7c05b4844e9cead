import BindingFuzz
import Foundation
import Testing

/// Mechanisms that are texts, as a subject has them whose ways to go wrong nobody has listed.
@Suite struct `Mechanisms that are texts` {
    private typealias Mechanism = TextMechanism<Word>

    private enum Word: String, TestVerdict {
        case clean, warned, trapped

        static let anyFailure = "broken"
    }

    @Test(arguments: [
        ("", "warned"), ("a letter is lost", "warned.a-letter-is-lost"), ("well-known", "warned.well_2dknown"),
        ("onChange(of:) – often", "warned.onChange_28of_3a_29-_e2_80_93-often"), ("../etc", "warned._2e_2e_2fetc"),
        ("row 2", "warned.row-2"), ("2", "warned.2"), ("two\nlines ", "warned.two_0alines-"),
        ("_5f", "warned._5f5f"),
    ])
    func `are spelled as the name of a file, and read back`(text: String, name: String) throws {
        let mechanism = Mechanism(.warned, text)
        #expect(mechanism.description == name)
        let again = try #require(Mechanism(name))
        #expect(again == mechanism)
        #expect(again.text == text)
        #expect(again.index == mechanism.index)
    }

    @Test(arguments: [
        "", "clean", "clean.a", "lost", "warned.", "warned.a b", "warned.a_2", "warned.a_61", "warned.a_2D",
        "warned.a_20b", "warned.row_202", "warned._ff", "warned.a/b",
    ])
    func `are not read from what is no spelling of theirs`(text: String) {
        #expect(Mechanism(text) == nil)
    }

    @Test func `have names that fit into a file's, and differ where a long text does`() throws {
        let long = String(repeating: "Modifying state during view update, ", count: 40)
        let (one, two) = (Mechanism(.warned, long + "1"), Mechanism(.warned, long + "2"))
        #expect(one != two)
        for mechanism in [one, two, Mechanism(.warned, String(repeating: "–", count: 500))] {
            #expect(mechanism.description.utf8.count <= 200)
            #expect(Mechanism(mechanism.description) == mechanism)
        }
    }

    @Test func `are in the order of verdicts, and then of texts, whenever they are seen`() {
        let order = [
            Mechanism(.warned), Mechanism(.warned, "a"), Mechanism(.warned, "b"), Mechanism(.trapped),
            Mechanism(.trapped, "a"),
        ]
        let (first, last) = (Mechanism(.warned, "seen first"), Mechanism(.warned, "a that is seen last"))
        #expect(first.index < last.index)
        #expect([first, last].sorted() == [last, first])
        #expect(order.reversed().sorted() == order)
    }

    private enum Ending: String, TestVerdict {
        case clean, lost, crash, corrupt

        static let anyFailure = "failing"
        var group: String { self == .crash || self == .corrupt ? "stale" : rawValue }
    }

    @Test func `are one where two verdicts have one cause, and keep the verdict apart`() throws {
        let (crash, corrupt) = (TextMechanism(Ending.crash, "a row"), TextMechanism(Ending.corrupt, "a row"))
        #expect(crash == corrupt && !(crash < corrupt) && !(corrupt < crash) && crash.index == corrupt.index)
        #expect(Set([crash, corrupt]).count == 1)
        #expect(corrupt.description == "stale.a-row" && TextMechanism<Ending>("stale.a-row") == corrupt)
        #expect(corrupt.verdict == .corrupt)
        #expect(TextMechanism(Ending.lost, "a row") != corrupt && TextMechanism(Ending.crash, "another") != crash)
        let again = try JSONDecoder().decode(
            [TextMechanism<Ending>].self, from: JSONEncoder().encode([crash, corrupt]))
        #expect(again.map(\.verdict) == [.crash, .corrupt])
        #expect(Ending.groups(of: Ending.failures) == ["lost", "stale"])
    }

    @Test func `have a unique number each in this process`() {
        let mechanisms = [Mechanism(.warned, "one"), Mechanism(.trapped, "one"), Mechanism(.warned, "another")]
        #expect(Set(mechanisms.map(\.index)).count == 3)
        #expect(mechanisms.map(\.index) == mechanisms.map { Mechanism($0.description)?.index })
    }
}
