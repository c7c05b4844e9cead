import Dispatch
import FilesAndProcesses
import FuzzCorpus
import FuzzEngine
import Locks

/// Generates cases one after the other, and answers with the text of each.
///
/// What a case of an app can do depends on what the app shows. If state of the app outlives a case, the next one is another.
struct DrawTask<Inner: IsolatableRunner>: IsolatedTask {
    static var name: String { "draw" }
    /// The time of the search counts from before these cases.
    static var isOfSearch: Bool { true }

    let length: Int
    let indices: [UInt64]

    var mostAnswers: Int { indices.count }

    func perform(_ answer: (String) -> Void) {
        guard CaseFamily.lengths.contains(length) else { return }
        let family = CaseFamily(seed: Self.seed, length: length)
        for index in indices {
            var testCase = Inner.S.Case()
            Inner(under: []).make(&testCase, at: index, of: family, reporting: { _ in })
            answer(CaseFile<Inner.S>(testCase).text)
        }
    }

    /// Any seed does: whether state outlives a case is a fact about the app.
    private static var seed: UInt64 { 1 }
}

extension IsolatedRunner {
    /// The number of cases that are generated to find out whether state outlives them.
    private static var casesOfState: UInt64 { 6 }

    /// Whether state of the code outlives a case: cases that are generated in the opposite order are other cases.
    ///
    /// For code whose runs do not repeat, the answer is no. Only cases before a trap or a hang are compared.
    ///
    /// - Parameter length: the most steps of a case.
    package static func keepsState(length: Int) -> Bool {
        let indices = Array(0..<casesOfState)
        let orders: [(indices: [UInt64], server: FreshServer)] = [
            (indices, .first), (indices.reversed(), .second),
        ]
        let texts = Locked<[Int: [UInt64: String]]>([:])
        DispatchQueue.concurrentPerform(iterations: orders.count) { number in
            let drawn = self.drawn(orders[number].indices, length: length, on: orders[number].server)
            texts.withLock { $0[number] = drawn }
        }
        let (first, second) = texts.withLock { ($0[0] ?? [:], $0[1] ?? [:]) }
        guard isDifferent(first, second) else { return false }
        return !isDifferent(first, drawn(indices, length: length, on: .second))
    }

    private static func isDifferent(_ texts: [UInt64: String], _ others: [UInt64: String]) -> Bool {
        texts.contains { index, text in others[index].map { $0 != text } ?? false }
    }

    /// Returns the cases that a fresh process generates, up to one that ends the process.
    private static func drawn(_ indices: [UInt64], length: Int, on server: FreshServer) -> [UInt64: String] {
        var texts: [String] = []
        let task = DrawTask<Inner>(length: length, indices: indices)
        ProcessShortage.ending { () throws(FileError) in
            _ = try IsolatedExecutor.performAfresh(
                task, of: S.program, on: server, timeLimit: Inner.timeLimit, hang: .possible
            ) { texts.append($0) }
        }
        return Dictionary(uniqueKeysWithValues: zip(indices, texts))
    }
}
