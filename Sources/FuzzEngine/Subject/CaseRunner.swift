/// Makes cases and runs them. Holds scratch memory only: what it returns depends on its arguments alone. Used by one thread at a
/// time, though not always by the same; where it `runsInParallel`, others are used at the same time.
///
/// An author writes the initializer, `configurations`, `make`, and `run` under one configuration. The rest has defaults, which a
/// subject replaces where it can do better.
public protocol CaseRunner<S>: AnyObject {
    /// What is fuzzed.
    associatedtype S: Subject

    /// What cases are run under, in the order in which they were given.
    var configurations: [S.Configuration] { get }

    /// Prepares to run cases under these configurations.
    init(under configurations: [S.Configuration])

    /// Makes a case of a family, in the place of another, whose memory it may take over.
    func make(_ testCase: inout S.Case, at index: UInt64, of family: CaseFamily)
    /// Runs a case under one configuration, which need not be one of those that the runner is for.
    func run(_ testCase: S.Case, under configuration: S.Configuration) -> S.Outcome

    /// Whether several runners can work at the same time, each on a thread of its own.
    static var runsInParallel: Bool { get }

    /// Runs a case under each of the configurations, in their order.
    func run(_ testCase: S.Case) -> [S.Outcome]
    /// Runs a case under each of the configurations, and tells only where it goes wrong or starves.
    ///
    /// - Parameters:
    ///   - testCase: the case.
    ///   - failures: what was there is replaced; in any order.
    func findFailures(of testCase: S.Case, into failures: inout [Failure<S.Mechanism>])
    /// Runs a case under one configuration, and says meanwhile what one step more could be: all that a smaller case can be made
    /// of. Of a subject whose runner offers nothing it is not known whether a case is the smallest.
    ///
    /// - Parameters:
    ///   - testCase: the case.
    ///   - configuration: what it is run under.
    ///   - offer: is given the steps when those of the case have been done; not at all where the run ends before that.
    func run(
        _ testCase: S.Case, under configuration: S.Configuration, offering offer: ([S.Case.Step]) -> Void
    ) -> S.Outcome
    /// Runs cases, up to the first that goes wrong in a certain way. A requirement so that a runner of another process can have
    /// many of them done at once.
    ///
    /// - Parameters:
    ///   - cases: in the order in which they are run.
    ///   - target: what they are run under, and which way that is.
    ///   - offering: whether what one step more could be is asked for, too.
    /// - Returns: a trial for each case that was run; at least one.
    func trials(of cases: [S.Case], to target: ShrinkTarget<S>, offering: Bool) -> [ShrinkAttempt<S>]
    /// Makes a case smaller that goes wrong in a certain way.
    ///
    /// - Parameters:
    ///   - testCase: a case that goes wrong in this way.
    ///   - target: what it goes wrong under, and how.
    ///   - known: a case that may go wrong in the same way. Where it does and is smaller, it saves work.
    func shrink(_ testCase: S.Case, to target: ShrinkTarget<S>, known: S.Case?) -> ShrunkCase<S.Case>
    /// Runs a case again, in another way if there is one, and counts the rules that it uses.
    ///
    /// - Returns: whether it comes to the same.
    func recheck(_ testCase: S.Case, _ failures: [Failure<S.Mechanism>], counting rules: inout RuleCounts<S.Rule>)
        -> Bool
    /// Makes cases, runs them, and counts what they come to: what every search does with every case.
    ///
    /// A requirement so that it is compiled for the runner it is of: it is where the time of a search goes.
    ///
    /// - Parameters:
    ///   - indices: which cases.
    ///   - family: the family that they are of.
    ///   - sweep: what counts them.
    ///   - willRun: is told the index of each case before it runs.
    func sweep(_ indices: Range<UInt64>, of family: CaseFamily, _ sweep: inout Sweep<S>, willRun: (UInt64) -> Void)
}

/// A configuration under which a case goes wrong, or starves, and how.
public struct Failure<Mechanism: FailureMechanism>: Hashable, Sendable {
    /// The position of the configuration among those of the runner.
    public let position: Int
    /// How it goes wrong.
    public let mechanism: Mechanism

    /// Names a failure.
    @inlinable
    public init(position: Int, mechanism: Mechanism) {
        self.position = position
        self.mechanism = mechanism
    }
}

/// Written in one word, so that it can be a key of JSON: `3:out-of-range-event-live`.
extension Failure: Comparable, Codable, CodingKeyRepresentable {
    private struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    private init?(word: String) {
        let parts = word.split(separator: ":", maxSplits: 1).map(String.init)
        guard parts.count == 2, let position = Int(parts[0]), position >= 0, let mechanism = Mechanism(parts[1]) else {
            return nil
        }
        self.init(position: position, mechanism: mechanism)
    }

    private var word: String { "\(position):\(mechanism)" }

    /// The word.
    public var codingKey: any CodingKey { Key(stringValue: word) }

    /// Reads the word; nil where it is none.
    public init?<T: CodingKey>(codingKey: T) { self.init(word: codingKey.stringValue) }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let failure = try Failure(word: container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "no failure")
        }
        self = failure
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(word)
    }

    /// By the configuration, and then by the mechanism.
    public static func < (left: Failure, right: Failure) -> Bool {
        (left.position, left.mechanism) < (right.position, right.mechanism)
    }
}

extension CaseRunner {
    /// False, since the code may share state between threads or need the main thread. A search then uses one thread.
    public static var runsInParallel: Bool { false }

    /// Runs it under one after the other.
    public func run(_ testCase: S.Case) -> [S.Outcome] { configurations.map { run(testCase, under: $0) } }

    /// Tells where the outcomes of a case are no clean ones.
    public func findFailures(of testCase: S.Case, into failures: inout [Failure<S.Mechanism>]) {
        failures.removeAll(keepingCapacity: true)
        for (position, outcome) in run(testCase).enumerated() {
            if let mechanism = outcome.mechanism { failures.append(Failure(position: position, mechanism: mechanism)) }
        }
    }

    public func sweep(
        _ indices: Range<UInt64>, of family: CaseFamily, _ sweep: inout Sweep<S>, willRun: (UInt64) -> Void
    ) {
        for index in indices {
            willRun(index)
            make(&sweep.testCase, at: index, of: family)
            findFailures(of: sweep.testCase, into: &sweep.failures)
            sweep.count(index)
        }
    }

    /// Runs the case once more in a runner that has run nothing before.
    public func recheck(
        _ testCase: S.Case, _ failures: [Failure<S.Mechanism>], counting rules: inout RuleCounts<S.Rule>
    ) -> Bool {
        var again: [Failure<S.Mechanism>] = []
        Self(under: configurations).findFailures(of: testCase, into: &again)
        return Set(again) == Set(failures)
    }
}

extension Subject {
    /// How a case goes wrong under each configuration of the full matrix, in its order; nil where it does not.
    package static func mechanisms(of testCase: Case) -> [Mechanism?] {
        Runner(under: Configuration.fullMatrix).run(testCase).map(\.mechanism)
    }

    /// A case of a family.
    package static func testCase(at index: UInt64, of family: CaseFamily) -> Case {
        var testCase = Case()
        Runner(under: []).make(&testCase, at: index, of: family)
        return testCase
    }
}
