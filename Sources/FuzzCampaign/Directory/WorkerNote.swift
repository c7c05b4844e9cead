/// The names of the files in which workers note what they run.
enum WorkerNote {
    /// The name of the file of a worker.
    ///
    /// - Parameters:
    ///   - process: the process that starts the worker.
    ///   - number: which of the workers that it starts.
    static func name(process: Int32, number: Int) -> String { "\(process)-\(number)" }

    /// Whether a file has the name of such a note.
    static func isName(_ name: String) -> Bool {
        let parts = name.split(separator: "-", omittingEmptySubsequences: false)
        return parts.count == 2 && parts.allSatisfy(isNumber)
    }

    private static func isNumber(_ text: Substring) -> Bool {
        !text.isEmpty && text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }
}
