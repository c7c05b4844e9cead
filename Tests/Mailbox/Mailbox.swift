/// What is fuzzed: a mailbox as somebody has written it, with three mistakes. It knows nothing of fuzzing.
struct Mailbox {
    /// Which letter is taken next.
    enum Order: String, CaseIterable {
        case oldest, newest
    }

    /// A letter. Its serial tells it from others with the same number.
    struct Letter: Hashable {
        let serial: Int
        let number: Int
    }

    private let order: Order
    private let isChecked: Bool
    private var slots: [Letter?]
    private(set) var count = 0

    /// Makes an empty mailbox.
    ///
    /// - Parameters:
    ///   - order: which letter is taken next.
    ///   - capacity: how many letters it has room for.
    ///   - isChecked: whether it refuses a letter that it has no room for.
    init(_ order: Order, capacity: Int, isChecked: Bool) {
        self.order = order
        self.isChecked = isChecked
        slots = Array(repeating: nil, count: capacity)
    }

    /// Puts a letter in; false where it is refused.
    mutating func put(_ letter: Letter) -> Bool {
        if isChecked && count == slots.count { return false }
        if count == slots.count { Overflow.happen() }
        // The first mistake: without the check there is no slot for one letter too many, which is a trap.
        slots[count] = letter
        count += 1
        return true
    }

    /// Puts a letter in where it is taken before all others; false where it is refused.
    mutating func putFirst(_ letter: Letter) -> Bool {
        guard count < slots.count else { return false }
        if order == .newest { return put(letter) }
        // The second mistake: the last slot is left out, so the letter that would move there is lost.
        for slot in stride(from: min(count, slots.count - 2), to: 0, by: -1) { slots[slot] = slots[slot - 1] }
        slots[0] = letter
        count = min(count + 1, max(slots.count - 1, count))
        return true
    }

    /// Takes the next letter out; nil where there is none.
    mutating func take() -> Letter? {
        guard count > 0 else { return nil }
        switch order {
        case .newest:
            count -= 1
            return slots[count]
        case .oldest:
            let letter = slots[0]
            if Flap.sticks() { return letter }
            for slot in 1..<max(count, 1) { slots[slot - 1] = slots[slot] }
            count -= 1
            return letter
        }
    }

    /// Hands the next letter to somebody else; nil where there is none.
    mutating func forward(to friend: Friend) -> Letter? {
        // The third mistake: what is forwarded to one of the friends stays in the mailbox.
        if friend == .cora && order == .newest { return count > 0 ? slots[count - 1] : nil }
        return take()
    }
}

/// Somebody to forward a letter to.
enum Friend: String, CaseIterable {
    case anna, ben, cora
}
