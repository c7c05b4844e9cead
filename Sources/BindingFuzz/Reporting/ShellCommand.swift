/// A command as a person copies it into a shell.
enum ShellCommand {
    private static let plain = Set(
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-+=:,./@%".unicodeScalars)

    /// Words with blanks between them; a word that a shell would take apart is quoted.
    static func text(_ words: [String]) -> String {
        words.map(quoted).joined(separator: " ")
    }

    private static func quoted(_ word: String) -> String {
        if !word.isEmpty && word.unicodeScalars.allSatisfy(plain.contains) { return word }
        return "'" + word.replacing("'", with: #"'\''"#) + "'"
    }
}
