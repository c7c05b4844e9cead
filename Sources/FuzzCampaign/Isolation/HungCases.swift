import FuzzEngine
import Locks

/// The cases that most recently hung in a child of this process.
///
/// A forgotten case is given the full time limit again, like a case that never hung. Its outcome is then the one in a process that
/// has not run it before.
struct HungCases {
    /// The bound. An entry has a few kilobytes, and each hang took at least a quarter of a second. A forgotten case thus hung a quarter of
    /// an hour ago or more, while cases are run again soon.
    static let most = 4096
    static let texts = Locked(HungCases())
    /// The numbers of the cases that hung, each with its family.
    static let numbers = Locked(HungCases())
    /// Those that hung for the whole limit in a process that had run nothing before.
    static let confirmed = Locked(HungCases())

    /// The hangs of cases under a configuration outside of a search, which need not be waited for again in this process.
    static let ends = Locked(HungCases())

    /// The cases, each with what it was doing.
    private var known: [String: RunEnd] = [:]
    /// The cases in the order of arrival; `oldest` is the position of the next one to forget.
    private var order: [String] = []
    private var oldest = 0

    func contains(_ text: String) -> Bool { known[text] != nil }

    func end(of text: String, under configuration: some CustomStringConvertible) -> RunEnd? {
        known["\(configuration)\n\(text)"]
    }

    mutating func insert(_ text: String, under configuration: some CustomStringConvertible, endingBy end: RunEnd) {
        insert("\(configuration)\n\(text)", endingBy: end)
    }

    mutating func insert(_ text: String, endingBy end: RunEnd = .hung()) {
        guard known.updateValue(end, forKey: text) == nil else { return }
        guard order.count == Self.most else { return order.append(text) }
        known[order[oldest]] = nil
        order[oldest] = text
        oldest = (oldest + 1) % Self.most
    }
}

extension CaseFamily {
    /// The case with an index, for `HungCases.numbers`.
    func number(_ index: UInt64) -> String { "\(seed) \(length) \(index)" }
}
