import FuzzCampaign
import FuzzEngine

/// Counts what cases come to, so that the tests can compare: `mailbox count 100 7` has seven cases run by each order,
/// `mailbox count 100` asks for each case and then for its runs.
struct MailboxCount {
    private let family = CaseFamily(seed: 1)
    private let runner = MailboxSubject.Runner(under: MailboxConfiguration.standardMatrix)
    /// How many cases go wrong in a way, and which is the first.
    private var counts: [Failure<MailboxSubject.Mechanism>: (count: UInt64, first: UInt64)] = [:]
    /// The cases that were run, in order.
    private var told: [UInt64] = []

    static func tell(_ arguments: ArraySlice<String>) {
        let numbers = arguments.compactMap { UInt64($0) }
        guard let cases = numbers.first else { return }
        var count = MailboxCount()
        if numbers.count > 1 { count.sweep(cases, by: numbers[1]) } else { count.runEach(cases) }
        print("\(cases) cases, \(count.told == Array(0..<cases) ? "each of them" : "and others") told")
        for (failure, number) in count.counts.sorted(by: { $0.key < $1.key }) {
            print("\(failure.position) \(failure.mechanism): \(number.count), first \(number.first)")
        }
    }

    private mutating func sweep(_ end: UInt64, by size: UInt64) {
        for first in stride(from: 0, to: end, by: Int(size)) {
            var sweep = Sweep<MailboxSubject>(configurations: runner.configurations.count)
            runner.sweep(first..<min(first + size, end), of: family, &sweep) { told.append($0) }
            for pair in sweep.pairs {
                counts[pair.failure, default: (0, pair.firstIndex)].count += sweep.count(pair.failure)
            }
        }
    }

    private mutating func runEach(_ end: UInt64) {
        var (testCase, failures) = (MailboxCase(), [Failure<MailboxSubject.Mechanism>]())
        for index in 0..<end {
            runner.make(&testCase, at: index, of: family)
            runner.findFailures(of: testCase, into: &failures)
            told.append(index)
            for failure in failures { counts[failure, default: (0, index)].count += 1 }
        }
    }
}
