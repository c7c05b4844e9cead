import Foundation

/// A call in a backtrace.
package struct SourceFrame: Hashable, Sendable {
    /// The function in short form: `Quota.refill`. For a closure, it is the function around it.
    package let function: String
    /// Whether the code is a closure in the function.
    package let isInClosure: Bool
    /// The path of the source file, as the compiler read it; `nil` if it is unknown.
    package let file: String?
    /// The line, from 1; 0 if it is unknown.
    package let line: Int
    /// Whether the line is only near the code: optimized code does not always have a line.
    package let isNear: Bool

    /// Creates a frame.
    package init(function: String, isInClosure: Bool = false, file: String?, line: Int, isNear: Bool = false) {
        self.function = function
        self.isInClosure = isInClosure
        self.file = file
        self.line = line
        self.isNear = isNear
    }

    /// Whether the code belongs to the app, and its line is known.
    package var isOfApp: Bool { line > 0 && isInFileOfApp }

    /// Whether the source is in a checkout of a person, and not one of this package or of a dependency, nor what a macro has written.
    var isInFileOfApp: Bool {
        guard let file else { return false }
        return !file.hasPrefix(Self.sourcesOfThisPackage) && !file.contains("/checkouts/") && !file.contains("<")
            && !file.contains("swift-generated-sources/") && access(file, F_OK) == 0
    }

    private static let sourcesOfThisPackage =
        URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path()

    /// The file and the line, such as `Sources/App/Quota.swift:93`, as a path from its package; `nil` without a file.
    package var position: String? {
        guard let file else { return nil }
        let parts = file.split(separator: "/")
        let root = parts.indices.dropLast().last { end in
            access("/" + parts[...end].joined(separator: "/") + "/Package.swift", F_OK) == 0
        }
        let path = parts[(root.map { $0 + 1 } ?? max(0, parts.count - 2))...].joined(separator: "/")
        return line > 0 ? "\(path):\(line)" : path
    }
}

extension [SourceFrame] {
    /// Whether the innermost call of the app's own code has an exact line.
    package var hasExactLine: Bool { first(where: \.isInFileOfApp).map { $0.line > 0 && !$0.isNear } ?? false }

    /// The calls of the app's own code, innermost first, without its entry point. A function that calls itself counts once.
    package var appFrames: [SourceFrame] {
        reduce(into: []) { frames, frame in
            if frame.isOfApp, !frame.function.hasSuffix("main"), frames.last != frame { frames.append(frame) }
        }
    }
}
