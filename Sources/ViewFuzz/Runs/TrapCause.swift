/// The cause of a trap in words that a file name can have.
enum TrapCause {
    /// The most words of a message, which say what went wrong.
    private static let mostWords = 5

    /// Returns the code that trapped, and what went wrong.
    ///
    /// - Parameters:
    ///   - action: the words of the action that trapped; `nil` if none was running.
    ///   - message: the message of the runtime, such as `App/Model.swift:93: Fatal error: Index out of range`; `nil` if there is none.
    static func text(_ action: String?, _ message: String?) -> String {
        [action ?? message.flatMap(file), message.map(essence)].compactMap { $0 }.filter { !$0.isEmpty }
            .joined(separator: " ")
    }

    /// Returns the name of the file that a message names; `nil` if it names none.
    private static func file(in message: String) -> String? {
        guard let end = message.firstRange(of: ".swift:") else { return nil }
        return message[..<end.lowerBound].split(separator: "/").last.map(String.init)
    }

    /// Returns what went wrong, without values, which differ between runs: the first words that consist of letters.
    private static func essence(of message: String) -> String {
        let kinds = ["Fatal error", "Precondition failed", "Assertion failed"]
        let found = kinds.compactMap { message.firstRange(of: $0) }.first
        var text = found.map { message[$0.upperBound...] } ?? message[...]
        if text.hasPrefix(":") { text = text.dropFirst() }
        let words = text.prefix { !"\"'“‘(:".contains($0) }.split(separator: " ")
            .filter { $0.allSatisfy { $0.isASCII && $0.isLetter } }
        let what = words.prefix(mostWords).joined(separator: " ")
        return what.isEmpty ? found.map { String(message[$0]) } ?? "" : what
    }
}
