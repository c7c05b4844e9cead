import FuzzCorpus

extension Gate.Report where S: DescribableSubject {
    /// A workflow command for each problem and each note, which GitHub shows at the line of its file; empty if there are none.
    package var gitHubAnnotations: String {
        let title = WorkflowCommand.escaped(property: "\(S.program): interrupted")
        let interruption = isInterrupted ? "::error title=\(title)::\(InterruptedGate.sentence)\n" : ""
        return interruption + annotationsOfProblems
    }

    private var annotationsOfProblems: String {
        (problems + notes).map { problem in
            let properties = [
                ("file", problem.path), ("line", "\(problem.line)"), ("title", "\(S.program): \(problem.kind.title)"),
            ].map { "\($0)=\(WorkflowCommand.escaped(property: $1))" }.joined(separator: ",")
            return
                "::\(problem.kind.isNote ? "warning" : "error") \(properties)::\(WorkflowCommand.escaped(message: problem.advice))\n"
        }.joined()
    }

    /// The report in Markdown, for the summary of a job.
    package var gitHubSummary: String {
        let found = problems + notes
        var text = "### \(S.program): \(verdict)\n\n" + countTable
        if !found.isEmpty {
            text += "\n| problem | where | what | command |\n| --- | --- | --- | --- |\n"
            text += found.prefix(Self.listedProblems).map(\.markdownRow).joined()
        }
        if found.count > Self.listedProblems {
            text += "\nand \(found.count - Self.listedProblems) more; the log of the job lists all of them\n"
        }
        return text + "\n"
    }

    /// The greatest number of problems in a summary, which may have 1 MiB. Readers rarely need more.
    private static var listedProblems: Int { 100 }

    private var countTable: String {
        let isAsExpected = cases.filter { !$0.entry.isCanary && $0.judgment.holds }
        let reproduced = isAsExpected.count { $0.judgment.reproduced > 0 }
        var rows = [
            ("cases reproduced", "\(reproduced)"), ("cases clean as expected", "\(isAsExpected.count - reproduced)"),
            ("canaries that failed, as required", "\(cases.count { $0.entry.isCanary && $0.holds })"),
        ]
        let problems = problems + notes
        for kind in ProblemKind.allCases {
            let count = problems.count { $0.kind == kind }
            if count > 0 { rows.append((kind.title, "\(count)")) }
        }
        rows.append(("cases searched from seed \(GateDefaults.seed)", "\(searched)"))
        return "| | |\n| --- | ---: |\n" + rows.map { "| \($0) | \($1) |\n" }.joined()
    }
}

extension UnusableCorpus {
    /// A workflow command for each problem.
    package func gitHubAnnotations<S: DescribableSubject>(of subject: S.Type) -> String {
        let title = WorkflowCommand.escaped(property: "\(S.program): unusable file")
        return problems.map { "::error title=\(title)::\(WorkflowCommand.escaped(message: $0))\n" }.joined()
    }
}

extension GateProblem {
    fileprivate var markdownRow: String {
        let place = Markdown.element("\(path):\(line)")
        return "| \(kind.title) | \(place) | \(Markdown.text(message)) | \(Markdown.element(command)) |\n"
    }
}

/// Text within a workflow command, with the escapes that the runner decodes: `%`, CR and LF, and in a property also the separators
/// of properties.
enum WorkflowCommand {
    static func escaped(message: String) -> String {
        // As a `Character`, CR LF would be a single one.
        message.visibleLines.unicodeScalars.map { scalar in
            switch scalar {
            case "%": "%25"
            case "\r": "%0D"
            case "\n": "%0A"
            default: String(scalar)
            }
        }.joined()
    }

    static func escaped(property: String) -> String {
        escaped(message: property).replacing(":", with: "%3A").replacing(",", with: "%2C")
    }
}
