import FuzzCampaign
import FuzzEngine

/// Counts failures, so that the tests can compare two ways of running cases. `mailbox count 100 7` orders seven cases at a time.
/// `mailbox count 100` makes each case and then runs it.
struct MailboxCount {
    private let family = CaseFamily(seed: 1)
    private let runner = MailboxSubject.Runner(under: MailboxConfiguration.standardMatrix)
    /// The number of cases with each failure, and the index of the first.
    private var counts: [Failure<MailboxSubject.Mechanism>: (count: UInt64, first: UInt64)] = [:]
    /// The indices of the cases, in the order in which they ran.
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
