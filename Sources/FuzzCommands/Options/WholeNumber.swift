import ArgumentParser

/// Whole numbers on the command line. Options parse them with `.unconditional`. Otherwise `-1` would be reported as an unknown
/// option rather than as a number out of range.
package enum WholeNumber {
    /// Parses a number.
    ///
    /// - Throws: `ValidationError` that names the accepted format.
    package static func read(_ text: String) throws -> UInt64 {
        guard text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }), let number = UInt64(text)
        else {
            throw ValidationError("expected a whole number, 0…\(UInt64.max); found '\(text)'")
        }
        return number
    }

    /// Parses a number that counts things in memory.
    static func readCount(_ text: String) throws -> Int { Int(clamping: try read(text)) }

    /// Parses the number of threads or processes.
    ///
    /// - Throws: `ValidationError` that names the accepted range.
    static func readJobs(_ text: String) throws -> Int {
        guard let jobs = try? readCount(text), (1...256).contains(jobs) else {
            throw ValidationError("expected a number of jobs, 1…256; found '\(text)'")
        }
        return jobs
    }
}
