import FuzzEngine

/// The file names of findings. The first finding of a mechanism is `out-of-range-blocks-live.case`; a finding that shows it under
/// further configurations is `out-of-range-blocks-live-2.case`, and so on.
package enum FindingName {
    /// Returns the file name of one of a mechanism's findings.
    ///
    /// - Parameter number: counted from 1.
    package static func name(_ mechanism: some FailureMechanism, _ number: Int) -> String {
        "\(stem(of: mechanism))\(number == 1 ? "" : "-\(number)").\(CorpusLayout.fileExtension)"
    }

    /// Returns whether a path ends in a file name for the mechanism. Compares bytes, as `CorpusEntry.isBelow` does.
    package static func isName(_ path: String, of mechanism: some FailureMechanism) -> Bool {
        guard let stem = stem(path) else { return false }
        let name = Self.stem(of: mechanism).utf8
        return stem.utf8.elementsEqual(name) || withoutNumber(stem)?.utf8.elementsEqual(name) == true
    }

    /// Returns the mechanism that a path names at its end; `nil` if it names none of these.
    ///
    /// A mechanism may end with a number, as `exit.status-7` does, and so may a name. The longest mechanism is meant then.
    package static func mechanism<Mechanism: FailureMechanism>(
        named path: String, among mechanisms: some Sequence<Mechanism>
    ) -> Mechanism? {
        mechanisms.filter { isName(path, of: $0) }
            .max { stem(of: $0).utf8.count < stem(of: $1).utf8.count }
    }

    /// The most bytes of a mechanism in a file name, which stays below 60 characters with a number and an extension.
    private static let mostBytes = 52

    /// Returns the mechanism as the beginning of a file name. A checksum replaces the end of a long one, from the word that no longer
    /// fits.
    package static func stem(of mechanism: some FailureMechanism) -> String {
        let name = mechanism.description
        guard name.utf8.count > mostBytes else { return name }
        let ending = "-" + String(Checksum(name.utf8).value, radix: 16).prefix(4)
        let start = name.prefix(mostBytes - ending.count)
        return (start.lastIndex(of: "-").map { start[..<$0] } ?? start) + ending
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
