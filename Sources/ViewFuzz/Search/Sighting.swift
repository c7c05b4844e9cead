import BindingFuzz
import FuzzCampaign
import HeadlessUI

/// What is to be seen at a moment of a run, as numbers that are the same in every process.
struct Sighting: Codable, Hashable {
    /// Of all texts on screen, and of what can be done there.
    let screen: UInt64
    /// Of what can be done there alone.
    let offers: UInt64

    init(screen: UInt64, offers: UInt64) {
        (self.screen, self.offers) = (screen, offers)
    }

    init(view: String, texts: [String], actions: [UserAction]) {
        var sum = Checksum()
        sum.add(view)
        for action in actions {
            action.write(to: &sum)
            sum.endText()
        }
        offers = sum.spread
        for text in texts {
            var text = text
            text.withUTF8 { bytes in
                var rest = bytes[...]
                while !rest.isEmpty {
                    let end = rest.firstIndex(of: UInt8(ascii: " ")) ?? rest.endIndex
                    let word = rest[..<end]
                    if !word.isEmpty, !Self.isMadeUp(word) { sum.add(word) }
                    rest = rest[end...].dropFirst()
                }
            }
        }
        screen = sum.spread
    }

    /// Whether it is a number of an item, a time or a date that the app makes up: each run has another, and what cases teach
    /// has to be the same in all processes.
    private static func isMadeUp(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        var count = 0
        for byte in word where UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte { count += 1 }
        return count > 4
    }
}

extension Checksum: TextOutputStream {
    mutating func add(_ text: String) {
        write(text)
        endText()
    }

    mutating func add(_ text: Slice<UnsafeBufferPointer<UInt8>>) {
        for byte in text { add(UInt64(byte)) }
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
    /// By which steps are counted: all that is said of it but a number that may be any.
    var key: UInt64 {
        var sum = Checksum()
        if case .user(var action) = self, action.verb != .set, action.number != nil {
            action.number = nil
            sum.add(action.words)
        } else {
            sum.add(description)
        }
        return sum.spread
    }

    /// By which pairs in a row are counted: what it is done to, wherever that stands, without what is typed.
    var kindKey: UInt64 {
        var sum = Checksum()
        switch self {
        case .user(let action):
            sum.add(action.verb.rawValue)
            sum.add(action.label ?? "")
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
