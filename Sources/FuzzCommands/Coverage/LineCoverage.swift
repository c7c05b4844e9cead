import Foundation

/// The lines of an app's files that ran, as `llvm-cov export -summary-only` has them.
package struct LineCoverage: Hashable {
    /// A file, and its lines with code.
    package struct File: Hashable {
        /// The path, below the current directory if the file is there.
        package let path: String
        /// The number of lines with code.
        package let lines: Int
        /// The number of those that ran.
        package let covered: Int
    }

    /// The files of the app, by path.
    package let files: [File]

    private struct Export: Decodable {
        struct Unit: Decodable { let files: [FileSummary] }
        struct FileSummary: Decodable {
            let filename: String
            let summary: Summary
        }
        struct Summary: Decodable { let lines: Lines }
        struct Lines: Decodable { let count: Int, covered: Int }

        let data: [Unit]
    }

    /// Reads the output of `llvm-cov`. Leaves out dependencies, and what bindfuzz consists of.
    ///
    /// - Parameters:
    ///   - export: the JSON text.
    ///   - directory: the current directory.
    ///   - sources: the directory of bindfuzz's own sources.
    package init(export: Data, in directory: String, leavingOut sources: String = Self.sourcesOfThisPackage) throws {
        let files = try JSONDecoder().decode(Export.self, from: export).data.flatMap(\.files)
        let parts = ["/.build/", "/checkouts/", "/DerivedSources/", "/@__swiftmacro"]
        self.files =
            files.filter { file in
                file.summary.lines.count > 0 && !file.filename.hasPrefix(sources)
                    && !parts.contains { file.filename.contains($0) }
            }
            .map { file in
                let isHere = file.filename.hasPrefix(directory + "/")
                return File(
                    path: isHere ? String(file.filename.dropFirst(directory.count + 1)) : file.filename,
                    lines: file.summary.lines.count, covered: file.summary.lines.covered)
            }
            .sorted { $0.path < $1.path }
    }

    /// The directory of this package's sources, as the compiler read it.
    package static let sourcesOfThisPackage =
        URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .path()

    /// A line for each file, and one for all of them.
    package var lines: [String] {
        let count = files.reduce(0) { $0 + $1.lines }
        let covered = files.reduce(0) { $0 + $1.covered }
        let all = files + [File(path: "in all", lines: count, covered: covered)]
        let width = all.map(\.path.count).max() ?? 0
        return ["lines of the app that ran:"]
            + all.map { file in
                let share = file.lines == 0 ? 0 : 100 * file.covered / file.lines
                return "  \(file.path.padding(toLength: width, withPad: " ", startingAt: 0))  "
                    + "\(file.covered) of \(file.lines) (\(share) %)"
            }
    }
}
