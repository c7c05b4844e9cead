import BindingFuzz

/// The checks on every byte string as an interleaving.
///
/// The model exists to report stale dereferences, so by default none of them is a problem.
package struct CaseCheck: ~Copyable {
    private let plan = ExecutionPlan(Configuration.fullMatrix)
    private let crashPositions: [Int]
    private var model = Model()

    /// Prepares the check.
    ///
    /// - Parameter pattern: a pattern of configurations under which a stale dereference is a problem too; nil for none.
    package init(crashOn pattern: ConfigurationPattern<Configuration>?) {
        crashPositions = pattern?.configurations.compactMap(\.index) ?? []
    }

    /// Returns the problem with an input, or nil if there is none.
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
        // The traced run uses separate memory. It also shows that earlier runs left nothing behind, so the full matrix, which takes
        // most of an input's time, runs only once.
        let traced = Trace(testCase, under: configuration).outcome
        guard traced == alone else { return "\(configuration) traced gives \(traced), not \(alone): \(testCase)" }
        for position in crashPositions {
            guard let stale = outcomes[position].stale else { continue }
            return
                "\(stale.mechanism) under \(plan.configurations[position]):\n\(CaseFile<RowModel>(testCase).text)"
        }
        return nil
    }

    /// Returns the position of the one configuration under which an input runs alone: FNV-1a of the bytes, so that similar inputs
    /// get different ones, and the same input always gets the same.
    private func sample(_ bytes: [UInt8]) -> Int {
        let hash = bytes.reduce(0x811C_9DC5 as UInt32) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
        return Int(hash % UInt32(plan.configurations.count))
    }
}
