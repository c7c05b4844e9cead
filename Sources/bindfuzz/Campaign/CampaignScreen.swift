import BindingFuzz
import Foundation

/// The screen of a campaign: drawn over itself on a terminal, a plain line every few seconds elsewhere.
final class CampaignScreen {
    private static let plainInterval = Duration.seconds(5)

    private let isLive = isatty(STDERR_FILENO) == 1
    private var shownLines = 0
    private var nextPlain = ContinuousClock.now.advanced(by: plainInterval)

    func show(_ status: CampaignStatus) {
        if isLive {
            end()
            let lines = status.lines
            StandardError.print(lines.joined(separator: "\n"))
            shownLines = lines.count
        } else if ContinuousClock.now >= nextPlain {
            nextPlain = .now.advanced(by: Self.plainInterval)
            StandardError.print(status.line)
        }
    }

    /// Takes what is drawn away.
    func end() {
        guard shownLines > 0 else { return }
        FileHandle.standardError.write(Data("\u{1B}[\(shownLines)A\u{1B}[J".utf8))
        shownLines = 0
    }
}

extension CampaignStatus {
    /// What matters most, on one line.
    var line: String {
        var parts = [
            "\(Duration.seconds(elapsed_s).clockText)", "\(cases.grouped) cases", "\(runsPerSecond.scaled) runs/s",
            "\(workers) workers", "\(mechanisms) mechanisms, \(newFindings) new",
            health.holds ? "health ok" : "HEALTH NOT OK",
        ]
        if let left_s { parts.append("\(Duration.seconds(left_s).clockText) left") }
        return parts.joined(separator: " · ")
    }

    /// Everything, in lines of at most 100 characters.
    var lines: [String] {
        let part = shard == .whole ? "" : " · shard \(shard)"
        let left = left_s.map { " · \(Duration.seconds($0).clockText) left" } ?? ""
        var lines = [
            "campaign \(phase.rawValue) · seed \(seed) · \(configurations) configurations\(part)",
            "uptime \(Duration.seconds(elapsed_s).clockText)\(left) · \(workers) workers, \(restarts) started again",
            "\(cases.grouped) cases · \(casesPerSecond.scaled) cases/s · \(runsPerSecond.scaled) runs/s",
            "\(mechanisms) mechanisms: \(newFindings) new, \(knownFindings) known to the corpus"
                + " · the last one after \(Duration.seconds(lastNew_s).clockText) · \(unshrunk) pairs to shrink",
        ]
        for incident in incidents.suffix(3) { lines.append("\(incident.kind.rawValue) at case \(incident.index)") }
        lines.append("")
        lines += TextTable.lines(
            health.checks.map { [$0.holds ? "ok" : "NOT OK", $0.name, Self.shortened($0.result)] })
        lines += ["", "uses of each rule of the model, in each thousandth case"]
        for section in Set(Rule.allCases.map(\.section)).sorted() {
            let used = Rule.allCases.filter { $0.section == section }.map { "\($0.rawValue) \(rules[$0].grouped)" }
            lines += Self.wrapped(used, after: "  section \(section)  ")
        }
        return lines
    }

    private var runsPerSecond: Double { casesPerSecond * Double(configurations) }

    private static func shortened(_ text: String) -> String { text.count > 60 ? text.prefix(59) + "…" : text }

    private static func wrapped(_ words: [String], after label: String) -> [String] {
        var lines: [String] = []
        var line = label
        for word in words {
            if line.count + word.count > 97 {
                lines.append(line)
                line = String(repeating: " ", count: label.count)
            }
            line += line.count == label.count ? word : " · " + word
        }
        return lines + [line]
    }
}
