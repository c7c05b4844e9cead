import BindingFuzz
import FuzzCorpus

/// What must hold of every byte string that is taken for a text: a reader says what is wrong with it, or what it read
/// is written and read again as the same.
package enum ParserCheck {
    /// What does not hold of an input that is taken for a case, and for a stream of them; nil where all does.
    package static func problem(of bytes: [UInt8]) -> String? {
        if let file = try? CaseFile<RowModel>(bytes: bytes, file: "input"), let problem = problem(ofRead: file) {
            return problem
        }
        return problemOfStream(bytes)
    }

    private static func problemOfStream(_ bytes: [UInt8]) -> String? {
        guard let cases = try? CaseFile<RowModel>.read(stream: bytes) else { return nil }
        for (number, entry) in cases.enumerated() {
            if entry.name != "-:\(number + 1)" { return "case \(number + 1) of a stream is named \(entry.name)" }
            if let problem = problem(ofRead: entry.case) { return problem }
        }
        let text = cases.map(\.case.text).joined(separator: "---\n")
        guard let again = try? CaseFile<RowModel>.read(stream: Array(text.utf8)), again.map(\.case) == cases.map(\.case)
        else {
            return "the stream does not read back:\n\(text)"
        }
        return nil
    }

    /// What does not hold of a case that was read; nil where all does.
    static func problem(ofRead file: CaseFile<RowModel>) -> String? {
        let text = file.text
        do {
            let again = try CaseFile<RowModel>(text: text)
            return again == file && again.text == text ? nil : "reads back as another case:\n\(text)\n\(again.text)"
        } catch {
            return "what was written is not read: \(error)\n\(text)"
        }
    }

    /// What does not hold of an input that is taken for a table of verdicts; nil where all does.
    ///
    /// A whole table is longer than a fuzzer's inputs. One that begins like a table is completed with the lines that it
    /// lacks, so that the reader is seen to accept as well as to refuse.
    package static func problemOfTable(_ bytes: [UInt8]) -> String? {
        var text = String(decoding: bytes, as: UTF8.self)
        if text.hasPrefix(firstConfiguration) {
            let count = text.split(separator: "\n").count
            if !text.hasSuffix("\n") { text += "\n" }
            text += cleanLines.dropFirst(count).joined()
        }
        guard let table = try? VerdictTable<RowModel>(text: text, file: "input") else { return nil }
        let written = table.text
        guard let again = try? VerdictTable<RowModel>(text: written, file: "input"), again == table,
            again.text == written
        else {
            return "the table does not read back:\n\(written)"
        }
        return nil
    }

    private static let firstConfiguration = Configuration.fullMatrix.first?.description ?? ""
    private static let cleanLines = Configuration.fullMatrix.map { "\($0) clean seed 1 cases 1\n" }
}
