/// A rule over the sleeps of a case, as a machine that takes what holds at each sleep.
///
/// The machine is in the same state after two equal observations in a row as after one. So its verdict does not depend on how often
/// the loop sleeps while nothing changes.
struct TemporalRule<Moment> {
    /// The form of a rule.
    enum Form {
        /// Once the rule has begun, its condition holds at that sleep or a later one.
        case eventually
        /// From the sleep at which the rule begins, its condition holds at none.
        case never
        /// The condition holds at consecutive sleeps only: after it has stopped, it holds at none. The rule begins with it.
        case neverAgain
        /// From the sleep at which the rule begins, its condition holds at each, until the rule ends.
        case until
    }

    /// The conditions that hold at a sleep.
    struct Observation {
        /// Whether the rule begins.
        var begins = false
        /// Whether the condition of the rule holds.
        var holds = false
        /// Whether the rule ends, if its form has an end.
        var ends = false
    }

    /// A violation, with the moment at which the rule began.
    struct Violation {
        let form: Form
        let since: Moment
    }

    let form: Form
    /// The moment at which the rule began; nil if it has not begun, or has ended.
    private(set) var since: Moment?
    /// Whether the condition has held, and has stopped since.
    private var hasStopped = false

    init(_ form: Form) { self.form = form }

    /// Takes what holds at a sleep.
    ///
    /// - Returns: The violation of the rule at this sleep; nil if there is none.
    mutating func observe(_ observation: Observation, at moment: Moment) -> Violation? {
        switch form {
        case .eventually:
            if observation.holds {
                since = nil
            } else if observation.begins {
                since = since ?? moment
            }
            return nil
        case .never:
            if observation.begins { since = since ?? moment }
            return violation(if: observation.holds)
        case .neverAgain:
            if observation.holds {
                since = since ?? moment
            } else {
                hasStopped = since != nil
            }
            return violation(if: observation.holds && hasStopped)
        case .until:
            if observation.ends {
                since = nil
            } else if observation.begins {
                since = since ?? moment
            }
            return violation(if: !observation.holds)
        }
    }

    /// Returns the violation of the rule at the end of a case; nil if there is none.
    func end() -> Violation? { violation(if: form == .eventually) }

    private func violation(if isViolated: Bool) -> Violation? {
        guard isViolated, let since else { return nil }
        return Violation(form: form, since: since)
    }
}
