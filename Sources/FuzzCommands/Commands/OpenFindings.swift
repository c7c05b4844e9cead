import ArgumentParser
import FilesAndProcesses
import FuzzCorpus
import FuzzEngine
import FuzzReports

/// The commands that decide about open findings.
extension CorpusCommand {
    struct Acknowledge: ParsableCommand {
        static var configuration: CommandConfiguration {
            .init(
                abstract: "Accept open findings as known failures.",
                discussion: """
                    The cases then expect the failure that they show now. 'gate' lists them, and does not fail because of \
                    them until the date is over, or until they fail differently or no longer. To change the reason or \
                    the date, acknowledge the case again.

                    Writes nothing and exits with \(ExitStatus.brokenExpectation) if one of the cases does not fail, or \
                    has 'expect' lines of yours that it meets.
                    """
            )
        }

        @Argument(help: ArgumentHelp("Case files.", valueName: "file"))
        var files: [String]

        @Option(help: ArgumentHelp("The reason, for readers of the gate's report.", valueName: "text"))
        var reason: String

        @Option(
            help: ArgumentHelp(
                "The last day on which the failures are accepted, in UTC, for example 2027-01-31. (default: no end)",
                valueName: "date"))
        var until: String?

        func validate() throws {
            guard reason.contains(where: { !$0.isWhitespace }) else {
                throw ValidationError("--reason needs a text.")
            }
            guard let until else { return }
            guard let day = Day(until) else {
                throw ValidationError("--until needs a date such as 2027-01-31; found '\(until.visible)'.")
            }
            guard day >= .today else {
                throw ValidationError("--until needs a date that is not over; found \(day), and today is \(Day.today).")
            }
        }

        func run() throws {
            let end = until.flatMap(Day.init).map(Acknowledgement.End.after) ?? .never
            let acknowledgement = Acknowledgement(reason: reason, end: end)
            let cases = try DecidedCases<S>(files)
            try cases.refuse { entry, judgment in
                if judgment.hasNoFailure { return "a case that fails; it is clean" }
                guard judgment.holds, entry.file.acknowledgement == nil else { return nil }
                return "an open finding; the case meets its 'expect' lines"
            }
            let suffix = until.map { " until \($0)" } ?? ""
            try cases.rewrite({ $0.acknowledged(acknowledgement) }) { entry, _ in
                StandardOutput.print("\(entry.name.visible): acknowledged\(suffix)")
            }
        }
    }

    struct Fixed: ParsableCommand {
        static var configuration: CommandConfiguration {
            .init(
                abstract: "Turn findings that are fixed into regression tests.",
                discussion: """
                    The cases then expect to be clean, so that a failure that comes back is a regression. 'gate --record' \
                    does the same for all open findings that are fixed.

                    Writes nothing and exits with \(ExitStatus.brokenExpectation) if one of the cases still fails.
                    """
            )
        }

        @Argument(help: ArgumentHelp("Case files.", valueName: "file"))
        var files: [String]

        func run() throws {
            let cases = try DecidedCases<S>(files)
            try cases.refuse { entry, judgment in
                guard judgment.hasNoFailure else {
                    return "a case that is fixed; it still fails, so no file is changed"
                }
                return entry.seemsCutOff ? "a whole file; it ends early, and may be truncated" : nil
            }
            for entry in cases.cases { warn(of: entry) }
            try cases.rewrite({ $0.fixed() }) { entry, _ in
                StandardOutput.print("\(entry.name.visible): is a regression test now")
            }
        }

        /// Says which steps have no effect, since a control may only have another name now.
        private func warn(of entry: NamedCase<S>) {
            let outcomes = S.Runner(under: S.Configuration.fullMatrix).run(entry.file.testCase)
            for number in S.Outcome.stepsWithoutEffect(in: outcomes) {
                let step = "\(entry.file.testCase.steps[number - 1])".visible
                StandardError.print(
                    "\(entry.name.visible): warning: step \(number) (\(step)) has no effect; is its target named otherwise now?"
                )
            }
        }
    }
}
