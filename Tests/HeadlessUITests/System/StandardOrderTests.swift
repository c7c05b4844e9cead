#if !canImport(Darwin)
    import BindingFuzz
    import HeadlessUI
    import Testing

    /// developer.apple.com/documentation/foundation/sortdescriptor: texts are compared as in the Finder by default.
    @Suite struct `The order of texts` {
        private struct Row {
            var name: String
            var note: String?
        }

        private let rows = [
            Row(name: "Bob", note: "z"), Row(name: "a10"), Row(name: "ada", note: "B"), Row(name: "a9"),
        ]

        @Test func `is that of the Finder by default`() {
            #expect(rows.sorted(using: SortDescriptor(\.name)).map(\.name) == ["a9", "a10", "ada", "Bob"])
            let reversed = SortDescriptor(\Row.name, comparator: .localizedStandard, order: .reverse)
            #expect(rows.sorted(using: reversed).map(\.name) == ["Bob", "ada", "a10", "a9"])
            #expect(rows.sorted(using: SortDescriptor(\.name, comparator: .lexical)).first?.name == "Bob")
            #expect(rows.sorted(using: SortDescriptor(\.note)).map(\.note) == [nil, nil, "B", "z"])
        }

        /// Texts without accents take a way of their own, which has to agree with Foundation's.
        @Test func `is that of Foundation`() {
            var generator = SplitMix64(seed: 1)
            let characters = Array("aAbBzZ019 é-")
            func text() -> String {
                let count = Int.random(in: 0...5, using: &generator)
                return String((0..<count).compactMap { _ in characters.randomElement(using: &generator) })
            }
            for _ in 1...2_000 {
                let (first, second) = (text(), text())
                let isLess = first.localizedStandardCompare(second) == .orderedAscending
                #expect((first._standardOrder < second._standardOrder) == isLess, "'\(first)' and '\(second)'")
            }
        }
    }
#endif
