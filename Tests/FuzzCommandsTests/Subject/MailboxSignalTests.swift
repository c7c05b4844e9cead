#if os(Linux)
    import Foundation
    import TestSupport
    import Testing

    /// How the code that is run finds the signals of its process.
    @Suite(.runsCommands) struct `A subject finds every signal` {
        @Test(arguments: [
            ["fuzz", "--seed", "1", "--time", "1h"], ["campaign", "night", "--seed", "1", "--jobs", "1"],
        ])
        func `as an app does, whatever the command ignores`(arguments: [String]) throws {
            let directory = try TemporaryDirectory()
            try directory.write("", to: "corpus/found/.keep")
            let command = try directory.start(arguments, of: "mailbox")
            var masks: [String: UInt64] = [:]
            // The system blocks all signals while a process starts a thread, so one look is not enough.
            let end = ContinuousClock.now.advanced(by: .seconds(30))
            while command.isRunning, masks["SigBlk"] != 0, masks.isEmpty || .now < end {
                usleep(20_000)
                for child in command.workers where masks["SigBlk"] != 0 { masks = Self.masks(of: child) }
            }
            // A worker of a campaign is none of the app's processes: it ignores both, as the campaign does.
            let ignored = try #require(masks["SigIgn"])
            #expect(ignored & (1 << UInt64(SIGPIPE - 1)) == 0 || arguments[0] == "campaign")
            #expect(ignored & (1 << UInt64(SIGXFSZ - 1)) == 0 || arguments[0] == "campaign")
            #expect(masks["SigBlk"] == 0)
        }

        /// What a process ignores and blocks, where it runs this program.
        private static func masks(of process: pid_t) -> [String: UInt64] {
            // Before it is the program that it is to be, it has what it was started with.
            let arguments = (try? String(contentsOfFile: "/proc/\(process)/cmdline", encoding: .utf8)) ?? ""
            guard arguments.contains("isolated") || arguments.contains("worker") else { return [:] }
            let text = (try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)) ?? ""
            var masks: [String: UInt64] = [:]
            for line in text.split(separator: "\n") {
                let words = line.split(whereSeparator: { ":\t ".contains($0) })
                if words.count == 2, ["SigIgn", "SigBlk"].contains(words[0]) {
                    masks[String(words[0])] = UInt64(words[1], radix: 16)
                }
            }
            return masks
        }
    }
#endif
