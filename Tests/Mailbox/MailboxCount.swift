import FuzzEngine
import FuzzCampaign

/// Counts what cases come to, so that the tests can compare: `mailbox count 100 7` has seven cases run by each order,
/// `mailbox count 100` asks for each case and then for its runs.
struct MailboxCount {
    typealias Tested = MailboxSubject

    private let family = CaseFamily(seed: 1)
    private let runner = MailboxSubject.Runner(under: MailboxConfiguration.standardMatrix)
    /// How many cases go wrong in a way, and which is the first.
    private var counts: [Failure<Tested.Mechanism>: (count: UInt64, firstIndex: UInt64)] = [:]
    private var cases: UInt64 = 0
    /// The cases that were said to be run, in order.
    private var told: [UInt64] = []

    static func tell(_ arguments: ArraySlice<String>) {
        let numbers = arguments.compactMap { UInt64($0) }
        guard let cases = numbers.first else { return }
        var count = MailboxCount()
        if numbers.count > 1 { count.sweep(cases, by: numbers[1]) } else { count.runEach(cases) }
        print("\(count.cases) cases, \(count.told == Array(0..<cases) ? "each of them" : "and others") told")
        for (failure, number) in count.counts.sorted(by: { $0.key < $1.key }) {
            print("\(failure.position) \(failure.mechanism): \(number.count), first \(number.firstIndex)")
        }
    }

    private mutating func add(_ failure: Failure<Tested.Mechanism>, _ count: UInt64, first index: UInt64) {
        counts[failure, default: (0, index)].count += count
    }

    private mutating func sweep(_ end: UInt64, by size: UInt64) {
        for first in stride(from: 0, to: end, by: Int(size)) {
            var sweep = Sweep<Tested>(configurations: runner.configurations.count)
            var running: [UInt64] = []
            runner.sweep(first..<min(first + size, end), of: family, &sweep) { running.append($0) }
            told += running
            cases += sweep.cases
            for pair in sweep.pairs { add(pair.failure, sweep.count(pair.failure), first: pair.firstIndex) }
        }
    }

    private mutating func runEach(_ end: UInt64) {
        for index in 0..<end {
            var testCase = MailboxCase()
            var failures: [Failure<Tested.Mechanism>] = []
            runner.make(&testCase, at: index, of: family)
            runner.findFailures(of: testCase, into: &failures)
            told.append(index)
            cases += 1
            for failure in failures { add(failure, 1, first: index) }
        }
    }
}
