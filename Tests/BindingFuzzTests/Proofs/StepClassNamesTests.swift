import Testing

@testable import BindingFuzz

@Suite("Names of steps to leave out")
struct StepClassNamesTests {
    @Test(
        "A kind stands for it wherever it runs, and other names for a part of it",
        arguments: [
            ("clear", ["clear in event", "clear in source", "clear in timer", "perform clear", "async clear"]),
            ("clear in timer", ["clear in timer"]),
            ("perform clear", ["perform clear"]),
            ("post", ["post in event", "post in source", "post in timer", "perform post", "async post"]),
            ("reap", ["reap in event", "reap in source", "reap in timer"]),
            ("track,  release", ["track", "release"]),
            ("background post, timer", ["timer", "background post"]),
            ("posts in timers", ["post in timer"]),
            (
                "mutations in timer",
                ["clear", "remove", "insert", "restore", "move", "replace", "reload", "edit", "scroll"]
                    .map { "\($0) in timer" }
            ),
            (
                "perform",
                ["post", "clear", "remove", "insert", "restore", "move", "replace", "reload", "edit"]
                    .map { "perform \($0)" }
            ),
            ("tracking, resuming", ["track", "release", "resume"]),
        ])
    func names(text: String, leftOut: [String]) throws {
        let classes = try StepClasses(leavingOut: text)
        #expect(StepClasses.all.subtracting(classes).members.map(\.description) == leftOut)
    }

    @Test("Every class of steps can be left out by the name that it is told by")
    func everyClass() throws {
        for step in StepClass.all {
            #expect(StepClasses.all.subtracting(try StepClasses(leavingOut: step.description)).members == [step])
        }
    }

    @Test(
        "An error names the place, and what is like what stands there",
        arguments: [
            ("post, claer", 6, "claer", ["clear"]),
            ("clear,", 6, "", []),
            ("", 0, "", []),
            (
                "mutation in timers", 0, "mutation in timers",
                ["mutations in timers", "mutations in timer", "mutations in event"]
            ),
        ])
    func errors(text: String, offset: Int, found: String, nearest: [String]) throws {
        let error = try #require(throws: StepClassesError.self) { try StepClasses(leavingOut: text) }
        #expect(error.offset == offset)
        #expect(error.found == found)
        #expect(error.nearest.starts(with: nearest))
    }

    @Test("An error reads like advice")
    func advice() throws {
        let error = try #require(throws: StepClassesError.self) { try StepClasses(leavingOut: "timers") }
        #expect(
            error.description == """
                expected a kind of step, as in 'clear', 'clear in timer' or 'perform clear', or a circumstance, as in \
                'mutations in timers'; found 'timers'; near it: 'timer'
                """)
    }
}
