import BindingFuzz
import Testing

@Suite struct `Names of steps to leave out` {
    @Test(
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
    func `name it at every place, or at some places`(text: String, leftOut: [String]) throws {
        let classes = try StepClasses(leavingOut: text)
        #expect(StepClasses.all.subtracting(classes).members.map(\.description) == leftOut)
    }

    @Test func `are the names of all classes of steps`() throws {
        for step in StepClass.all {
            #expect(StepClasses.all.subtracting(try StepClasses(leavingOut: step.description)).members == [step])
        }
    }

    @Test(
        arguments: [
            ("post, claer", 6, "claer", ["clear"]),
            ("clear,", 6, "", []),
            ("", 0, "", []),
            (
                "mutation in timers", 0, "mutation in timers",
                ["mutations in timers", "mutations in timer", "mutations in event"]
            ),
        ])
    func `have errors with the position and a suggestion`(
        text: String, offset: Int, found: String, nearest: [String]
    ) throws {
        let error = try #require(throws: StepClassesError.self) { try StepClasses(leavingOut: text) }
        #expect(error.offset == offset)
        #expect(error.found == found)
        #expect(error.nearest.starts(with: nearest))
    }

    @Test func `have errors that read like advice`() throws {
        let error = try #require(throws: StepClassesError.self) { try StepClasses(leavingOut: "timers") }
        #expect(
            error.description == """
                expected a kind of step, as in 'clear', 'clear in timer' or 'perform clear', or an assumption, as in \
                'mutations in timers'; found 'timers'; near it: 'timer'
                """)
    }
}
