import FuzzEngine

/// The configuration of a mailbox: `oldest/six/unchecked`.
struct MailboxConfiguration: TestConfiguration {
    enum Capacity: String, CaseIterable {
        case three, six
    }

    enum Checking: String, CaseIterable {
        case unchecked, checked
    }

    static let matrix = ConfigurationMatrix(
        like: MailboxConfiguration(order: .oldest, capacity: .three, checking: .checked),
        [
            .init("order", \.order, meaning: "which letter is taken first"), .init("capacity", \.capacity),
            .init("checking", \.checking, meaning: "a letter too many is refused"),
        ])
    static let standardDescription = "the 4 that are unchecked"

    var order: Mailbox.Order
    var capacity: Capacity
    var checking: Checking

    var isStandard: Bool { checking == .unchecked }
    /// The maximum number of letters.
    var room: Int { capacity == .three ? 3 : 6 }
    var mailbox: Mailbox { Mailbox(order, capacity: room, isChecked: checking == .checked) }
}
