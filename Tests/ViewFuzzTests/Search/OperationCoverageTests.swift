import BindingFuzz
import Testing

@Suite struct `What was operated` {
    private typealias Operation = OperationCoverage.Operation

    /// The coverage of a case that presses some buttons, and is offered all of them at its start.
    private func coverage(offering labels: [String], taking taken: [String], after path: [String]) -> OperationCoverage
    {
        var coverage = OperationCoverage()
        coverage.see("door")
        for label in labels {
            coverage.add(Operation(in: "door", label), isTaken: taken.contains(label), after: path, count: path.count)
        }
        return coverage
    }

    @Test func `is a sum that does not depend on the order of the cases`() {
        let cases = [
            coverage(offering: ["a", "b"], taking: ["a"], after: ["x", "y"]),
            coverage(offering: ["b", "c"], taking: [], after: ["z"]),
            coverage(offering: ["c", "a"], taking: ["c"], after: []),
            coverage(offering: ["d"], taking: [], after: ["w", "v"]),
        ]
        var sum = OperationCoverage()
        for element in cases { sum.add(element) }
        var reversed = OperationCoverage()
        for element in cases.reversed() { reversed.add(element) }
        #expect(sum == reversed)
        #expect(sum.missed.map(\.operation.words) == ["b", "d"])
        #expect(sum.missed.map(\.path) == [["z"], ["w", "v"]])
        #expect(sum.takenCount == 2)
        #expect(sum.scopes == ["door"])
    }

    @Test func `is bounded`() {
        var sum = OperationCoverage()
        for number in 0..<3_000 {
            sum.add(coverage(offering: ["button \((number * 7919) % 3_000 + 10_000)"], taking: [], after: []))
        }
        #expect(sum.missed.count == 1_000)
        #expect(sum.missed.first?.operation.words == "button 10000")
        #expect(sum.missed.last?.operation.words == "button 10999")
    }
}
