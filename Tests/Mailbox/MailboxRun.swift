import FuzzEngine

/// One run: the mailbox, and beside it a list that says what it should do. Each step says in words what happened.
struct MailboxRun {
    /// What a step did.
    struct Event {
        let text: String
        let rule: MailboxRule
        var mistake: String?
    }

    private let configuration: MailboxConfiguration
    private var mailbox: Mailbox
    /// What should be in the mailbox, what is taken next last.
    private var expected: [Mailbox.Letter] = []
    private var gone: Set<Mailbox.Letter> = []
    private var serial = 0
    private(set) var outcome = MailboxOutcome()
    private(set) var rules = RuleCounts<MailboxRule>()

    init(_ testCase: MailboxCase, under configuration: MailboxConfiguration) {
        self.configuration = configuration
        mailbox = configuration.mailbox
        for number in 0..<testCase.letters { _ = put(number) }
    }

    /// The numbers of the letters that should be there, what is taken next first.
    var letters: [Int] { expected.reversed().map(\.number) }

    /// Whether a step can be done to the mailbox as it is now.
    func isPossible(_ step: MailboxStep) -> Bool {
        switch step {
        case .put: true
        case .urgent: mailbox.count < configuration.capacity.count
        case .take, .forward: mailbox.count > 0
        }
    }

    /// Does a step. Where it is not possible it has no effect, since every subsequence of a case is a case.
    mutating func perform(_ step: MailboxStep) -> Event {
        let event = isPossible(step) ? possible(step) : Event(text: impossible(step), rule: .stepNotPossible)
        rules[event.rule] += 1
        // What comes after the first mistake follows from it.
        if let mistake = event.mistake, outcome.mechanism == nil {
            outcome.mechanism = TextMechanism(.misdelivered, mistake)
        }
        return event
    }

    /// Looks at what is left after the last step.
    mutating func finish() -> Event? {
        guard outcome.mechanism == nil, mailbox.count != expected.count else { return nil }
        let mistake = mailbox.count < expected.count ? "a letter is lost" : "a letter is there twice"
        outcome.mechanism = TextMechanism(.misdelivered, mistake)
        return Event(
            text: "letters in the mailbox: \(mailbox.count), and there should be \(expected.count)",
            rule: .stepNotPossible, mistake: mistake)
    }

    private mutating func possible(_ step: MailboxStep) -> Event {
        switch step {
        case .put(let number): return put(number)
        case .urgent(let number):
            let letter = letter(number)
            _ = mailbox.putFirst(letter)
            expected.append(letter)
            return Event(text: "letter \(number) goes in before all others", rule: .letterFirst)
        case .take:
            return hand("is taken", mailbox.take(), .letterTaken)
        case .forward(let friend):
            return hand("goes to \(friend.rawValue)", mailbox.forward(to: friend), .letterForwarded)
        }
    }

    private mutating func put(_ number: Int) -> Event {
        let letter = letter(number)
        guard mailbox.put(letter) else { return Event(text: "letter \(number) is refused", rule: .letterRefused) }
        expected.insert(letter, at: configuration.order == .oldest ? 0 : expected.count)
        return Event(text: "letter \(number) goes in", rule: .letterPut)
    }

    private mutating func hand(_ what: String, _ letter: Mailbox.Letter?, _ rule: MailboxRule) -> Event {
        let right = expected.popLast()
        guard let letter else { return Event(text: "nothing \(what)", rule: rule, mistake: "nothing is handed out") }
        outcome.delivered += 1
        defer { gone.insert(letter) }
        let text = "letter \(letter.number) \(what)"
        guard letter != right else { return Event(text: text, rule: rule) }
        return Event(
            text: text, rule: rule,
            mistake: gone.contains(letter) ? "a letter is handed out twice" : "the wrong letter is handed out")
    }

    private func impossible(_ step: MailboxStep) -> String {
        switch step {
        case .put, .urgent: "not possible: there is no room; nothing happens"
        case .take, .forward: "not possible: there is no letter; nothing happens"
        }
    }

    private mutating func letter(_ number: Int) -> Mailbox.Letter {
        serial += 1
        return Mailbox.Letter(serial: serial, number: number)
    }
}
