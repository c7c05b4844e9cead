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
        let mechanisms = Self.long.map { TextMechanism<Word>(.trap, $0) }
        for mechanism in mechanisms {
            for number in [1, 2, 17] {
                let name = "found/" + FindingName.name(mechanism, number)
                #expect(FindingName.mechanism(named: name, among: mechanisms) == mechanism, "\(name)")
                let others = mechanisms.filter { $0 != mechanism }
                #expect(FindingName.mechanism(named: name, among: others) == nil, "\(name)")
            }
        }
    }

    @Test(arguments: [
        ("trap.row-2.case", "row 2"), ("trap.row-3.case", "row"), ("trap.row-2-2.case", "row 2"),
        ("trap.row.case", "row"),
    ])
    func `is that of the mechanism with the number, if there is one`(name: String, text: String) {
        for texts in [["row", "row 2"], ["row 2", "row"]] {
            let mechanisms = texts.map { TextMechanism<Word>(.trap, $0) }
            #expect(FindingName.mechanism(named: "found/\(name)", among: mechanisms)?.text == text)
        }
    }
}
