/// A question about SwiftUI that its documentation leaves open, with the possible answers. `SystemAssumption.all` is the table of them.
public struct SystemAssumption: Sendable {
    /// The name in a case file and on the command line, for example `lazy-disappearance`.
    public let name: String
    /// The question, as a clause: `when a lazy container calls onDisappear for a row that it no longer shows`.
    public let question: String
    /// The answers. The first one is the default.
    let answers: [Answer]
    /// Returns the position of a run's value.
    let position: @Sendable (SystemAssumptions) -> Int
    /// Sets the value at a position.
    let choose: @Sendable (inout SystemAssumptions, Int) -> Void

    /// An answer: its name, what SwiftUI does, and the reason to believe it.
    struct Answer: Sendable {
        let name: String
        let clause: String
        let evidence: String
    }

    /// Describes an assumption with all values of its type, in their order.
    ///
    /// - Parameters:
    ///   - path: The property of `SystemAssumptions`.
    ///   - describe: Returns the clause and the evidence of a value.
    init<Value: AssumedBehavior>(
        _ name: String, _ path: WritableKeyPath<SystemAssumptions, Value> & Sendable, _ question: String,
        _ describe: (Value) -> (clause: String, evidence: String)
    ) {
        self.name = name
        self.question = question
        answers = Value.allCases.map { value in
            let text = describe(value)
            return Answer(name: value.rawValue, clause: text.clause, evidence: text.evidence)
        }
        position = { assumptions in Value.allCases.firstIndex(of: assumptions[keyPath: path]) ?? 0 }
        choose = { assumptions, position in assumptions[keyPath: path] = Value.allCases[position] }
    }

    /// The values, in the order of the table. The first one is the default.
    public var values: [AssumedValue] { answers.indices.map { AssumedValue(assumption: self, position: $0) } }

    /// Returns the assumption with a name; `nil` if there is none.
    public static func named(_ name: String) -> SystemAssumption? { all.first { $0.name == name } }

    /// Returns the value with a name; `nil` if there is none.
    public func value(named name: String) -> AssumedValue? { values.first { $0.name == name } }
}

/// A possible behavior of SwiftUI. The first case is the default.
public protocol AssumedBehavior: RawRepresentable<String>, CaseIterable, Hashable, Sendable where AllCases == [Self] {}

/// An assumption together with one of its values.
public struct AssumedValue: Hashable, Sendable, CustomStringConvertible {
    /// The assumption.
    public let assumption: SystemAssumption
    /// The position of the value among those of the assumption.
    let position: Int

    private var answer: SystemAssumption.Answer { assumption.answers[position] }
    /// The name of the value, for example `when-evicted`.
    public var name: String { answer.name }
    /// What SwiftUI does, as a clause without its subject: `calls onDisappear for a row only when …`.
    public var clause: String { answer.clause }
    /// The reason to believe it, as sentences.
    public var evidence: String { answer.evidence }
    /// Whether a run assumes the value unless it says otherwise.
    public var isDefault: Bool { position == 0 }
    /// The words after `assume` in a case file: `lazy-disappearance when-evicted`.
    public var description: String { "\(assumption.name) \(name)" }

    public static func == (left: AssumedValue, right: AssumedValue) -> Bool {
        left.assumption.name == right.assumption.name && left.position == right.position
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(assumption.name)
        hasher.combine(position)
    }
}
