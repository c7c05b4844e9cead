import BindingFuzz
import Foundation
import FuzzCorpus

/// Something that a child does for `Isolated`: it is sent as a line, and answered by a line for each answer.
package protocol IsolatedTask: Codable {
    /// A part of the answer. One at a time, so that it is known how far a child came.
    associatedtype Answer: Codable

    /// The word that the line begins with.
    static var name: String { get }

    /// Does it, and answers.
    func perform(_ answer: (Answer) -> Void)
}

/// The lines that a child and who started it exchange.
package enum IsolationLine {
    /// What the line of a trap's note begins with, after which it is a string of JSON. No answer begins like this.
    package static let trap = UInt8(ascii: "!")
    /// What a child says after its last answer.
    static let done = Data(".".utf8)
    /// What it says in the place of that where it has grown so much that it does nothing more.
    static let doneForGood = Data("..".utf8)

    static func of<Task: IsolatedTask>(_ task: Task) -> Data {
        Data("\(Task.name) ".utf8) + JSONText.line(task)
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
        guard let blank = line.firstIndex(of: UInt8(ascii: " ")),
            let task = tasks.first(where: { line[..<blank].elementsEqual($0.name.utf8) })
        else { return false }
        return perform(task, Data(line[(blank + 1)...]))
    }

    private func perform<Task: IsolatedTask>(_ task: Task.Type, _ data: Data) -> Bool {
        guard let task = try? JSONDecoder().decode(Task.self, from: data) else { return false }
        task.perform { write(JSONText.line($0)) }
        write(ProcessMemory.isExhausted ? IsolationLine.doneForGood : IsolationLine.done)
        return true
    }

    private func write(_ line: Data) {
        FileDescriptor.write([UInt8](line) + [UInt8(ascii: "\n")], to: output)
    }
}
