import BindingFuzz

/// Random cases with every word of the contract in them, whether or not the product's generator knows it.
struct ReferenceCase: CustomStringConvertible {
    let items: Int
    let lines: [String]
    let steps: [Reference.Step]

    init(items: Int, lines: [String]) throws {
        self.items = items
        self.lines = lines
        steps = try lines.map { try Reference.Step($0) }
    }

    var description: String { "\(items) items: \(lines.joined(separator: "; "))" }

    /// The same with other words.
    func replacing(_ words: [String: String], adding last: String...) throws -> ReferenceCase {
        try ReferenceCase(items: items, lines: lines.map { words[$0] ?? $0 } + last)
    }

    /// Cases of the generator, with `track`, `release` and `resume` strewn in: in some many, in some few.
    static func random(_ count: UInt64, seed: UInt64) throws -> [ReferenceCase] {
        let generator = InterleavingGenerator(CaseFamily(seed: seed, length: 24))
        return try (0..<count).map { index in
            let testCase = generator.testCase(at: index)
            var random = SplitMix64(seed: seed, index: index)
            let rarity = 2 + random.below(6)
            var lines: [String] = []
            for step in testCase.steps {
                if random.below(rarity) == 0 { lines.append(["track", "release", "resume"][random.below(3)]) }
                lines.append(step.description)
            }
            return try ReferenceCase(items: testCase.items, lines: lines)
        }
    }

    /// Some of the 4,200 configurations, others for each case.
    ///
    /// - Parameter pattern: which of them come into question.
    static func configurations(
        _ pattern: String = "*/*/*/*/*/*"
    ) -> (_ index: Int, _ count: Int) -> [Reference.Configuration] {
        let all = Reference.Configuration.matching(pattern)
        // A prime that no number of configurations has as a factor.
        return { index, count in (0..<count).map { all[(index * count + $0) * 89 % all.count] } }
    }
}
