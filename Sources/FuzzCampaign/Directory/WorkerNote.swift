/// The names of the files that hold the progress markers of workers.
enum WorkerNote {
    /// Returns the name of the file of a worker.
    ///
    /// - Parameters:
    ///   - process: the process that starts the worker.
    ///   - number: the number of the worker among those that the process starts.
    static func name(process: Int32, number: Int) -> String { "\(process)-\(number)" }

    /// Returns whether a file name has the form of these names.
    static func isName(_ name: String) -> Bool {
        let parts = name.split(separator: "-", omittingEmptySubsequences: false)
        return parts.count == 2 && parts.allSatisfy(isNumber)
    }

    private static func isNumber(_ text: Substring) -> Bool {
        !text.isEmpty && text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }
}
