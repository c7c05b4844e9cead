import BindingFuzz

/// Generated cases that fail under a configuration.
struct FailingCases {
    private let configuration: Configuration
    private let mechanism: Mechanism?

    /// - Parameters:
    ///   - configuration: what they fail under.
    ///   - mechanism: how; nil for whatever way.
    init(under configuration: Configuration, mechanism: Mechanism? = nil) {
        self.configuration = configuration
        self.mechanism = mechanism
    }

    /// The first so many of a family of which each has its own seed.
    func first(_ count: Int) throws -> [Interleaving] {
        let model = ModelRunner()
        var cases: [Interleaving] = []
        var seed: UInt64 = 0
        while cases.count < count {
            seed += 1
            try demand(seed < 1_000_000, "it does not come up")
            let testCase = InterleavingGenerator(CaseFamily(seed: seed)).testCase(at: seed)
            guard let found = model.outcome(of: testCase, under: configuration).mechanism else { continue }
            if mechanism == nil || found == mechanism { cases.append(testCase) }
        }
        return cases
    }
}
