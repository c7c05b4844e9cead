import FuzzEngine

/// The names of findings: the first case of a mechanism is `out-of-range-blocks-live.case`, and what shows the mechanism where
/// that one does not is `out-of-range-blocks-live-2.case`, and so on.
package enum FindingName {
    /// The name of one of a mechanism's findings.
    ///
    /// - Parameter number: counted from 1.
    package static func name(_ mechanism: some FailureMechanism, _ number: Int) -> String {
        "\(mechanism)\(number == 1 ? "" : "-\(number)").\(CorpusLayout.fileExtension)"
    }

    /// Whether a path ends in the name of one of a mechanism's findings. Bytes are compared, as `CorpusEntry.isBelow` does.
    package static func isName(_ path: String, of mechanism: some FailureMechanism) -> Bool {
        guard let stem = stem(path) else { return false }
        let name = mechanism.description.utf8
        return stem.utf8.elementsEqual(name) || withoutNumber(stem)?.utf8.elementsEqual(name) == true
    }

    /// The last part of a path without the ending of a case; nil where it has another.
    private static func stem(_ path: String) -> Substring? {
        let ending = ".\(CorpusLayout.fileExtension)".utf8
        guard let name = path.utf8.split(separator: UInt8(ascii: "/")).last,
            name.suffix(ending.count).elementsEqual(ending)
        else { return nil }
        return Substring(name.dropLast(ending.count))
    }

    /// A name without the number at its end, as in `-2`; nil where it has none.
    private static func withoutNumber(_ stem: Substring) -> Substring? {
        let digits = stem.utf8.reversed().prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }.count
        let rest = stem.utf8.dropLast(digits)
        guard digits > 0, rest.last == UInt8(ascii: "-") else { return nil }
        return Substring(rest.dropLast())
    }
}
