import BindingFuzz

/// What must hold of every byte string that is taken for an interleaving.
///
/// Stale dereferences are what the model is there to report, so by default none of them is a problem.
package struct CaseCheck: ~Copyable {
    private let plan = ExecutionPlan(Configuration.fullMatrix)
    private let crashPositions: [Int]
    private var model = Model()

    /// Prepares the check.
    ///
    /// - Parameter pattern: a stale dereference under one of its configurations is a problem too; nil for none.
    package init(crashOn pattern: ConfigurationPattern<Configuration>?) {
        crashPositions = pattern?.configurations.compactMap(\.index) ?? []
    }

    /// What does not hold of an input; nil where all does.
    package mutating func problem(of bytes: [UInt8]) -> String? {
        let testCase = Interleaving(fuzzBytes: bytes)
        let coded = testCase.fuzzBytes
        guard coded.count <= Interleaving.maximumFuzzBytes, Interleaving(fuzzBytes: coded) == testCase else {
            return "its bytes \(coded) do not decode to \(testCase)"
        }
        return textProblem(testCase) ?? outcomeProblem(testCase, sample: sample(coded))
    }

    private func textProblem(_ testCase: Interleaving) -> String? {
        let text = CaseFile<RowModel>(testCase).text
        do {
            let read = try CaseFile<RowModel>(text: text)
            return read.testCase == testCase && read.text == text ? nil : "does not read back:\n\(text)"
        } catch {
            return "its canonical text is not read: \(error)\n\(text)"
        }
    }

    private mutating func outcomeProblem(_ testCase: Interleaving, sample: Int) -> String? {
        let configuration = plan.configurations[sample]
        let outcomes = model.run(testCase, under: plan)
        let alone = model.run(testCase, under: configuration)
        guard outcomes[sample] == alone else {
            return "\(configuration) alone gives \(alone), on a shared course \(outcomes[sample]): \(testCase)"
        }
        // Once more, in memory of its own and with everything written down. That what ran before leaves nothing behind is
        // seen by this too, so the full matrix, which is most of an input's time, is run once only.
        let traced = Trace(testCase, under: configuration).outcome
        guard traced == alone else { return "\(configuration) traced gives \(traced), not \(alone): \(testCase)" }
        for position in crashPositions {
            guard let stale = outcomes[position].stale else { continue }
            return
                "\(stale.mechanism) under \(plan.configurations[position]):\n\(CaseFile<RowModel>(testCase).text)"
        }
        return nil
    }

    /// The position of the one configuration that an input is run under alone: FNV-1a of the bytes, so that neighbours
    /// take different ones and the same input always the same.
    private func sample(_ bytes: [UInt8]) -> Int {
        let hash = bytes.reduce(0x811C_9DC5 as UInt32) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
        return Int(hash % UInt32(plan.configurations.count))
    }
}
