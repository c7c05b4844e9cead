import FuzzCorpus
import FuzzEngine
import Testing

@Suite struct `The file name of a finding` {
    private enum Word: String, TestVerdict {
        case clean, trap

        static let anyFailure = "broken"
    }

    private static let long = [
        "Button Next of AttachmentsView Index out of range", "Button Next of AttachmentsView Index out of bounds",
        String(repeating: "x", count: 150),
    ]

    @Test func `is shorter than 60 characters, and another for each mechanism`() {
        let names = Self.long.map { FindingName.name(TextMechanism<Word>(.trap, $0), 2) }
        #expect(names.allSatisfy { $0.utf8.count < 60 && $0.hasSuffix("-2.case") }, "\(names)")
        #expect(Set(names).count == names.count)
        #expect(names[0].hasPrefix("trap.Button-Next-of-AttachmentsView-Index-"), "\(names[0])")
    }

    @Test func `is known as the name of its mechanism`() {
        for (position, text) in Self.long.enumerated() {
            for number in [1, 2, 17] {
                let name = "found/" + FindingName.name(TextMechanism<Word>(.trap, text), number)
                for (other, text) in Self.long.enumerated() {
                    #expect(
                        FindingName.isName(name, of: TextMechanism<Word>(.trap, text)) == (position == other), "\(name)"
                    )
                }
            }
        }
    }
}
