import BindingFuzz
import FuzzCorpus

/// Writes one JSON object a line for each case and configuration.
///
/// Ten thousand cases under the full matrix are four million lines, so they are put together from bytes that
/// were prepared once; only the name of a case needs escaping.
public struct JSONLines {
    /// What has been written and not yet been taken.
    public private(set) var bytes: [UInt8] = []
    private let configurations: [[UInt8]]

    /// Prepares for the outcomes of these configurations.
    public init(_ configurations: [Configuration]) {
        self.configurations = configurations.map { Array(#","configuration":"\#($0)","verdict":""#.utf8) }
    }

    /// Adds a line for each outcome.
    ///
    /// - Parameters:
    ///   - name: the name of the case.
    ///   - outcomes: in the order of the configurations.
    public mutating func append(name: String, outcomes: [Outcome]) {
        let start = Array("{\"case\":\(JSONText.quoted(name))".utf8)
        for (configuration, outcome) in zip(configurations, outcomes) {
            bytes.append(contentsOf: start)
            bytes.append(contentsOf: configuration)
            bytes.append(contentsOf: outcome.verdict.rawValue.utf8)
            bytes.append(UInt8(ascii: "\""))
            if let stale = outcome.stale { append(stale) }
            append(#","delivered":"#, outcome.delivered)
            append(#","skipped":"#, outcome.skipped)
            append(#","undelivered":"#, outcome.undelivered)
            bytes.append(contentsOf: (outcome.offMain ? #","offMain":true}"# : #","offMain":false}"#).utf8)
            bytes.append(.lineFeed)
        }
    }

    /// Takes what has been written.
    public mutating func take() -> [UInt8] {
        defer { bytes.removeAll(keepingCapacity: true) }
        return bytes
    }

    private mutating func append(_ stale: StaleDereference) {
        append(#","row":"#, stale.row)
        append(#","index":"#, stale.index)
        append(#","found":"#, stale.found)
        append(#","step":"#, stale.step)
        append(#","place":""#, stale.place)
        append(#","causeStep":"#, stale.causeStep)
        append(#","causePlace":""#, stale.causePlace)
    }

    private mutating func append(_ key: StaticString, _ place: Place) {
        append(key)
        bytes.append(contentsOf: place.description.utf8)
        bytes.append(UInt8(ascii: "\""))
    }

    private mutating func append(_ key: StaticString, _ number: Int) {
        append(key)
        if number < 10 {
            bytes.append(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: number))
        } else {
            bytes.append(contentsOf: String(number).utf8)
        }
    }

    private mutating func append(_ text: StaticString) {
        text.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }
}

/// Text as JSON spells it.
enum JSONText {
    /// A string literal. Escapes what RFC 8259, section 7, asks for, and whatever else is hidden in the text.
    static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "\n": quoted += "\\n"
            case "\t": quoted += "\\t"
            case "\r": quoted += "\\r"
            case _ where scalar.isHidden: quoted += escape(scalar)
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }

    /// JSON with what is hidden in its strings spelled out. Between strings nothing is, but the ends of lines.
    static func visible(_ json: String) -> String {
        guard json.unicodeScalars.contains(where: { $0.isHidden && $0 != "\n" }) else { return json }
        return json.unicodeScalars.map { $0.isHidden && $0 != "\n" ? escape($0) : String($0) }.joined()
    }

    private static func escape(_ scalar: Unicode.Scalar) -> String {
        String(scalar).utf16.map { unit in
            let digits = String(unit, radix: 16)
            return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }.joined()
    }
}
