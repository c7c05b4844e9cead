import BindingFuzz
import FuzzCorpus
import HeadlessUI
import ViewFuzz

/// A view with a button that traps, run in a process of its own. This program is also that process, by the command `isolated`.
enum TrapsApp: FuzzedApp {
    static var views: [FuzzedView] {
        FuzzedView("traps") { _ in TrapView() }
    }

    /// Returns how long a run takes that presses the button with this label.
    static func durations(pressing label: String, count: Int) throws -> [Duration] {
        let testCase = try CaseFile<ViewSubject<TrapsApp>>(text: "bindfuzz 1\nview \"traps\"\n\npress \"\(label)\"\n")
            .testCase
        let runner = ViewSubject<TrapsApp>.Runner(under: ViewConfiguration<TrapsApp>.standardMatrix)
        let clock = ContinuousClock()
        // The first run starts the process.
        _ = runner.run(testCase, under: runner.configurations[0])
        return (0..<count).map { _ in
            clock.measure { _ = runner.run(testCase, under: runner.configurations[0]) }
        }
    }
}

struct TrapView: View {
    let rows = Array(0..<10)
    @State private var shown = 0

    var body: some View {
        Text("row \(rows[shown])")
        Button("First") { shown = 0 }
        Button("Behind the last") { shown = rows[rows.count] }
    }
}
