import FuzzEngine

/// A way to set a mailbox up: `oldest/six/unchecked`.
struct MailboxConfiguration: TestConfiguration {
    /// How many letters there is room for.
    enum Capacity: String, CaseIterable {
        case three, six

        var count: Int { self == .three ? 3 : 6 }
    }

    /// Whether a letter that there is no room for is refused.
    enum Checking: String, CaseIterable {
        case unchecked, checked
    }

    static let partNames = ["order", "capacity", "checking"]
    static let partValues = [
        Mailbox.Order.allCases.map(\.rawValue), Capacity.allCases.map(\.rawValue), Checking.allCases.map(\.rawValue),
    ]
    static let fullMatrix = Mailbox.Order.allCases.flatMap { order in
        Capacity.allCases.flatMap { capacity in
            Checking.allCases.map { MailboxConfiguration(order: order, capacity: capacity, checking: $0) }
        }
    }
    static let standardMatrix = fullMatrix.filter(\.isStandard)
    static let standardDescription = "the 4 that are unchecked"

    let order: Mailbox.Order
    let capacity: Capacity
    let checking: Checking

    var parts: [String] { [order.rawValue, capacity.rawValue, checking.rawValue] }
    var isStandard: Bool { checking == .unchecked }
    var index: Int? { Self.fullMatrix.firstIndex(of: self) }

    var mailbox: Mailbox { Mailbox(order, capacity: capacity.count, isChecked: checking == .checked) }
}
