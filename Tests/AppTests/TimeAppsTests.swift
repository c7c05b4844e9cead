import HeadlessUI
import Testing

@Suite struct `Apps with a clock` {
    @Test func `count down to an alert`() async throws {
        try await onMainRunLoop {
            let host = Host { CountdownView() }
            #expect(host.texts == ["10", "Start at 10", "Start", "Reset"])
            for total in (4...10).reversed() { try host.decrement("Start at \(total)") }
            #expect(host.texts == ["3", "Start at 3", "Start", "Reset"])
            host.wait(5)
            #expect(host.texts.first == "3")
            try host.click("Start")
            try host.increment("Start at 3")
            host.wait(2)
            #expect(host.texts == ["1", "Start at 3", "Pause", "Reset"])
            try host.click("Pause")
            host.wait(9)
            #expect(host.texts == ["1", "Start at 3", "Start", "Reset"])
            try host.click("Start")
            host.wait(1)
            #expect(host.texts == ["Time is up", "Again", "Done"])
            try host.click("Again")
            host.wait(1)
            #expect(host.texts == ["2", "Start at 3", "Pause", "Reset"])
            host.wait(2)
            try host.click("Done")
            host.wait(2)
            #expect(host.texts == ["3", "Start at 3", "Start", "Reset"])
            #expect(host.issues.map(\.kind) == [])
        }
    }

    @Test func `measure laps`() async throws {
        try await onMainRunLoop {
            let host = Host { StopwatchView() }
            #expect(host.texts == ["00:00.0", "Reset", "Start"])
            try host.click("Start")
            host.wait(1)
            try host.click("Lap")
            host.wait(61.5)
            try host.click("Lap")
            #expect(host.texts == ["01:02.5", "Lap", "Stop", "Lap 2", "01:01.5", "Lap 1", "00:01.0"])
            host.wait(0.2)
            try host.click("Stop")
            host.wait(1)
            #expect(host.texts.prefix(3) == ["01:02.7", "Reset", "Start"])
            try host.click("Start")
            host.wait(0.1)
            #expect(host.texts.first == "01:02.8")
            try host.click("Stop")
            try host.click("Reset")
            #expect(host.texts == ["00:00.0", "Reset", "Start"])
            #expect(host.issues.map(\.kind) == [])
        }
    }

    @Test func `pause while nobody sees them`() async throws {
        try await onMainRunLoop {
            let host = Host { PomodoroView() }
            #expect(host.texts.prefix(3) == ["Work", "25:00", "Completed: 0"])
            try host.type("Taxes", into: "What are you working on?")
            host.wait(10)
            #expect(host.texts[1] == "25:00")
            try host.click("Paused")
            host.wait(65)
            #expect(host.texts.prefix(4) == ["Work", "23:55", "Completed: 0", "Taxes"])
            host.setScenePhase(.inactive)
            host.setScenePhase(.background)
            host.wait(600)
            #expect(host.texts[1] == "23:55")
            #expect(host.texts.contains("Paused"))
            host.setScenePhase(.inactive)
            host.setScenePhase(.active)
            host.wait(5)
            #expect(host.texts[1] == "23:50")
            try host.click("Skip")
            host.endAnimations()
            #expect(host.texts.prefix(3) == ["Break", "5:00", "Completed: 1"])
            host.wait(300)
            #expect(host.texts.prefix(3) == ["Work", "25:00", "Completed: 1"])
            try host.click("Running")
            host.wait(1)
            #expect(host.texts[1] == "25:00")
            #expect(host.issues.map(\.kind) == [])
        }
    }

    @Test func `play one track after the other`() async throws {
        try await onMainRunLoop {
            let host = Host { MusicPlayerView() }
            #expect(
                host.texts == [
                    "Morning", "The Larks", "Position", "0:00", "3:00", "Volume", "Volume 70%", "Repeat", "Queue",
                ])
            host.wait(2)
            try host.click("Play")
            host.wait(3)
            #expect(host.texts[3] == "0:03")
            try host.set("Position", to: 178)
            #expect(host.texts[3...4] == ["2:58", "3:00"])
            host.wait(2)
            #expect(host.texts[0] == "Noon")
            #expect(host.texts[3...4] == ["0:00", "4:00"])
            try host.click("Repeat")
            try host.set("Position", to: 500)
            #expect(host.texts[3] == "4:00")
            host.wait(1)
            #expect(host.texts[0] == "Noon")
            #expect(host.texts[3] == "0:00")
            try host.click("Pause")
            try host.click("Next")
            try host.click("Next")
            #expect(host.texts[0] == "Morning")
            try host.click("Previous")
            try host.set("Volume", to: 0.25)
            host.wait(5)
            #expect(host.texts[0...3] == ["Night", "Owl", "Position", "0:00"])
            #expect(host.texts[6] == "Volume 25%")
            try host.click("Queue")
            #expect(host.texts == ["Morning", "Noon", "Night"])
            try host.dismiss()
            #expect(host.texts.first == "Night")
            #expect(host.issues.map(\.kind) == [])
        }
    }
}
