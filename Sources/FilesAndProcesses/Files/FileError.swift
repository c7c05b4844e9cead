import Foundation
import PlainText

/// The reasons why files cannot be read or written, one on each line.
package struct FileError: ReadableError, Sendable {
    /// The problems, one on each line; hidden characters of names and texts are spelled out.
    package let problems: [String]

    /// Creates an error from at least one problem.
    package init(problems: [String]) {
        self.problems = problems.map(\.visible)
    }

    package var description: String { problems.joined(separator: "\n") }
}

extension Error {
    /// The reason in words for a person, whichever error was thrown.
    package var reason: String {
        switch self {
        case let error as any ReadableError: return error.description
        case let error as DecodingError: return error.words
        default: break
        }
        let chain = sequence(first: self as NSError) { $0.userInfo[NSUnderlyingErrorKey] as? NSError }
        let number = chain.first { $0.domain == NSPOSIXErrorDomain }?.code
        // Foundation's own description holds little more than a domain and a code.
        return number.map { String(cString: strerror(Int32(truncatingIfNeeded: $0))) }
            ?? (self as? CocoaError)?.words ?? "the system gives no reason"
    }
}

extension CocoaError {
    /// The reason that Foundation found without a system call; `nil` for codes that do not occur here.
    fileprivate var words: String? {
        switch code {
        case .fileNoSuchFile, .fileReadNoSuchFile: "no such file"
        case .fileReadNoPermission, .fileWriteNoPermission: "permission denied"
        case .fileWriteFileExists: "another file has this name"
        case .fileWriteOutOfSpace: "no space left"
        case .fileWriteVolumeReadOnly: "the volume is read-only"
        default: nil
        }
    }
}

extension DecodingError {
    /// The reason why a program's JSON cannot be decoded, with the coding path.
    fileprivate var words: String {
        switch self {
        case .keyNotFound(let key, let context): "'\((context.codingPath + [key]).dotted)' is missing"
        case .valueNotFound(_, let context): "'\(context.codingPath.dotted)' is missing"
        case .typeMismatch(_, let context): "'\(context.codingPath.dotted)' has another type"
        case .dataCorrupted(let context):
            context.codingPath.isEmpty
                ? "it is not JSON" : "'\(context.codingPath.dotted)' has an invalid value"
        @unknown default: "it is damaged"
        }
    }
}

extension [any CodingKey] {
    fileprivate var dotted: String { map { $0.intValue.map { "\($0)" } ?? $0.stringValue }.joined(separator: ".") }
}
