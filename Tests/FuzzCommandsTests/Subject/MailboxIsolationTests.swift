import Foundation
import TestSupport
import Testing

/// The code of the second subject is run in a process of its own, whose end is an outcome.
@Suite(.runsCommands) struct `A subject in a process of its own` {
    private static let options = ["replay", "a.case", "--configurations", "oldest/three/unchecked"]

    @Test func `may end it in any way`() throws {
        let directory = try TemporaryDirectory()
        try directory.write(MailboxCases.overflow, to: "a.case")
        var outputs = OutputSnapshot()
        for way in ["exit", "abort"] {
            let run = try directory.start(Self.options, of: "mailbox", environment: ["MAILBOX_OVERFLOW": way]).wait()
            #expect(run.status == 1)
            outputs.add("replay a.case, with MAILBOX_OVERFLOW=\(way)", run.output)
        }
        try outputs.expect(named: "isolation")
    }

    @Test func `may hang, which takes as long as the limit and no longer`() throws {
        let directory = try TemporaryDirectory()
        try directory.write(MailboxCases.overflow, to: "a.case")
        let run = try directory.start(
            Self.options, of: "mailbox", environment: ["MAILBOX_OVERFLOW": "hang", "MAILBOX_TIME_LIMIT_MS": "1000"]
        ).wait()
        #expect(run.status == 1)
        try expectSnapshot(run.output, named: "isolation-hang")
    }

    @Test func `may trap while a case is made, which keeps the steps up to the trap`() throws {
        let directory = try TemporaryDirectory()
        // The seventh letter in a mailbox for six, which is the one that cases are made with.
        let run = try directory.mailbox(
            "fuzz", "--seed", "1", "--case", "189", "--configurations", "newest/six/unchecked")
        #expect(run.status == 1)
        var outputs = OutputSnapshot()
        outputs.add("fuzz --case 189", run.output)
        try outputs.expect(named: "isolation-of-generation")
    }

    #if os(Linux)
        @Test(arguments: [SIGINT, SIGTERM, SIGKILL])
        func `leaves no process behind`(signal: Int32) throws {
            let directory = try TemporaryDirectory()
            let command = try directory.start(["fuzz", "--seed", "1", "--time", "1h"], of: "mailbox")
            var children: [pid_t] = []
            while command.isRunning && children.isEmpty {
                children = command.workers
                usleep(10_000)
            }
            #expect(children.count >= 1)
            command.send(signal)
            _ = try command.wait()
            // Those that were started since are found no more, but end as these do.
            Self.expectEnds(of: children)
        }

        @Test func `leaves no process behind that cannot end by itself`() throws {
            let directory = try TemporaryDirectory()
            let command = try directory.start(["fuzz", "--seed", "1", "--time", "1h"], of: "mailbox")
            var children: [pid_t] = []
            while command.isRunning && children.isEmpty {
                children = command.workers.flatMap(Self.children)
                usleep(10_000)
            }
            #expect(children.count >= 1)
            for child in children { kill(child, SIGSTOP) }
            command.send(SIGKILL)
            _ = try command.wait()
            Self.expectEnds(of: children)
        }

        private static func children(of process: pid_t) -> [pid_t] {
            let text = try? String(contentsOfFile: "/proc/\(process)/task/\(process)/children", encoding: .utf8)
            return (text ?? "").split(separator: " ").compactMap { pid_t($0) }
        }

        private static func expectEnds(of processes: [pid_t]) {
            for process in processes {
                var looks = 0
                while isAlive(process) && looks < 3000 {
                    usleep(10_000)
                    looks += 1
                }
                #expect(!isAlive(process))
            }
        }

        /// Whether a process has not ended, or only waits for somebody to take notice.
        private static func isAlive(_ process: pid_t) -> Bool {
            guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8) else {
                return false
            }
            return !text.contains(") Z ")
        }
    #endif
}
