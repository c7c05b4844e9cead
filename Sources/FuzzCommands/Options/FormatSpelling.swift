import ArgumentParser

/// The spelling of an output format: `--format` for every command.
enum FormatSpelling {
    /// Returns the error for a flag that used to select a format.
    static func problem(of flag: String, now format: String) -> ValidationError {
        ValidationError("\(flag) was replaced by '--format \(format)'.")
    }
}
