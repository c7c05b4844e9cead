/// The code under test: a mailbox with three bugs. It contains nothing for fuzzing.
struct Mailbox {
    /// The order in which letters are taken.
    enum Order: String, CaseIterable {
        case oldest, newest
    }

    /// A letter. The serial distinguishes it from other letters with the same number.
    struct Letter: Hashable {
        let serial: Int
        let number: Int
    }

    private let order: Order
    private let isChecked: Bool
    private var slots: [Letter?]
    private(set) var count = 0

    /// Creates an empty mailbox.
    ///
    /// - Parameters:
    ///   - order: The order in which letters are taken.
    ///   - capacity: The maximum number of letters.
    ///   - isChecked: Whether the mailbox refuses a letter when it is full.
    init(_ order: Order, capacity: Int, isChecked: Bool) {
        self.order = order
        self.isChecked = isChecked
        slots = Array(repeating: nil, count: capacity)
    }

    /// Puts a letter in. Returns whether the mailbox accepted it.
    mutating func put(_ letter: Letter) -> Bool {
        if isChecked && count == slots.count { return false }
        if count == slots.count { Overflow.happen() }
        // The first bug: without the check, one letter too many has no slot, which is a trap.
        slots[count] = letter
        count += 1
        return true
    }

    /// Puts a letter before all others. Returns whether the mailbox accepted it.
    mutating func putFirst(_ letter: Letter) -> Bool {
        guard count < slots.count else { return false }
        if order == .newest { return put(letter) }
        // The second bug: the loop leaves out the last slot, so the letter that would move there is lost.
        for slot in stride(from: min(count, slots.count - 2), to: 0, by: -1) { slots[slot] = slots[slot - 1] }
        slots[0] = letter
        count = min(count + 1, max(slots.count - 1, count))
        return true
    }

    /// Takes the next letter out; `nil` if there is none.
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

    /// Hands the next letter to a friend; `nil` if there is none.
    mutating func forward(to friend: Friend) -> Letter? {
        // The third bug: a letter forwarded to one of the friends stays in the mailbox.
        if friend == .cora && order == .newest { return count > 0 ? slots[count - 1] : nil }
        return take()
    }
}

/// A friend to whom letters are forwarded.
enum Friend: String, CaseIterable {
    case anna, ben, cora
}
