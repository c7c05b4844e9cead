import BindingFuzz
import FuzzReports
import Testing

/// A header of a mebibyte has 40,000 lines, so that not each is compared with each configuration.
@Suite struct `The line that decides what a file expects` {
    /// Each of them: values and stars in every part but the last two.
    private static let patterns: [ConfigurationPattern<Configuration>] = {
        func choices(_ part: Int) -> [String] { ["*"] + Configuration.partValues[part] }
        return choices(0).flatMap { platform in
            choices(1).flatMap { container in
                choices(2).flatMap { delivery in
                    choices(3).compactMap {
                        try? ConfigurationPattern<Configuration>("\(platform)/\(container)/\(delivery)/\($0)/*/*")
                    }
                }
            }
        }
    }()

    @Test func `is the last that matches, of few lines and of many, in any order`() {
        var random = SplitMix64(seed: 1)
        for count in [0, 1, 2, 30, 700] {
            let lines = (0..<count).map { _ in
                Expectation<RowModel>(
                    Self.patterns[random.below(Self.patterns.count)],
                    ExpectedVerdict<VerdictKind>.allCases[random.below(ExpectedVerdict<VerdictKind>.allCases.count)])
            }
            let file = CaseFile<RowModel>(Interleaving(items: 1), header: lines.map { .expect($0) })
            for configuration in Configuration.fullMatrix {
                let last = lines.last { $0.pattern.matches(configuration) }
                #expect(file.expectedVerdict(under: configuration) == last?.verdict, "\(count) \(configuration)")
            }
            let all = file.expectedVerdicts(under: Configuration.fullMatrix)
            #expect(
                all == Configuration.fullMatrix.map { file.expectedVerdict(under: $0) }, "\(count)")
        }
    }
}
