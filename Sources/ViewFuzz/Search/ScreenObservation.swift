import FuzzEngine
import FuzzCampaign
import HeadlessUI

/// An observation at a moment of a run, as hashes that are the same in every process.
struct ScreenObservation: Codable, Hashable {
    /// The hash of the texts on screen and the available actions.
    let screen: UInt64
    /// The hash of the values of the model; 0 if there are none.
    let model: UInt64
    /// The hash of the issue kinds so far that do not count as failures; 0 if there are none.
    let issues: UInt64

    /// The text of the screen while the app is in the background.
    private static let background = "in the background"

    init(screen: UInt64, model: UInt64 = 0, issues: UInt64 = 0) {
        (self.screen, self.model, self.issues) = (screen, model, issues)
    }

    /// - Parameters:
    ///   - texts: The texts on screen.
    ///   - model: The values of the model, each as a number.
    ///   - issues: The kinds of issues so far.
    init(
        view: String, texts: [String], actions: [UserAction], model: Set<UInt64> = [], issues: Set<String> = []
    ) {
        // A set has no order.
        self.model = model.reduce(0, &+)
        var sum = Checksum()
        sum.add(view)
        if actions.indices.contains(where: { actions[$0].verb == .returnToApp }) {
            // An app in the background is one screen, whatever it shows when the user returns.
            sum.add(Self.background)
        } else {
            // A copy of an action takes as long as its sum.
            for index in actions.indices { sum.add(coarsely: actions[index]) }
            for text in texts { sum.add(coarsely: text) }
        }
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

    /// Returns whether another observation is of the same screen, whatever the model has.
    func looks(like other: ScreenObservation) -> Bool { (screen, issues) == (other.screen, other.issues) }

    /// The hashes to count: the screen, and the issues if there are any. Of a model, each value counts by itself.
    var numbers: [UInt64] { issues == 0 ? [screen] : [screen, issues] }
}

extension UInt8 {
    /// Whether the byte is a digit of ASCII.
    var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }
}

extension Checksum {
    /// Adds a user action. Its label is a text of the app. Its number may be any, so it is left out.
    fileprivate mutating func add(coarsely action: UserAction) {
        add(action.verb.rawValue)
        if let label = action.label { add(coarsely: label) }
        if let text = action.text { add(coarsely: text) }
        if action.ordinal > 1 { add(size: UInt64(action.ordinal)) }
        for row in action.rows { add(size: UInt64(row)) }
        endText()
    }

    /// Adds a text without item numbers, times and dates that the app generates. They differ between runs, and feedback must be the
    /// same in all processes.
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

    /// Adds a word. Large numbers count only by their bit width, so that a screen with a counter does not seem new forever.
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

    /// Adds a number: exactly up to 4, by its bit width above.
    private mutating func add(size number: UInt64) {
        add(number <= 4 ? 256 + number : 512 + UInt64(64 - number.leadingZeroBitCount))
    }
}

extension Checksum: TextOutputStream {
    mutating func add(_ text: String) {
        write(text)
        endText()
    }

    /// Adds the UTF-8 bytes of a text to the hash.
    package mutating func write(_ string: String) {
        var string = string
        string.withUTF8 { for byte in $0 { add(UInt64(byte)) } }
    }

    /// Marks the end of a text, so that it differs from the prefix of a longer one.
    mutating func endText() { add(UInt64.max) }

    /// The checksum, mixed over all bits.
    var spread: UInt64 {
        var random = SplitMix64(seed: value)
        return random.next()
    }
}

extension ViewStep {
    /// The key that counts the step: everything but the position of a row.
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

    /// The key that counts the step in pairs: the verb and its target, without the target's position or a typed text.
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
        case .endAnimations: sum.add(ViewStep.endAnimationsWord)
        case .evictRows: sum.add(ViewStep.evictRowsWord)
        case .stall: sum.add(ViewStep.stallWord)
        case .job: sum.add(ViewStep.jobWord)
        case .past: sum.add("past")
        case .compare: sum.add(ViewStep.compareWord)
        }
        return sum.spread
    }
}

extension HostPlatform {
    /// The key that separates the counts of platforms. Whether a step shows at once depends on when the platform updates views.
    var key: UInt64 {
        var sum = Checksum()
        sum.add(rawValue)
        return sum.spread
    }
}
