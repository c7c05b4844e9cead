import FilesAndProcesses
import FuzzCorpus

/// The name of a new package, which is the prefix of its targets' names: `Inbox` for `InboxViews` and `InboxFuzz`.
struct PackageName {
    /// A Swift identifier of ASCII letters and digits that begins with an uppercase letter.
    let text: String

    /// Derives the name from the last component of a directory's path: `my-inbox` becomes `MyInbox`.
    ///
    /// - Throws: `FileError` with the path, if no identifier can be derived from it.
    init(of place: PackagePlace) throws(FileError) {
        let words = place.name.unicodeScalars.split { $0.isASCII && !Self.isWordPart($0) }.map(String.init)
        let text = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        if let problem = Self.problem(with: text) {
            throw FileError(problems: [
                "\(place.asked): error: expected a directory name that can name a package; \(problem); "
                    + "use letters, as in Inbox"
            ])
        }
        self.text = text
    }

    /// Returns the reason why a text is not a valid name, or `nil` if it is.
    private static func problem(with text: String) -> String? {
        let scalars = text.unicodeScalars
        guard let first = scalars.first else { return "found no letter in it" }
        // Module names become names of files and symbols, so letters with two spellings are not allowed.
        if let other = scalars.first(where: { !isWordPart($0) }) { return "found '\(other)', which is not in A to Z" }
        if ("0"..."9").contains(first) { return "found a digit at its start" }
        if ["View", "Binding"].contains(text) { return "\(text)Fuzz is a module of bindfuzz" }
        return nil
    }

    private static func isWordPart(_ scalar: Unicode.Scalar) -> Bool {
        ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar)
    }
}
