import FuzzEngine

/// A step for a mailbox.
enum MailboxStep: ListedStep {
    case put(Int)
    case urgent(Int)
    case take
    case forward(Friend)

    static let allCases: [MailboxStep] =
        (0...9).map { .put($0) } + (0...9).map { .urgent($0) } + [.take] + Friend.allCases.map { .forward($0) }
    static let argumentNouns = ["forward": "a friend"]

    var description: String {
        switch self {
        case .put(let number): "put \(number)"
        case .urgent(let number): "urgent \(number)"
        case .take: "take"
        case .forward(let friend): "forward \(friend.rawValue)"
        }
    }
}
