import FilesAndProcesses
import FuzzEngine
import Foundation
import FuzzCorpus

/// A task that a child performs for `IsolatedRunner`. The task is sent as a line, and each answer is a line.
package protocol IsolatedTask: Codable {
    /// A part of the answer. Separate answers show how far a child came.
    associatedtype Answer: Codable

    /// The first word of the line.
    static var name: String { get }

    /// The greatest number of answers.
    var mostAnswers: Int { get }
    /// Whether the child ends after the task, so that the next one has a process that has run nothing before.
    var endsProcess: Bool { get }

    /// How likely the task is to hang, as far as it knows its cases.
    var likelihoodOfHang: HangLikelihood { get }

    /// Whether the end of the search's time ends the task: it runs new cases, or shrinks one.
    static var isOfSearch: Bool { get }

    /// Performs the task, and answers.
    func perform(_ answer: (Answer) -> Void)
}

extension IsolatedTask {
    /// As unlikely as that of any code.
    package var likelihoodOfHang: HangLikelihood { .unlikely }
    /// No bound.
    package var mostAnswers: Int { .max }
    /// `false`: a finding is confirmed and kept after that time, too.
    package static var isOfSearch: Bool { false }
    /// The child goes on.
    package var endsProcess: Bool { false }
}

/// The signature key of a child's lines: a number that is different for each task.
///
/// The code in a child may write to any file that is open in its process. A line that the code has written or torn lacks the
/// signature, and so does an answer to an earlier task.
struct IsolationTicket {
    private let number: UInt64

    /// Creates an unpredictable number.
    init() {
        var generator = SystemRandomNumberGenerator()
        number = generator.next()
    }

    /// Parses the number; returns nil if the text is not a number.
    init?(_ text: some Sequence<UInt8>) {
        guard let number = UInt64(String(decoding: Array(text), as: UTF8.self), radix: 16) else { return nil }
        self.number = number
    }

    /// The text of the number in an order.
    var text: String { String(number, radix: 16) }

    /// Returns a line that answers the task.
    func signed(_ message: Data) -> Data { signature(of: message) + message }

    /// Returns the message of a line; nil if the line does not answer this task, or was changed on the way.
    func message(of line: Data) -> Data? {
        let message = Data(line.dropFirst(Self.signatureLength))
        return line.starts(with: signature(of: message)) ? message : nil
    }

    private static let signatureLength = 17

    private func signature(of message: Data) -> Data {
        var sum = Checksum()
        sum.add(number)
        message.withUnsafeBytes { for byte in $0 { sum.add(UInt64(byte)) } }
        return Data("\(sum.text) ".utf8)
    }
}

/// The lines that a child and its parent exchange.
package enum IsolationLine {
    /// The first byte of a line in which a child tells of its end; the rest is a JSON object. No signature begins with it. A trapped
    /// process can do little, so the line is unsigned.
    package static let trap = UInt8(ascii: "!")

    /// Returns the line in which a child tells of its end.
    ///
    /// - Parameters:
    ///   - note: the activity of the code.
    ///   - addresses: the addresses of the calls, innermost first, counted from the place where the program was loaded.
    package static func crash(_ note: String?, at addresses: [UInt64]) -> [UInt8] {
        let note = note.map { "\"note\":\(JSONStringLiteral.of($0))," } ?? ""
        let list = addresses.map { "\($0)" }.joined(separator: ",")
        return [trap] + Array("{\(note)\"addresses\":[\(list)]}\n".utf8)
    }
    /// The message of a child after its last answer.
    static let done = Data(".".utf8)
    /// The message of a child in place of `done` if it has grown so much that it performs no further task.
    static let doneForGood = Data("..".utf8)
    /// The message of a child in place of `done` if it ends by itself, since the order was to be its last.
    static let doneAsLast = Data("...".utf8)
    /// What follows the number of a child in an order that is to be its last.
    private static let lastOrder = "!"

    /// The first byte of a line in which a fork server tells how its child ended; the rest is a JSON value.
    static let end = UInt8(ascii: "?")

    /// Returns the line in which a fork server tells how its child ended. An answer that the child has not completed ends before it.
    package static func ended(_ end: ChildProcess.End) -> [UInt8] {
        [UInt8](Data("\n?".utf8) + JSONText.line(end) + Data("\n".utf8))
    }

    /// Returns how the child of a fork server ended, as such a line tells.
    static func end(in line: Data) -> ChildProcess.End? {
        try? JSONDecoder().decode(ChildProcess.End.self, from: Data(line.dropFirst()))
    }

    /// Returns the number of the child that an order is for, and whether it is to be the child's last one.
    static func child(of word: Data) -> (number: Int, isLast: Bool)? {
        let text = String(decoding: word, as: UTF8.self)
        let isLast = text.hasSuffix(lastOrder)
        return Int(isLast ? text.dropLast() : text[...]).map { ($0, isLast) }
    }

    /// The exit status of a child that cannot answer.
    static let statusWithoutOutput: Int32 = 213

    /// Returns the order of a task for the child with a number.
    ///
    /// - Parameter isLast: whether the child ends after the task.
    static func of<Task: IsolatedTask>(
        _ task: Task, _ ticket: IsolationTicket, child: Int, isLast: Bool = false
    ) -> Data {
        Data("\(child)\(isLast ? lastOrder : "") \(Task.name) \(ticket.text) ".utf8) + JSONText.line(task)
    }
}

/// Performs tasks, in the child.
package struct IsolationServer {
    private let tasks: [any IsolatedTask.Type]
    private let child: Int
    private let output: Int32

    /// Creates a server.
    ///
    /// - Parameters:
    ///   - tasks: the tasks that it can perform.
    ///   - child: how many children of the fork server have ended.
    ///   - output: the descriptor for the answers.
    package init(_ tasks: [any IsolatedTask.Type], child: Int, output: Int32) {
        self.child = child
        self.tasks = tasks
        self.output = output
    }

    /// Performs the task of a line. Ignores an order that was sent to an earlier child, of which a part may be missing.
    ///
    /// - Returns: whether the line is a valid task.
    package func perform(_ line: Data) -> Bool {
        let words = line.split(separator: UInt8(ascii: " "), maxSplits: 3)
        let addressee = words.first.flatMap { IsolationLine.child(of: Data($0)) }
        if child > 0, addressee?.number != child { return true }
        guard words.count == 4, let addressee, let ticket = IsolationTicket(words[2]),
            let task = tasks.first(where: { words[1].elementsEqual($0.name.utf8) })
        else { return false }
        return perform(task, Data(words[3]), ticket, isLast: addressee.isLast)
    }

    private func perform<Task: IsolatedTask>(
        _ task: Task.Type, _ data: Data, _ ticket: IsolationTicket, isLast: Bool
    ) -> Bool {
        guard let task = try? JSONDecoder().decode(Task.self, from: data) else { return false }
        ErrorOutput.empty()
        task.perform { write(ticket.signed(JSONText.line($0))) }
        // The parent may end this process after the last answer.
        CoverageProfile.write()
        if isLast {
            write(ticket.signed(IsolationLine.doneAsLast))
            // Without what the code does at the end of its process.
            _exit(ExitStatus.asExpected.rawValue)
        }
        write(ticket.signed(ProcessMemory.isExhausted ? IsolationLine.doneForGood : IsolationLine.done))
        return true
    }

    private func write(_ line: Data) {
        guard !FileDescriptor.write([UInt8](line) + [UInt8(ascii: "\n")], to: output) else { return }
        // The code has closed the descriptor, and the parent waits.
        _exit(IsolationLine.statusWithoutOutput)
    }
}
