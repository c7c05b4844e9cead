import BindingFuzz
import FuzzCorpus

/// The checks on every byte string as a text: a reader either reports an error, or what it read is the same after it is written and
/// read again.
package enum ParserCheck {
    /// Returns the problem with an input as a case and as a stream of cases, or nil if there is none.
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

    /// Returns the problem with a case that was read, or nil if there is none.
    static func problem(ofRead file: CaseFile<RowModel>) -> String? {
        let text = file.text
        do {
            let again = try CaseFile<RowModel>(text: text)
            return again == file && again.text == text ? nil : "reads back as another case:\n\(text)\n\(again.text)"
        } catch {
            return "what was written is not read: \(error)\n\(text)"
        }
    }

    /// Returns the problem with an input as a table of verdicts, or nil if there is none.
    ///
    /// A whole table is longer than a fuzzer's inputs. So an input that begins like a table gets the missing lines, which tests
    /// that the reader accepts as well as rejects.
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
