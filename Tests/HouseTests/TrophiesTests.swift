import Foundation
import TestSupport
import Testing

/// The script that ports and searches many apps, with a program in the place of bindfuzz: a port takes minutes.
@Suite struct `scripts trophies` {
    private let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
        for app in ["one", "two", "three"] { try directory.write("", to: "apps/\(app)/App.swift") }
        try directory.write("# apps\none\ntwo\n\nthree\n", to: "apps/list")
        try directory.write(Self.program, to: "bindfuzz")
        _ = try directory.run("/bin/chmod", ["+x", "bindfuzz"])
    }

    /// Ports each app but two, and finds three cases.
    private static let program = """
        #!/usr/bin/env bash
        case "$2" in */two) echo "port: expected a project; found none" >&2; exit 2;; esac
        mkdir -p "$4/Bundle"
        cat > "$4/Bundle/AppFuzz" <<'END'
        #!/usr/bin/env bash
        if [ "$1" = replay ]; then echo "replayed $2"; exit 1; fi
        mkdir -p corpus/found
        cd corpus/found
        touch crash.Note-of-Row.case silent.stale-screen-of-Row.case silent.stale-screen-of-List.case
        echo "10 cases, 170 runs in 0:01 (170.5 runs/s)"
        exit 1
        END
        chmod +x "$4/Bundle/AppFuzz"
        echo "2 of 3 files, 120 of 1,130 lines, 1 of 1 preview"

        """

    private func trophies(_ arguments: String...) throws -> CommandRun {
        try directory.run(
            Repository().url("scripts/trophies").path(), arguments,
            environment: ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""])
    }

    /// The rows of a table without its first two lines, each without the times, which differ.
    private func rows(_ text: String) -> [String] {
        text.split(separator: "\n").filter { $0.hasPrefix("|") }.dropFirst(2).map {
            String($0).replacing(#/\d+ s/#, with: "N s")
        }
    }

    private static let one = "| one | 120 of 1,130 | 2 of 3 | 1 of 1 | N s | N s | 170.5 | crash 1, stale-screen 2 |  |"
    private static let three = one.replacing("one", with: "three")
    private static let two = "| two |  |  |  | N s |  |  |  | port: expected a project; found none |"

    @Test func `has a row for each app, also for one that cannot be ported, and goes on where it was`() throws {
        let run = try trophies("apps/list", "--program", "./bindfuzz", "--to", "out")
        #expect(run.status == 0, "\(run.errors)")
        #expect(rows(try directory.read("out/table.md")) == [Self.one, Self.three, Self.two])
        #expect(try directory.read("out/one/replays.txt").contains("replayed corpus/found/crash.Note-of-Row.case"))
        try FileManager.default.removeItem(at: directory.url.appending(path: "out/three"))
        let again = try trophies("apps/list", "--program", "./bindfuzz", "--to", "out")
        #expect(again.output.hasPrefix("3 of 3: three\n"), "\(again.output)")
        #expect(rows(try directory.read("out/table.md")) == [Self.one, Self.three, Self.two])
    }

    @Test func `takes its part of the apps, and merges the rows of several parts`() throws {
        for part in ["1/2", "2/2"] {
            _ = try trophies("apps/list", "--program", "./bindfuzz", "--to", "part\(part.first!)", "--shard", part)
        }
        #expect(rows(try directory.read("part1/table.md")) == [Self.one, Self.three])
        #expect(rows(try trophies("--table", "part1", "part2").output) == [Self.one, Self.three, Self.two])
    }

    @Test(arguments: [
        (["apps/none"], "expected a list of folders; found no file 'apps/none'"),
        (["apps/wrong"], "apps/wrong:2: expected the folder of a checkout; found no folder 'four'"),
        (["apps/twice"], "apps/twice:2: expected another name; found './one' after "),
        (["apps/list", "--shard", "3/2"], "expected a shard such as 1/3; found '3/2'"),
        (["apps/list", "--speed"], "expected --to, --time, --seed, --shard, --program or --table; found '--speed'"),
        (["apps/list", "--program", "./none"], "expected a program after '--program'; found './none'"),
    ])
    func `says what is wrong with its arguments`(arguments: [String], error: String) throws {
        try directory.write("one\nfour\n", to: "apps/wrong")
        try directory.write("one\n./one\n", to: "apps/twice")
        let run = try directory.run(
            Repository().url("scripts/trophies").path(), arguments,
            environment: ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""])
        #expect(run.status == 2)
        #expect(run.errors.hasPrefix("scripts/trophies: \(error)"), "\(run.errors)")
    }
}
