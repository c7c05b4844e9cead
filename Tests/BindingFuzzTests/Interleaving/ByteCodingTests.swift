import BindingFuzz
import TestSupport
import Testing

@Suite struct `Bytes for fuzzers` {
    @Test func `every string of no, one or two bytes means an testCase, and its bytes mean the same`() {
        var differing: [[UInt8]] = []
        for first in UInt8.min...UInt8.max {
            if !holds([first]) { differing.append([first]) }
            for second in UInt8.min...UInt8.max where !holds([first, second]) { differing.append([first, second]) }
        }
        #expect(holds([]))
        #expect(differing.isEmpty)
    }

    @Test func `every kind of step with every byte behind it means a step, and its bytes mean the same`() {
        var differing: [[UInt8]] = []
        for kind in UInt8.min...UInt8.max {
            for second in UInt8.min...UInt8.max where !holds([1, kind, second, 0xFF]) {
                differing.append([1, kind, second, 0xFF])
            }
        }
        #expect(differing.isEmpty)
    }

    @Test func `long strings mean at most 256 steps, and their bytes mean the same`() {
        var random = SplitMix64(seed: 17)
        for _ in 0..<2000 {
            let bytes = (0..<random.below(2000)).map { _ in UInt8(random.below(256)) }
            #expect(Interleaving(fuzzBytes: bytes).steps.count <= Interleaving.maximumSteps)
            #expect(holds(bytes))
        }
        let tooLong = Interleaving(fuzzBytes: [UInt8](repeating: 0, count: 1000))
        #expect(tooLong == Interleaving(items: 0, steps: Array(repeating: .post, count: 256)))
    }

    @Test func `every generated testCase is what its bytes mean`() {
        let generator = InterleavingGenerator(CaseFamily(seed: 5, length: 64))
        for index in 0..<5000 as Range<UInt64> {
            let testCase = generator.testCase(at: index)
            #expect(Interleaving(fuzzBytes: testCase.fuzzBytes) == testCase)
        }
    }

    @Test func `a case as long as a case can be, of the longest steps, takes the most bytes`() {
        let steps = Array(repeating: Step.async(.mutate(.move(7, 7))), count: Interleaving.maximumSteps)
        let testCase = Interleaving(items: 8, steps: steps)
        #expect(testCase.fuzzBytes.count == Interleaving.maximumFuzzBytes)
        #expect(Interleaving(fuzzBytes: testCase.fuzzBytes) == testCase)
    }

    /// Inputs that a fuzzer has kept are of use only as long as they mean the same.
    @Test func `the coding is the one that kept inputs were written in`() throws {
        #expect(Interleaving(fuzzBytes: []) == Interleaving(items: 1))
        let all = try interleaving(
            """
            post; clear; remove 1; insert 2; restore 3; move 4 5; replace 6; reload 8; edit 7; scroll 1; reap; event
            source; timer; idle; track; release; perform post; perform move 1 2; async clear; async reload 8
            background post; resume
            """, items: 3)
        #expect(
            all.fuzzBytes == [
                3, 0, 1, 2, 1, 3, 2, 4, 3, 5, 37, 6, 6, 7, 8, 8, 7, 9, 1, 10, 11, 12, 13, 14, 15, 16, 17, 0, 17, 5, 10,
                18, 1, 18, 7, 8, 19, 20,
            ])
        #expect(Interleaving(fuzzBytes: all.fuzzBytes) == all)
    }

    private func holds(_ bytes: [UInt8]) -> Bool {
        let testCase = Interleaving(fuzzBytes: bytes)
        return Interleaving(fuzzBytes: testCase.fuzzBytes) == testCase
    }
}
