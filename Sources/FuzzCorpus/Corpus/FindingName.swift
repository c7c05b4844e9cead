import BindingFuzz

/// The names of findings: the first case of a mechanism is `out-of-range-blocks-live.case`, and what shows the mechanism where
/// that one does not is `out-of-range-blocks-live-2.case`, and so on.
package enum FindingName {
    /// The name of one of a mechanism's findings.
    ///
    /// - Parameter number: counted from 1.
    package static func name(_ mechanism: Mechanism, _ number: Int) -> String {
        "\(mechanism)\(number == 1 ? "" : "-\(number)").\(Corpus.fileExtension)"
    }

    /// Whether a path ends in the name of some mechanism's finding.
    package static func isName(_ path: String) -> Bool { Mechanism.all.contains { isName(path, of: $0) } }

    /// Whether a path ends in the name of one of a mechanism's findings. Bytes are compared, as `CorpusEntry.isBelow` does.
    package static func isName(_ path: String, of mechanism: Mechanism) -> Bool {
        guard let name = path.utf8.split(separator: UInt8(ascii: "/")).last else { return false }
        let (start, ending) = (mechanism.description.utf8, ".\(Corpus.fileExtension)".utf8)
        guard name.count >= start.count + ending.count, name.starts(with: start),
            name.suffix(ending.count).elementsEqual(ending)
        else { return false }
        let number = name.dropFirst(start.count).dropLast(ending.count)
        return number.isEmpty
            || number.first == UInt8(ascii: "-") && number.count > 1
                && number.dropFirst().allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    }
}
