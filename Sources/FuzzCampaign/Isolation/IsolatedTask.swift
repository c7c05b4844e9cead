import FilesAndProcesses
import FuzzEngine
import Foundation
import FuzzCorpus

/// Something that a child does for `Isolated`: it is sent as a line, and answered by a line for each answer.
package protocol IsolatedTask: Codable {
    /// A part of the answer. One at a time, so that it is known how far a child came.
    associatedtype Answer: Codable

    /// The word that the line begins with.
    static var name: String { get }

    /// The most answers that there can be.
    var mostAnswers: Int { get }

    /// Does it, and answers.
    func perform(_ answer: (Answer) -> Void)
}

extension IsolatedTask {
    /// As many as the task finds.
    package var mostAnswers: Int { .max }
}

/// What a child signs its lines with: a number that each task has of its own.
///
/// The code that a child runs may write to any file that is open in its process. A line that it has written, or torn, and one
/// that answers an earlier task, has no such signature.
struct IsolationTicket {
    private let number: UInt64

    /// A number that nobody guesses.
    init() {
        var generator = SystemRandomNumberGenerator()
        number = generator.next()
    }

    /// Reads the number; nil where the text is none.
    init?(_ text: some Sequence<UInt8>) {
        guard let number = UInt64(String(decoding: Array(text), as: UTF8.self), radix: 16) else { return nil }
        self.number = number
    }

    /// The number, as an order has it.
    var text: String { String(number, radix: 16) }

    /// A line that answers the task.
    func signed(_ message: Data) -> Data { signature(of: message) + message }

    /// What a line says; nil where it does not answer this task, or was changed on its way.
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

/// The lines that a child and who started it exchange.
package enum IsolationLine {
    /// What the line of a trap's note begins with, after which it is a string of JSON. No signature begins like this: who traps
    /// can do little.
    package static let trap = UInt8(ascii: "!")
    /// What a child says after its last answer.
    static let done = Data(".".utf8)
    /// What it says in the place of that where it has grown so much that it does nothing more.
    static let doneForGood = Data("..".utf8)

    static func of<Task: IsolatedTask>(_ task: Task, _ ticket: IsolationTicket) -> Data {
        Data("\(Task.name) \(ticket.text) ".utf8) + JSONText.line(task)
    }
}

/// Does tasks, in the child.
package struct IsolationServer {
    private let tasks: [any IsolatedTask.Type]
    private let output: Int32

    /// - Parameters:
    ///   - tasks: what it can be asked for.
    ///   - output: where answers are written to.
    package init(_ tasks: [any IsolatedTask.Type], output: Int32) {
        self.tasks = tasks
        self.output = output
    }

    /// Does what a line asks for.
    ///
    /// - Returns: whether it could be understood.
    package func perform(_ line: Data) -> Bool {
        let words = line.split(separator: UInt8(ascii: " "), maxSplits: 2)
        guard words.count == 3, let ticket = IsolationTicket(words[1]),
            let task = tasks.first(where: { words[0].elementsEqual($0.name.utf8) })
        else { return false }
        return perform(task, Data(words[2]), ticket)
    }

    private func perform<Task: IsolatedTask>(_ task: Task.Type, _ data: Data, _ ticket: IsolationTicket) -> Bool {
        guard let task = try? JSONDecoder().decode(Task.self, from: data) else { return false }
        task.perform { write(ticket.signed(JSONText.line($0))) }
        write(ticket.signed(ProcessMemory.isExhausted ? IsolationLine.doneForGood : IsolationLine.done))
        return true
    }

    private func write(_ line: Data) {
        FileDescriptor.write([UInt8](line) + [UInt8(ascii: "\n")], to: output)
    }
}
