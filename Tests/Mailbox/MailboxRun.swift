import Foundation
import FuzzCampaign
import FuzzEngine

/// A run: the mailbox, and a list that predicts its behavior.
struct MailboxRun: StepRun {
    typealias S = MailboxSubject

    static let makingConfiguration = MailboxConfiguration(order: .newest, capacity: .six, checking: .unchecked)
    static let obstacleRule: MailboxRule? = .stepNotPossible

    let start: String
    private let configuration: MailboxConfiguration
    private var mailbox: Mailbox
    /// The expected letters, with the next one last.
    private var expected: [Mailbox.Letter] = []
    private var gone: Set<Mailbox.Letter> = []
    private var serial = 0
    private var delivered = 0

    init(_ testCase: MailboxCase, under configuration: MailboxConfiguration) {
        start = "letters in the mailbox: \(testCase.letters)"
        self.configuration = configuration
        mailbox = configuration.mailbox
        for number in 0..<testCase.letters { _ = put(number) }
    }

    /// The numbers of the expected letters, with the next one first.
    var place: String { "\(expected.reversed().map(\.number))" }

    /// A step of each kind. Steps that take letters out come twice, so that a mailbox is not always full.
    static func candidates(by random: inout SplitMix64) -> [MailboxStep] {
        let friends = Friend.allCases
        return [
            .put(random.below(10)), .urgent(random.below(10)), .take, .take,
            .forward(friends[random.below(friends.count)]), .forward(friends[random.below(friends.count)]),
        ]
    }

    func obstacle(to step: MailboxStep) -> String? {
        switch step {
        case .put: nil
        case .urgent: mailbox.count < configuration.room ? nil : "there is no room"
        case .take, .forward: mailbox.count > 0 ? nil : "there is no letter"
        }
    }

    mutating func perform(_ step: MailboxStep) -> StepEvent<MailboxSubject> {
        switch step {
        case .put(let number): return put(number)
        case .urgent(let number):
            let letter = letter(number)
            _ = mailbox.putFirst(letter)
            expected.append(letter)
            return StepEvent("letter \(number) goes in before all others", .letterFirst)
        case .take: return hand("is taken", mailbox.take(), .letterTaken)
        case .forward(let friend):
            return hand("goes to \(friend.rawValue)", mailbox.forward(to: friend), .letterForwarded)
        }
    }

    mutating func finish() -> StepEvent<MailboxSubject>? {
        guard mailbox.count != expected.count else { return nil }
        return StepEvent(
            "letters in the mailbox: \(mailbox.count), and there should be \(expected.count)", nil,
            mistake(mailbox.count < expected.count ? "a letter is lost" : "a letter is there twice"))
    }

    func outcome(_ mechanism: MailboxSubject.Mechanism?) -> MailboxOutcome {
        if Overflow.slowness_ms > 0 { usleep(Overflow.slowness_ms * 1000) }
        return MailboxOutcome(mechanism: mechanism, delivered: delivered)
    }

    private mutating func put(_ number: Int) -> StepEvent<MailboxSubject> {
        let letter = letter(number)
        guard mailbox.put(letter) else { return StepEvent("letter \(number) is refused", .letterRefused) }
        expected.insert(letter, at: configuration.order == .oldest ? 0 : expected.count)
        return StepEvent("letter \(number) goes in", .letterPut)
    }

    private mutating func hand(
        _ what: String, _ letter: Mailbox.Letter?, _ rule: MailboxRule
    ) -> StepEvent<MailboxSubject> {
        let right = expected.popLast()
        guard let letter else { return StepEvent("nothing \(what)", rule, mistake("nothing is handed out")) }
        delivered += 1
        defer { gone.insert(letter) }
        let text = "letter \(letter.number) \(what)"
        guard letter != right else { return StepEvent(text, rule) }
        let isTwice = gone.contains(letter)
        return StepEvent(
            text, rule, mistake(isTwice ? "a letter is handed out twice" : "the wrong letter is handed out"))
    }

    private func mistake(_ text: String) -> MailboxSubject.Mechanism { TextMechanism(.misdelivered, text) }

    private mutating func letter(_ number: Int) -> Mailbox.Letter {
        serial += 1
        return Mailbox.Letter(serial: serial, number: number)
    }
}

/// Isolation for runs of the mailbox, whose code may trap.
extension MailboxRun: IsolatableRun {
    static func outcome(of end: RunEnd) -> MailboxOutcome {
        switch end {
        case .trapped(_, let report): MailboxOutcome(mechanism: TextMechanism(.trapped, report.note ?? ""))
        case .hung: MailboxOutcome(mechanism: TextMechanism(.stuck))
        case .meddled: MailboxOutcome(mechanism: TextMechanism(.quit, "after it wrote to a descriptor"))
        case .exited(let status, _): MailboxOutcome(mechanism: TextMechanism(.quit, "with status \(status)"))
        }
    }

    static var trapNote: String? { Overflow.note }
    static var timeLimit: Duration { Overflow.timeLimit_ms.map { .milliseconds($0) } ?? .seconds(10) }
}
