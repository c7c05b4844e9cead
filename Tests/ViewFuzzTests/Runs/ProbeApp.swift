import Foundation
import HeadlessUI

@testable import ViewFuzz

/// Views about one thing each that a run can come to.
enum ProbeApp: FuzzedApp {
    static var views: [FuzzedView] {
        FuzzedView("alarm") { setup in
            let model = AlarmModel()
            setup.property("it has not rung") { !model.hasRung }
            return AlarmView(model: model)
        }
        FuzzedView("twice") { _ in TwiceView() }
        FuzzedView("diary") { setup in
            let diary = ProbeDiary.shared
            setup.call("here") { diary.note("here") }
            setup.call("there", from: .anotherThread) { diary.note("there") }
            setup.call("anywhere", from: .anyThread) { diary.note("anywhere") }
            setup.post(.probed, object: "an object", userInfo: ["key": 3])
            setup.send("numbers", 10, 20, to: diary.numbers)
            setup.send("numbers", 30, to: diary.numbers)
            setup.send("signal", to: diary.signal)
            return DiaryView(diary: diary)
        }
        FuzzedView("broken from the start") { setup in
            setup.property("there is a title") { false }
            return Text("")
        }
    }

    static var schedulers: [FuzzedScheduler] { FuzzedScheduler("mine", RunOnMainRunLoopCommitScheduler.shared) }
}

extension Notification.Name {
    static let probed = Notification.Name("probed")
}

@MainActor final class AlarmModel {
    var hasRung = false
}

/// Rings two seconds after it appears.
struct AlarmView: View {
    let model: AlarmModel

    var body: some View {
        Text("alarm").task {
            try? await Task.sleep(for: .seconds(2))
            model.hasRung = true
        }
    }
}

struct TwiceView: View {
    var body: some View {
        ForEach(["a", "a"], id: \.self) { Text($0) }
    }
}

/// By itself, since each run takes a while.
enum EndlessApp: FuzzedApp {
    static var views: [FuzzedView] { FuzzedView("endless") { _ in EndlessView() } }
}

/// Each update asks for the next one, once it has begun.
struct EndlessView: View {
    @State private var count = 0

    var body: some View {
        Button("Begin") { count = 1 }
        Text("\(count)").onChange(of: count) { if count > 0 { count += 1 } }
    }
}

/// Where code ran, and what it was given.
final class ProbeDiary: @unchecked Sendable {
    @MainActor static let shared = ProbeDiary()

    @MainActor let numbers = PassthroughSubject<Int, Never>()
    @MainActor let signal = PassthroughSubject<Void, Never>()
    private(set) var lines: [String] = []

    @MainActor init() {}

    func note(_ line: String) { lines.append(Thread.isMainThread ? line : "\(line) on another thread") }

    /// The lines since they were taken last.
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

struct DiaryView: View {
    let diary: ProbeDiary

    var body: some View {
        Button("Press") { diary.note("pressed") }
            .onReceive(diary.numbers) { diary.note("\($0)") }
            .onReceive(diary.signal) { diary.note("signal") }
            .onReceive(NotificationCenter.default.publisher(for: .probed)) { notification in
                diary.note("probed \(notification.object ?? "") \(notification.userInfo?["key"] ?? "")")
            }
    }
}
