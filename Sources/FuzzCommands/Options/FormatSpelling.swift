import ArgumentParser

/// How a form of output is chosen: by `--format`, whatever the command.
enum FormatSpelling {
    /// The error of a flag that chose a form before.
    static func problem(of flag: String, now format: String) -> ValidationError {
        ValidationError("\(flag) is '--format \(format)' now.")
    }
}
