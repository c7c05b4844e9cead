import FuzzEngine
import FuzzCampaign
import HeadlessUI

/// What is to be seen at a moment of a run, as numbers that are the same in every process.
struct ScreenObservation: Codable, Hashable {
    /// Of all that is on screen, and of what can be done there.
    let screen: UInt64
    /// Of the kinds of runtime issues that have come up by then and do not count; 0 where none has.
    let issues: UInt64

    init(screen: UInt64, issues: UInt64 = 0) {
        (self.screen, self.issues) = (screen, issues)
    }

    /// - Parameters:
    ///   - texts: what is on screen.
    ///   - issues: the kinds of issues, each once, in whichever order.
    init(view: String, texts: [String], actions: [UserAction], issues: Set<String> = []) {
        var sum = Checksum()
        sum.add(view)
        for action in actions { sum.add(coarsely: action) }
        for text in texts { sum.add(coarsely: text) }
        screen = sum.spread
        guard !issues.isEmpty else {
            self.issues = 0
            return
        }
        sum = Checksum()
        sum.add(view)
        for issue in issues.sorted() { sum.add(issue) }
        self.issues = sum.spread
    }

    /// What was seen: the screen, and issues.
    var numbers: [UInt64] { issues == 0 ? [screen] : [screen, issues] }
}

extension UInt8 {
    fileprivate var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }
}

extension Checksum {
    /// Adds what a person can do, with its label as a text of the app's and without the number, which may be any.
    fileprivate mutating func add(coarsely action: UserAction) {
        add(action.verb.rawValue)
        if let label = action.label { add(coarsely: label) }
        if let text = action.text { add(coarsely: text) }
        if action.ordinal > 1 { add(size: UInt64(action.ordinal)) }
        for row in action.rows { add(size: UInt64(row)) }
        endText()
    }

    /// Adds a text, without the numbers of items, times and dates that the app makes up: each run has others, and what cases
    /// teach has to be the same in all processes.
    fileprivate mutating func add(coarsely text: String) {
        var text = text
        text.withUTF8 { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let end = rest.firstIndex(of: UInt8(ascii: " ")) ?? rest.endIndex
                if end > rest.startIndex { add(coarsely: rest[..<end]) }
                rest = rest[end...].dropFirst()
            }
        }
    }

    /// Adds a word of which great numbers are told apart no further than by how many bits they have: a screen that counts
    /// must not seem new for ever.
    private mutating func add(coarsely word: Slice<UnsafeBufferPointer<UInt8>>) {
        var digits = 0
        for byte in word where byte.isDigit { digits += 1 }
        guard digits <= 4 else { return }
        var number: UInt64?
        for byte in word {
            if byte.isDigit {
                number = (number ?? 0) * 10 + UInt64(byte - UInt8(ascii: "0"))
            } else {
                if let number { add(size: number) }
                number = nil
                add(UInt64(byte))
            }
        }
        if let number { add(size: number) }
        add(UInt64.max)
    }

    /// Adds a number, exactly up to 4.
    private mutating func add(size number: UInt64) {
        add(number <= 4 ? 256 + number : 512 + UInt64(64 - number.leadingZeroBitCount))
    }
}

extension Checksum: TextOutputStream {
    mutating func add(_ text: String) {
        write(text)
        endText()
    }

    package mutating func write(_ string: String) {
        var string = string
        string.withUTF8 { for byte in $0 { add(UInt64(byte)) } }
    }

    /// Tells a text from the beginning of a longer one.
    mutating func endText() { add(UInt64.max) }

    /// The value, with its chance in all bits.
    var spread: UInt64 {
        var random = SplitMix64(seed: value)
        return random.next()
    }
}

extension ViewStep {
    /// By which steps are counted: all that is said of it but the position of a row.
    var key: UInt64 {
        var sum = Checksum()
        if case .user(var action) = self, action.verb.takesPosition {
            action.number = nil
            sum.add(coarsely: action.words)
        } else {
            sum.add(coarsely: description)
        }
        return sum.spread
    }

    /// By which pairs in a row are counted: what it is done to, wherever that stands, without what is typed.
    var kindKey: UInt64 {
        var sum = Checksum()
        switch self {
        case .user(let action):
            sum.add(action.verb.rawValue)
            sum.add(coarsely: action.label ?? "")
        case .outside(let step):
            sum.add(step.kind.rawValue)
            sum.add(step.name)
        case .loop(let step): sum.add(step.word)
        case .wait: sum.add("wait")
        case .reap: sum.add("reap")
        }
        return sum.spread
    }
}

extension HostPlatform {
    /// By which kinds of steps are counted apart: whether a step shows at once depends on when views are updated.
    var key: UInt64 {
        var sum = Checksum()
        sum.add(rawValue)
        return sum.spread
    }
}
