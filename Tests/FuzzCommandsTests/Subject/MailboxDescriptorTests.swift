#if os(Linux)
    import Foundation
    import TestSupport
    import Testing

    /// Code that takes the files of the process that runs it for its own.
    @Suite(.runsCommands) struct `A subject that meddles with descriptors` {
        private static let replay = ["replay", "a.case", "--configurations", "oldest/three/unchecked"]

        private func replay(_ way: String, before: String = "") throws -> CommandRun {
            let directory = try TemporaryDirectory()
            try directory.write(MailboxCases.overflow, to: "a.case")
            return try directory.shell(
                "\(before)MAILBOX_OVERFLOW='\(way)' mailbox \(Self.replay.joined(separator: " "))")
        }

        @Test func `does not come upon those of the harness by counting`() throws {
            let run = try replay("count descriptors")
            #expect(run.status == 1)
            #expect(run.output.contains("oldest/three/unchecked  trapped\n"), "\(run.output)")
        }

        @Test(arguments: [
            ("find descriptors", ""), ("count descriptors", "ulimit -n 64; "),
        ])
        func `is reported if it does`(way: String, before: String) throws {
            let run = try replay(way, before: before)
            #expect(run.status == 1)
            #expect(run.output.contains("oldest/three/unchecked  quit\n"), "\(run.output)")
            let words = run.output.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
            #expect(words.contains("The app wrote to a file descriptor that it does not own"), "\(run.output)")
        }

        // Code that closes the files of its process ends it in one of two ways, which of them is up to the system.
        @Test(arguments: ["find descriptors"])
        func `is counted in a sweep as case by case`(way: String) throws {
            func count(_ arguments: String...) throws -> String {
                let run = try TemporaryDirectory().start(
                    ["count"] + arguments, of: "mailbox", environment: ["MAILBOX_OVERFLOW": way]
                ).wait()
                #expect(run.status == 0, "\(run.errors)")
                return run.output
            }
            let expected = try count("24")
            #expect(expected.contains(" quit.after-it-wrote-to-a-descriptor: "), "\(expected)")
            for size in ["1", "7", "24"] { #expect(try count("24", size) == expected) }
        }

        @Test func `inherits nothing but its three files, whatever is open where it is started`() throws {
            let directory = try TemporaryDirectory()
            try directory.write(MailboxCases.overflow, to: "a.case")
            let run = try directory.shell(
                "exec 7<a.case 9<a.case; MAILBOX_OVERFLOW='tell descriptors' MAILBOX_DESCRIPTORS=open.txt mailbox "
                    + Self.replay.joined(separator: " "))
            #expect(run.status == 1)
            let open = try directory.read("open.txt").split(separator: "\n").compactMap { Int($0) }
            #expect(open.count == 3 && open.allSatisfy { $0 > 1023 }, "\(open)")
        }
    }
#endif
