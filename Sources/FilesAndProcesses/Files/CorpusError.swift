import Foundation
import PlainText

/// What is wrong with files that were to be read or written; a line for each problem.
package struct CorpusError: ReadableError, Sendable {
    /// A line for each problem; what a file's name or text hides is spelled out.
    package let problems: [String]

    /// Makes an error of at least one problem.
    package init(problems: [String]) {
        self.problems = problems.map(\.visible)
    }

    package var description: String { problems.joined(separator: "\n") }
}

extension Error {
    /// The error in words that a person can use, whatever threw it.
    package var reason: String {
        switch self {
        case let error as any ReadableError: return error.description
        case let error as DecodingError: return error.words
        default: break
        }
        let chain = sequence(first: self as NSError) { $0.userInfo[NSUnderlyingErrorKey] as? NSError }
        let number = chain.first { $0.domain == NSPOSIXErrorDomain }?.code
        // Foundation names itself and a number, and little else.
        return number.map { String(cString: strerror(Int32(truncatingIfNeeded: $0))) }
            ?? (self as? CocoaError)?.words ?? "the system does not say why"
    }
}

extension CocoaError {
    /// What Foundation noticed itself, without asking the system; nil for what it does not do here.
    fileprivate var words: String? {
        switch code {
        case .fileNoSuchFile, .fileReadNoSuchFile: "there is no such file"
        case .fileReadNoPermission, .fileWriteNoPermission: "there is no permission for it"
        case .fileWriteFileExists: "something else has the name"
        case .fileWriteOutOfSpace: "there is no room left"
        case .fileWriteVolumeReadOnly: "nothing can be written there"
        default: nil
        }
    }
}

extension DecodingError {
    /// What is wrong with JSON that a program has written, and where in it.
    fileprivate var words: String {
        switch self {
        case .keyNotFound(let key, let context): "'\((context.codingPath + [key]).dotted)' is missing"
        case .valueNotFound(_, let context): "'\(context.codingPath.dotted)' is missing"
        case .typeMismatch(_, let context): "'\(context.codingPath.dotted)' is of another kind"
        case .dataCorrupted(let context):
            context.codingPath.isEmpty
                ? "it is not JSON" : "'\(context.codingPath.dotted)' has a value that it cannot have"
        @unknown default: "it is not as it was written"
        }
    }
}

extension [any CodingKey] {
    fileprivate var dotted: String { map { $0.intValue.map { "\($0)" } ?? $0.stringValue }.joined(separator: ".") }
}
