import FilesAndProcesses
import FuzzCampaign

/// The cause of a crash, an exit or a hang, in words that a file name can have.
struct CrashCause {
    /// The most words of a message, which say what went wrong.
    private static let mostWords = 5

    /// The code of the app that ended the process, such as `refill of QuotaModel` or `Button Next of AttachmentsView`.
    private let code: String?
    /// What went wrong, without values, which differ between runs; `nil` if that is unknown.
    let failure: String?
    /// The action of the view that was running, in parentheses; empty if none was.
    let operation: String
    /// The object that a preview does not provide; `nil` for other causes.
    private let missing: MissingObject?

    /// Returns the text of the actions that run, the outermost first: two lines for each.
    static func note(_ actions: [(words: String, description: String)]) -> String {
        actions.map { "\($0.words)\n\($0.description)" }.joined(separator: "\n")
    }

    init(_ report: CrashReport) {
        let innermost = report.noteLines.suffix(2)
        missing = report.failure.flatMap(MissingObject.init(in:))
        failure = report.failure.map(Self.essence)
        operation = innermost.last.map { " (\($0))" } ?? ""
        code =
            report.appFrames.first.map { Self.words(of: $0, in: innermost.first) } ?? innermost.first
            ?? report.message.flatMap(Self.file)
    }

    /// Creates the cause of a hang: the action that never returned, or else the outermost call. Where in it the code was is chance.
    init(ofHang report: CrashReport) {
        let outermost = report.noteLines.prefix(2)
        (failure, missing) = (nil, nil)
        operation = outermost.last.map { " (\($0))" } ?? ""
        code = outermost.first ?? report.appFrames.last.map { Self.words(of: $0, in: nil) }
    }

    /// Returns the code followed by some words. For an object that a preview does not provide, returns the preview and the type: which
    /// of its views read the object first makes no other cause.
    func text(_ words: String?) -> String {
        if let missing, let preview = missing.preview { return "preview \(preview) provides no \(missing.type)" }
        return [code, words].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// Returns the words of a call: its function, or the action for a closure in the body of the action's view.
    ///
    /// A function that several actions call is thus one cause, and a closure in body is named as people know it.
    static func words(of frame: SourceFrame, in action: String?) -> String {
        let parts = frame.function.split(separator: ".")
        guard let name = parts.last, parts.count > 1 else { return action ?? frame.function }
        let place = " of \(parts[parts.count - 2])"
        if frame.isInClosure, name == "body", let action {
            // A control whose view has gone meanwhile has lost its place.
            if action.hasSuffix(place) { return action }
            if !action.contains(" of ") { return action + place }
        }
        return "\(name)\(place)"
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
        // An apostrophe within a word is no quote.
        let plain = text.replacing(#/([A-Za-z])'([a-z])/#) { "\($0.output.1)\($0.output.2)" }
        let words = plain.prefix { !"\"'“‘(:".contains($0) }.split(separator: " ")
            .filter { $0.allSatisfy { $0.isASCII && $0.isLetter } }
        let what = words.prefix(mostWords).joined(separator: " ")
        return what.isEmpty ? found.map { String(message[$0]) } ?? "" : what
    }
}

extension CrashReport {
    fileprivate var noteLines: [String] { note?.split(separator: "\n").map(String.init) ?? [] }
}
