import FuzzEngine

/// The file names of findings. The first finding of a mechanism is `out-of-range-blocks-live.case`; a finding that shows it under
/// further configurations is `out-of-range-blocks-live-2.case`, and so on.
package enum FindingName {
    /// Returns the file name of one of a mechanism's findings.
    ///
    /// - Parameter number: counted from 1.
    package static func name(_ mechanism: some FailureMechanism, _ number: Int) -> String {
        "\(mechanism)\(number == 1 ? "" : "-\(number)").\(CorpusLayout.fileExtension)"
    }

    /// Returns whether a path ends in a file name for the mechanism. Compares bytes, as `CorpusEntry.isBelow` does.
    package static func isName(_ path: String, of mechanism: some FailureMechanism) -> Bool {
        guard let stem = stem(path) else { return false }
        let name = mechanism.description.utf8
        return stem.utf8.elementsEqual(name) || withoutNumber(stem)?.utf8.elementsEqual(name) == true
    }

    /// Returns the file name without the extension of cases; `nil` if it has a different one.
    private static func stem(_ path: String) -> Substring? {
        let ending = ".\(CorpusLayout.fileExtension)".utf8
        guard let name = path.utf8.split(separator: UInt8(ascii: "/")).last,
            name.suffix(ending.count).elementsEqual(ending)
        else { return nil }
        return Substring(name.dropLast(ending.count))
    }

    /// Returns a name without the number at its end, as in `-2`; `nil` if it has none.
    private static func withoutNumber(_ stem: Substring) -> Substring? {
        let digits = stem.utf8.reversed().prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }.count
        let rest = stem.utf8.dropLast(digits)
        guard digits > 0, rest.last == UInt8(ascii: "-") else { return nil }
        return Substring(rest.dropLast())
    }
}
