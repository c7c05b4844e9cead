/// The results of one command, each in a file named after its input, in a directory that may hold other files.
package enum ResultFiles {
    /// The result of one input.
    package struct Result: Sendable {
        let input: String
        let path: String
        let bytes: [UInt8]

        /// Creates a result.
        ///
        /// - Parameters:
        ///   - input: the path of the file that the result was made from.
        ///   - path: the file to write.
        package init(_ bytes: [UInt8], of input: String, path: String) {
            self.input = input
            self.path = path
            self.bytes = bytes
        }
    }

    /// Creates the files, and names each directory that it creates for them. A file that already has the same bytes stays unchanged;
    /// no file is replaced.
    ///
    /// - Throws: `FileError` with every name that is taken, before any file is written.
    package static func create(_ results: [Result]) throws(FileError) {
        var inputs: [String: String] = [:]
        var problems: [String] = []
        for result in results {
            if let other = inputs.updateValue(result.input, forKey: result.path) {
                problems.append(
                    "\(result.input): error: expected inputs with different names; '\(other)' would be written to "
                        + "\(result.path) as well. "
                        + "Nothing was written; rename one of them, or choose another result file with --output")
            } else if StoredFile.isName(result.path), !isThere(result) {
                problems.append(taken(result, "nothing was written"))
            }
        }
        guard problems.isEmpty else { throw FileError(problems: problems) }
        for result in results {
            // Another process may have taken the name in the meantime.
            let isCreated = try StoredFile.namingNewFolder(of: result.path) { () throws(FileError) in
                try StoredFile.create(result.bytes, path: result.path)
            }
            guard !isCreated, !isThere(result) else { continue }
            throw FileError(problems: [taken(result, "it was left as it is")])
        }
    }

    private static func isThere(_ result: Result) -> Bool {
        (try? StoredFile.readIfThere(path: result.path, upTo: result.bytes.count + 1)) == result.bytes
    }

    private static func taken(_ result: Result, _ outcome: String) -> String {
        "\(result.path): error: expected an unused name for the result of \(result.input); found another file, and "
            + "\(outcome). Move it away, or use another name"
    }
}
