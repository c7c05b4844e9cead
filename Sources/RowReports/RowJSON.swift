import BindingFuzz
import FuzzReports

/// The outcomes of the row model for programs. Ten thousand cases under the full matrix have 28 million outcomes, so the JSON is
/// assembled from bytes. Rules: `semantics`, section 5.
extension RowModel: OutcomeSpelling {
    /// Appends the verdict and the data of an outcome as JSON members, each after a comma.
    package static func appendJSON(_ outcome: Outcome, to bytes: inout [UInt8]) {
        bytes.append(#","verdict":""#, (outcome.stale?.kind ?? .clean).rawValue)
        if let stale = outcome.stale {
            bytes.append(#","row":"#, stale.row)
            bytes.append(#","index":"#, stale.index)
            bytes.append(#","found":"#, stale.found)
            bytes.append(#","step":"#, stale.step)
            bytes.append(#","place":""#, stale.place.description)
            bytes.append(#","causeStep":"#, stale.causeStep)
            bytes.append(#","causePlace":""#, stale.causePlace.description)
        }
        bytes.append(#","delivered":"#, outcome.delivered)
        bytes.append(#","skipped":"#, outcome.skipped)
        bytes.append(#","undelivered":"#, outcome.undelivered)
        bytes.append(outcome.offMain ? #","offMain":true"# : #","offMain":false"#)
    }
}

extension [UInt8] {
    /// Appends a key and a word, and the quote after it.
    fileprivate mutating func append(_ key: StaticString, _ word: String) {
        append(key)
        append(contentsOf: word.utf8)
        append(UInt8(ascii: "\""))
    }

    fileprivate mutating func append(_ key: StaticString, _ number: Int) {
        append(key)
        if number < 10 {
            append(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: number))
        } else {
            append(contentsOf: String(number).utf8)
        }
    }

    fileprivate mutating func append(_ text: StaticString) {
        text.withUTF8Buffer { append(contentsOf: $0) }
    }
}
