import Foundation
import PlainText

/// What a port has, and what it leaves out.
struct PortReport {
    let package: PortedPackage

    private struct Count {
        var files = 0
        var lines = 0
        var previews = 0

        mutating func add(_ other: Count) {
            files += other.files
            lines += other.lines
            previews += other.previews
        }
    }

    private var counts: (all: Count, kept: Count) {
        package.checkout.modules.flatMap(\.files).reduce(into: (all: Count(), kept: Count())) { counts, file in
            let source = try? PortedSource(path: file)
            let count = Count(files: 1, lines: source?.lineCount ?? 0, previews: source?.previewCount ?? 0)
            counts.all.add(count)
            if package.repairs[file]?.reasonForLeavingOut == nil { counts.kept.add(count) }
        }
    }

    /// Whether any file of the app is in the port.
    var hasFiles: Bool { counts.kept.files > 0 }

    /// The report as lines for a terminal.
    var summary: [String] {
        let (all, kept) = counts
        let gaps = package.repairs.values.reduce(0) { $0 + ($1.reasonForLeavingOut == nil ? $1.gaps.count : 0) }
        var lines = [
            "\(package.checkout.name): \(package.checkout.origin)",
            "\(kept.files) of \(all.files.counted("file")), \(kept.lines) of \(all.lines.counted("line")), "
                + "\(kept.previews) of \(all.previews.counted("preview"))",
        ]
        if gaps > 0 { lines.append("\(gaps.counted("part")) of files left out") }
        let missing = package.missingResources.map { ($0 as NSString).lastPathComponent }
        if !missing.isEmpty {
            lines.append(
                "\(missing.count.counted("resource")) of the project \(missing.count == 1 ? "is" : "are") not in the checkout: "
                    + missing.joined(separator: ", "))
        }
        let models = package.modelProblems.count
        if models > 0 { lines.append("\(models.counted("Core Data model")) left out") }
        if !package.stubs.isEmpty {
            lines.append("modules that are empty here: " + package.stubs.sorted().joined(separator: ", "))
        }
        let stores = Set(package.stubs.compactMap(ToolchainModules.unsupportedStore)).sorted()
        if !stores.isEmpty {
            lines.append(
                "The app uses \(stores.list("and")), which bindfuzz does not support; what needs "
                    + "\(stores.count == 1 ? "it" : "them") is left out.")
        }
        return lines
    }

    /// The report as Markdown.
    var markdown: String {
        let root = package.checkout.root + "/"
        func name(_ file: String) -> String { file.hasPrefix(root) ? String(file.dropFirst(root.count)) : file }
        var text = "# Contents of the port\n\n" + summary.map { "* \($0)\n" }.joined()
        let repairs = package.repairs.sorted { $0.key < $1.key }
        let models = package.modelProblems.map { problem in
            (name(problem.file) + (problem.line.map { ":\($0)" } ?? ""), problem.reason)
        }
        let files = repairs.compactMap { file, repair in repair.reasonForLeavingOut.map { (name(file), $0) } } + models
        if !files.isEmpty {
            text += "\n## Files left out\n\n" + files.map { "* `\($0)`: \($1)\n" }.joined()
        }
        let parts = repairs.filter { $0.value.reasonForLeavingOut == nil && !$0.value.gaps.isEmpty }
        if !parts.isEmpty {
            text += "\n## Parts left out\n\n"
            for (file, repair) in parts {
                for gap in repair.gaps { text += "* `\(name(file)):\(gap.line)`: \(gap.what): \(gap.reason)\n" }
            }
        }
        return text
    }
}
