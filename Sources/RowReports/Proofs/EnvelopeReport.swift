import BindingFuzz
import FuzzReports

/// Under what configurations that can go wrong are proven safe.
package struct EnvelopeReport {
    /// Configurations of the same limits.
    struct Group {
        var envelope: SafetyEnvelope
        var configurations: [Configuration]
    }

    /// What was asked.
    let configurations: [Configuration]
    /// How many of them are safe under any circumstances.
    let safeCount: Int
    /// What makes every configuration safe that can go wrong; it is said once.
    let always: [Assumptions]
    /// In the order of the first configuration of each.
    let groups: [Group]

    /// Groups what was found.
    ///
    /// - Parameters:
    ///   - configurations: what was asked.
    ///   - envelopes: for each of them its envelope; nil where it is safe under any circumstances.
    package init(_ configurations: [Configuration], _ envelopes: [SafetyEnvelope?]) {
        self.configurations = configurations
        safeCount = envelopes.count { $0 == nil }
        var groups: [Group] = []
        var positions: [[Assumptions]: Int] = [:]
        for (configuration, envelope) in zip(configurations, envelopes) {
            guard let envelope else { continue }
            if let position = positions[envelope.limits] {
                groups[position].configurations.append(configuration)
            } else {
                positions[envelope.limits] = groups.count
                groups.append(Group(envelope: envelope, configurations: [configuration]))
            }
        }
        self.groups = groups
        always =
            groups.isEmpty
            ? []
            : SafetyEnvelope.plainLimits.filter { plain in groups.allSatisfy { $0.envelope.isProven(leavingOut: plain) }
            }
    }

    /// How many configurations can go wrong, and what makes all of them safe.
    var summary: [String] {
        let count = configurations.count - safeCount
        let failing =
            "\(count.grouped) of \(configurations.count.counted("configuration")) can read a stale index; "
            + "\(safeCount == 1 ? "1 is" : "\(safeCount.grouped) are") proven safe, whatever happens"
        guard count > 0 else { return [failing] }
        let clauses = always.map { plain in
            EnvelopeSentence(leavingOut: plain, in: Set(Container.allCases)).description.dropFirst(
                "safe as long as ".count)
        }
        if clauses.isEmpty { return [failing] }
        let last = clauses.count > 1 ? ", or " + clauses[clauses.count - 1] : ""
        return [
            failing,
            "each is safe as long as \(clauses.prefix(max(1, clauses.count - 1)).joined(separator: ", "))\(last)",
        ]
    }

    /// The limits of a group that are not those of every configuration.
    func limits(of group: Group) -> [Assumptions] {
        group.envelope.limits.filter { !always.contains($0) }
    }

    func sentence(_ limit: Assumptions, of group: Group) -> String {
        EnvelopeSentence(leavingOut: limit, in: Set(group.configurations.map(\.container))).description
    }

    /// What is said of a group; of one without limits of its own that there are no others.
    func sentences(of group: Group) -> [String] {
        let sentences = limits(of: group).map { sentence($0, of: group) }
        return sentences.isEmpty ? ["under nothing less than that"] : sentences
    }

    func patterns(of group: Group) -> [ConfigurationPattern<Configuration>] {
        ConfigurationPattern.covering(group.configurations, among: configurations)
    }

    /// As a terminal shows it: for each group its configurations, and beneath them a line for each limit.
    package func text(style: TextStyle = .plain) -> String {
        var lines = summary.flatMap { WrappedText.lines($0, width: style.width, hanging: 2) }
        for group in groups {
            let patterns = patterns(of: group)
            let rows = patterns.map { ["\($0)", $0.words(among: configurations)] }
            lines += [""] + TextTable.lines(rows, width: style.width).map { style.paint($0, .heading) }
            for sentence in sentences(of: group) {
                lines += WrappedText.lines(sentence, width: style.width - 2, hanging: 2).map { "  " + $0 }
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }
}
