// Measures the cost of a host: `swift run -c release hostspeed`. The times are medians. Other work on the machine affects them, so
// their growth matters more than their values.
//
// `hostspeed COUNT` only runs that many cases of clicks and posts, for tools that count instructions:
// `perf stat -e instructions:u .build/release/hostspeed 2000`, minus the result of another count. `hostspeed drawn COUNT` draws
// that many cases of ten steps.
//
// `hostspeed check` is small, for `.ci/run`. It fails if the cost of a click grows much faster than the number of rows, if a click costs
// three times as much over a query as over an array, or if a run that traps takes 30 ms longer than one that does not.
import Foundation
import HeadlessUI

struct Row: Identifiable {
    let id: Int
    var isDone = false
}

struct Rows: View {
    @State var rows: [Row]

    var body: some View {
        VStack {
            ForEach($rows) { $row in Toggle("row \(row.id)", isOn: $row.isDone) }
        }
    }
}

@MainActor func durations(of count: Int, _ body: () throws -> Void) rethrows -> [Duration] {
    let clock = ContinuousClock()
    return try (0..<count).map { _ in try clock.measure(body) }
}

@MainActor func median(of count: Int, _ body: () throws -> Void) rethrows -> Duration {
    try durations(of: count, body).median
}

extension [Duration] {
    var median: Duration { sorted()[count / 2] }
}

func print(_ what: String, _ duration: Duration) {
    print("\(what): \(duration.formatted(.units(allowed: [.microseconds])))")
}

let words = CommandLine.arguments.dropFirst()
let isCheck = words.first == "check"
/// The number of samples for each median.
let (clicks, cases) = isCheck ? (11, 51) : (51, 501)
if words.first == "isolated" {
    TrapsApp.main()
} else if let count = words.last.flatMap({ Int($0) }) {
    try onMainRunLoop {
        if words.first == "drawn" {
            var cases = TenSteps()
            cases.draw(count)
        } else {
            for number in 0..<count { try runInbox(on: number.isMultiple(of: 2) ? .iOS : .macOS) }
        }
    }
} else {
    try onMainRunLoop {
        // Other things that the machine does make a click slower, and none makes it faster.
        var least: [Duration] = []
        for count in [100, 200, 400, 800] {
            let host = Host { Rows(rows: (0..<count).map { Row(id: $0) }) }
            let taken = try durations(of: clicks) { try host.click("row \(count / 2)") }
            print("a click with \(count) eager rows", taken.median)
            least += [taken.min() ?? .zero]
            try host.close()
        }
        // The expected growth is 8 times if linear in the rows, and 64 times if quadratic.
        if isCheck && least[3] > least[0] * 32 {
            FileHandle.standardError.write(Data("hostspeed: a click costs more than in proportion to the rows\n".utf8))
            exit(1)
        }
        #if os(Linux)
            for count in isCheck ? [1_000] : [1_000, 10_000] {
                let (query, array) = try durationsOfClicks(amongObjects: count, clicks)
                print("a click among \(count) objects of a query", query.median)
                print("the same with an array", array.median)
                if isCheck && query.min() ?? .zero > (array.min() ?? .zero) * 3 {
                    FileHandle.standardError.write(
                        Data("hostspeed: a click costs three times as much over a query\n".utf8))
                    exit(1)
                }
            }
        #endif
        print(
            "a case of ten rows and ten events, with its host",
            try median(of: cases) {
                let host = Host { Rows(rows: (0..<10).map { Row(id: $0) }) }
                for number in 0..<10 { try host.click("row \(number)") }
                try host.close()
            })
        for platform in [HostPlatform.iOS, .macOS] {
            print(
                "a case of ten rows that receive, clicks and posts, with its host, on \(platform)",
                try median(of: cases) { try runInbox(on: platform) })
        }
        var drawing = TenSteps()
        let (drawn, again) = drawing.durations(of: isCheck ? 101 : 1_001)
        print("a case of ten rows and ten steps, drawn as a search does, on either platform", drawn.median)
        print("the same, run again", again.median)
        let clean = try TrapsApp.durations(pressing: "First", count: cases).median
        let trap = try TrapsApp.durations(pressing: "Behind the last", count: cases).median
        print("a run in a process of its own", clean)
        print("the same, if it traps", trap)
        // A search that meets a trap in every case still runs more than 30 of them a second.
        if isCheck && trap - clean > .milliseconds(30) {
            FileHandle.standardError.write(Data("hostspeed: a trap costs more than 30 ms more than a run\n".utf8))
            exit(1)
        }
        let host = Host { Text("idle") }
        print(
            "ten turns of the loop",
            median(of: cases) {
                host.run(.event, .source, .timer, .idle, .event, .source, .timer, .idle, .event, .idle)
            })
    }
}
