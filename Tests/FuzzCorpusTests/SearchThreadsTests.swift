import BindingFuzz
import FuzzCorpus
import Locks
import Testing

/// Who runs which case is chance; what comes of it is not.
@Suite struct `A search on several threads` {
    /// What a search came to.
    private struct Result: Hashable {
        /// In the order in which they came up.
        var told: [Finding<RowModel>] = []
        var findings: [Finding<RowModel>] = []
        var ofConfigurations: [Finding<RowModel>] = []
        var cases: UInt64 = 0
        /// For each configuration each mechanism and how many cases came to it.
        var counts: [[String]] = []
    }

    /// Few, since it is shrinking that takes the time of these tests.
    private static let configurations = Configuration.standardMatrix.filter {
        $0.platform == .ios && $0.delivery == .commit
    }

    /// Runs so many cases, in portions, as a search does that is interrupted after each.
    private static func result(seed: UInt64, portions: [Int], on threads: SearchThreads) -> Result {
        var search = Search<RowModel>(CaseFamily(seed: seed), under: configurations, on: threads)
        var result = Result()
        for portion in portions { result.told += search.run(cases: portion) }
        result.findings = search.findings
        result.ofConfigurations = search.findingsOfConfigurations
        result.cases = search.cases
        result.counts = configurations.indices.map { position in
            search.counts(at: position).map { "\($0.mechanism) \($0.count)" }
        }
        return result
    }

    @Test(arguments: UInt64(1)...3) func `finds the same as on one, in the same order`(seed: UInt64) {
        let alone = Self.result(seed: seed, portions: [200], on: .caller)
        #expect(alone.told.count > 5)
        #expect(alone.told.map(\.firstIndex) == alone.told.map(\.firstIndex).sorted())
        for count in [1, 2, 8] {
            #expect(Self.result(seed: seed, portions: [200], on: SearchThreads(ofProcess: count)) == alone)
        }
    }

    @Test func `has found the same wherever it is interrupted`() {
        for cases in [1, 7, 100] {
            let alone = Self.result(seed: 4, portions: [cases], on: .caller)
            #expect(alone.cases == UInt64(cases))
            let portions = [1, cases / 2, cases - 1 - cases / 2]
            for count in [1, 2, 8] {
                let result = Self.result(seed: 4, portions: portions, on: SearchThreads(ofProcess: count))
                #expect(result.cases == alone.cases)
                #expect(result.counts == alone.counts)
                #expect(result.told.map(\.firstIndex) == alone.told.map(\.firstIndex))
                #expect(result.ofConfigurations == alone.ofConfigurations)
            }
        }
    }

    @Test(arguments: [1, 4]) func `reports the progress of shrinking, up to its end`(count: Int) {
        var search = Search<RowModel>(
            CaseFamily(seed: 1), under: Self.configurations, on: SearchThreads(ofProcess: count))
        let told = Locked<[(done: Int, count: Int)]>([])
        search.shrinkWatch = { done, count in
            told.withLock { $0.append((done, count)) }
            return true
        }
        let findings = search.run(cases: 20)
        #expect(findings.count > 5)
        let steps = told.withLock { $0 }
        #expect(steps.allSatisfy { $0.count == findings.count })
        #expect(steps.map(\.done).sorted() == Array(0...findings.count))
        var ended = Search<RowModel>(
            CaseFamily(seed: 1), under: Self.configurations, on: SearchThreads(ofProcess: count))
        ended.shrinkWatch = { done, _ in done < 2 }
        // Each thread ends what it is at.
        let left = ended.run(cases: 20)
        #expect((2..<2 + count).contains(left.count))
    }

    @Test func `does not need all of them`() {
        let alone = Self.result(seed: 5, portions: [100], on: .caller)
        // As where the system has no room for more threads.
        #expect(Self.result(seed: 5, portions: [100], on: SearchThreads(count: 8) { $0(7) }) == alone)
    }

    @Test func `uses the one that it is called on where the subject does not say that it runs in parallel`() {
        let isAsked = Locked(false)
        let threads = SearchThreads(count: 8) { work in
            isAsked.withLock { $0 = true }
            work(0)
        }
        var search = BindingFuzz.Search<SilentSubject>(
            CaseFamily(seed: 1), under: Self.configurations, on: threads)
        #expect(!search.run(cases: 100).isEmpty)
        let wasAsked = isAsked.withLock { $0 }
        #expect(!wasAsked)
        #expect(RowRunner.runsInParallel)
    }
}

/// The row model, as a subject that says nothing of threads, and leaves shrinking to whoever runs it.
private enum SilentSubject: BindingFuzz.Subject {
    typealias Case = Interleaving
    typealias Configuration = BindingFuzz.Configuration
    typealias Outcome = BindingFuzz.Outcome
    typealias Rule = BindingFuzz.Rule
    typealias Runner = SilentRunner

    static let program = "silent"
    static var canary: Canary<SilentSubject> {
        let canary = RowModel.canary
        return Canary(canary.testCase, under: canary.configuration, by: canary.mechanism)
    }
}

private final class SilentRunner: CaseRunner {
    typealias S = SilentSubject

    private let runner: RowRunner

    init(under configurations: [Configuration]) { runner = RowRunner(under: configurations) }

    var configurations: [Configuration] { runner.configurations }

    func make(_ testCase: inout Interleaving, at index: UInt64, of family: CaseFamily) {
        runner.make(&testCase, at: index, of: family)
    }

    func run(_ testCase: Interleaving) -> [Outcome] { runner.run(testCase) }

    func run(_ testCase: Interleaving, under configuration: Configuration) -> Outcome {
        runner.run(testCase, under: configuration)
    }
}
