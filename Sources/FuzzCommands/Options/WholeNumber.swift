import ArgumentParser

/// Whole numbers as the command line spells them. Options take them with `.unconditional`, or `-1` would be an option that
/// nobody knows, rather than a number that is out of range.
package enum WholeNumber {
    /// Reads a number.
    ///
    /// - Throws: `ValidationError` that says what is taken.
    package static func read(_ text: String) throws -> UInt64 {
        guard text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }), let number = UInt64(text)
        else {
            throw ValidationError("expected a whole number, 0…\(UInt64.max); found '\(text)'")
        }
        return number
    }

    /// Reads a number that counts things in memory.
    static func readCount(_ text: String) throws -> Int { Int(clamping: try read(text)) }

    /// Reads how many threads or processes are to work.
    ///
    /// - Throws: `ValidationError` that says what is taken.
    static func readJobs(_ text: String) throws -> Int {
        guard let jobs = try? readCount(text), (1...256).contains(jobs) else {
            throw ValidationError("expected how many jobs to run at the same time, 1…256; found '\(text)'")
        }
        return jobs
    }
}
