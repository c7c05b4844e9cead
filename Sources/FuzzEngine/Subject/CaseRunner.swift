/// Creates cases and runs them.
///
/// A runner holds scratch memory only: its results depend on its arguments alone. One thread uses it at a time, though not always
/// the same one. If `runsInParallel` is `true`, other runners work at the same time.
///
/// An author writes the initializer, `configurations`, `make`, and `run` under one configuration. The rest has defaults, which a
/// subject can replace with faster versions.
public protocol CaseRunner<S>: AnyObject {
    /// The subject that is fuzzed.
    associatedtype S: Subject

    /// The configurations that cases run under, in the order of the initializer.
    var configurations: [S.Configuration] { get }

    /// Prepares to run cases under these configurations.
    init(under configurations: [S.Configuration])

    /// Creates a case of a family in place of another one, whose memory it may reuse.
    func make(_ testCase: inout S.Case, at index: UInt64, of family: CaseFamily)
    /// Runs a case under one configuration, which need not be one of `configurations`.
    func run(_ testCase: S.Case, under configuration: S.Configuration) -> S.Outcome

    /// Whether several runners can work at the same time, each on a different thread.
    static var runsInParallel: Bool { get }

    /// The number of cases in about a tenth of a second, unless the subject says otherwise.
    static var blockSize: UInt64 { get }

    /// Runs a case under each of the configurations, in order.
    func run(_ testCase: S.Case) -> [S.Outcome]
    /// Runs a case under each of the configurations, and returns only the failures, including those of liveness.
    ///
    /// - Parameters:
    ///   - testCase: the case.
    ///   - failures: replaced by the failures, in any order.
    func findFailures(of testCase: S.Case, into failures: inout [Failure<S.Mechanism>])
    /// Runs a case under one configuration, and offers the steps that could follow it. Every smaller case consists of offered
    /// steps. If a runner offers nothing, no case of its subject is known to be the smallest.
    ///
    /// - Parameters:
    ///   - testCase: the case.
    ///   - configuration: the configuration to run it under.
    ///   - offer: receives the steps that could follow the last one. It is not called if the run ends before that.
    func run(
        _ testCase: S.Case, under configuration: S.Configuration, offering offer: ([S.Case.Step]) -> Void
    ) -> S.Outcome
    /// Runs cases, up to the first with a certain mechanism. It is a requirement so that a runner that uses another process can
    /// send many cases at once.
    ///
    /// - Parameters:
    ///   - cases: the cases, in the order of their runs.
    ///   - target: the configuration and the mechanism.
    ///   - offering: whether to return the steps that could follow each case, too.
    /// - Returns: an attempt for each case that was run; at least one.
    func shrinkAttempts(of cases: [S.Case], to target: ShrinkTarget<S>, offering: Bool) -> [ShrinkAttempt<S>]
    /// Shrinks a case with a certain mechanism.
    ///
    /// - Parameters:
    ///   - testCase: a case with the mechanism.
    ///   - target: the configuration and the mechanism.
    ///   - known: a case that may have the mechanism too. If it does and is smaller, it saves work.
    func shrink(_ testCase: S.Case, to target: ShrinkTarget<S>, known: S.Case?) -> ShrunkCase<S.Case>
    /// Returns a case in the spelling that a person would use; `nil` if the subject has only one spelling.
    func respelled(_ testCase: S.Case, under configuration: S.Configuration) -> S.Case?
    /// Runs a case again, with a second engine if there is one, and counts the rules that it uses.
    ///
    /// - Returns: whether the failures are the same.
    func recheck(_ testCase: S.Case, _ failures: [Failure<S.Mechanism>], counting rules: inout RuleCounts<S.Rule>)
        -> Bool
    /// Creates cases, runs them, and counts their failures. Every search does this with every case.
    ///
    /// It is a requirement so that it is specialized for each runner: a search spends its time here.
    ///
    /// - Parameters:
    ///   - indices: the indices of the cases.
    ///   - family: the family of the cases.
    ///   - sweep: counts the failures.
    ///   - willRun: receives the index of each case before it runs.
    func sweep(_ indices: Range<UInt64>, of family: CaseFamily, _ sweep: inout Sweep<S>, willRun: (UInt64) -> Void)
}

/// A configuration under which a case fails or starves, and the mechanism.
public struct Failure<Mechanism: FailureMechanism>: Hashable, Sendable {
    /// The position of the configuration among those of the runner.
    public let position: Int
    /// The mechanism by which the case fails or starves.
    public let mechanism: Mechanism

    /// Creates a failure.
    @inlinable
    public init(position: Int, mechanism: Mechanism) {
        self.position = position
        self.mechanism = mechanism
    }
}

/// Encoded in one word, so that it can be a key of JSON: `3:out-of-range-event-live`.
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

    /// The failure in one word.
    public var codingKey: any CodingKey { Key(stringValue: word) }

    /// Reads the word; `nil` if it is not a failure.
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

    /// Orders failures by the configuration, and then by the mechanism.
    public static func < (left: Failure, right: Failure) -> Bool {
        (left.position, left.mechanism) < (right.position, right.mechanism)
    }
}

extension CaseRunner {
    /// `false`, because the code may share state between threads or need the main thread. A search then uses one thread.
    public static var runsInParallel: Bool { false }

    /// A thousand, which suits a model that takes microseconds.
    public static var blockSize: UInt64 { 1000 }

    /// Runs the case under one configuration after the other.
    public func run(_ testCase: S.Case) -> [S.Outcome] { configurations.map { run(testCase, under: $0) } }

    /// Collects the mechanisms of the outcomes.
    public func findFailures(of testCase: S.Case, into failures: inout [Failure<S.Mechanism>]) {
        failures.removeAll(keepingCapacity: true)
        for (position, outcome) in run(testCase).enumerated() {
            if let mechanism = outcome.mechanism { failures.append(Failure(position: position, mechanism: mechanism)) }
        }
    }

    /// Creates each case, runs it, and counts its failures.
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

    /// Runs the case once more in a new runner.
    public func recheck(
        _ testCase: S.Case, _ failures: [Failure<S.Mechanism>], counting rules: inout RuleCounts<S.Rule>
    ) -> Bool {
        var again: [Failure<S.Mechanism>] = []
        Self(under: configurations).findFailures(of: testCase, into: &again)
        return Set(again) == Set(failures)
    }
}

extension Subject {
    /// Returns the mechanism of a case under each configuration of the full matrix, in its order; `nil` if it is clean.
    package static func mechanisms(of testCase: Case) -> [Mechanism?] {
        Runner(under: Configuration.fullMatrix).run(testCase).map(\.mechanism)
    }

    /// Returns a case of a family.
    package static func testCase(at index: UInt64, of family: CaseFamily) -> Case {
        var testCase = Case()
        Runner(under: []).make(&testCase, at: index, of: family)
        return testCase
    }
}
