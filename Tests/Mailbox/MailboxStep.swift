import FuzzEngine

/// What can be done to a mailbox.
enum MailboxStep: Hashable, CustomStringConvertible {
    /// The numbers that a letter can have.
    static let numbers = 0...9

    case put(Int)
    case urgent(Int)
    case take
    case forward(Friend)

    var description: String {
        switch self {
        case .put(let number): "put \(number)"
        case .urgent(let number): "urgent \(number)"
        case .take: "take"
        case .forward(let friend): "forward \(friend.rawValue)"
        }
    }

    /// Reads a step of a case file.
    init(_ words: inout CaseFileWords) throws(CaseFileError) {
        switch words.peek {
        case "put":
            words.skip()
            self = .put(try words.number(upTo: Self.numbers.upperBound))
        case "urgent":
            words.skip()
            self = .urgent(try words.number(upTo: Self.numbers.upperBound))
        case "take":
            words.skip()
            self = .take
        case "forward":
            words.skip()
            guard let friend = words.peek.flatMap(Friend.init) else {
                throw words.error(expected: "a friend: \(Friend.allCases.map(\.rawValue).joined(separator: ", "))")
            }
            words.skip()
            self = .forward(friend)
        default:
            throw words.error(expected: "a step: put, urgent, take or forward")
        }
    }

    /// The number of the letter; nil where none is put in.
    var number: Int? {
        switch self {
        case .put(let number), .urgent(let number): number
        case .take, .forward: nil
        }
    }

    /// The same with another letter.
    func with(_ number: Int) -> MailboxStep {
        switch self {
        case .put: .put(number)
        case .urgent: .urgent(number)
        case .take, .forward: self
        }
    }

    /// The same with smaller numbers, or an earlier word.
    var simpler: [MailboxStep] {
        if case .forward(let friend) = self {
            return Friend.allCases.prefix { $0 != friend }.map { .forward($0) }
        }
        return (0..<(number ?? 0)).map(with)
    }

    /// By the kind of step, and then by what it takes.
    var rank: Int {
        switch self {
        case .take: 0
        case .put(let number): 10 + number
        case .urgent(let number): 20 + number
        case .forward(let friend): 30 + (Friend.allCases.firstIndex(of: friend) ?? 0)
        }
    }
}
