import HeadlessUI
import Testing

/// What code for Darwin spells of CoreFoundation's run loop, with the one import that it has here.
@Suite struct `The run loop's names` {
    @Test func `are those of Darwin`() async throws {
        try await onMainRunLoop {
            var seen: [String] = []
            let main: CFRunLoop = CFRunLoopGetMain()
            let observer: CFRunLoopObserver = CFRunLoopObserverCreateWithHandler(
                kCFAllocatorDefault, CFRunLoopActivity.beforeWaiting.rawValue | CFRunLoopActivity.exit.rawValue, true, 0
            ) { observer, activity in
                guard let observer, CFRunLoopObserverIsValid(observer) else { return }
                switch activity {
                case .beforeWaiting: seen.append("before waiting")
                case .exit: seen.append("exit")
                case .entry, .beforeTimers, .beforeSources, .afterWaiting, .allActivities: seen.append("other")
                default: break
                }
            }
            CFRunLoopAddObserver(main, observer, .commonModes)
            CFRunLoopAddObserver(CFRunLoopGetCurrent(), observer, CFRunLoopMode.defaultMode)
            let timer: CFRunLoopTimer = CFRunLoopTimerCreateWithHandler(
                kCFAllocatorDefault, CFAbsoluteTimeGetCurrent(), 0, 0, 0
            ) { timer in
                seen.append("timer")
                CFRunLoopTimerInvalidate(timer)
                CFRunLoopStop(main)
            }
            CFRunLoopAddTimer(main, timer, .defaultMode)
            CFRunLoopPerformBlock(main, CFRunLoopMode.commonModes.rawValue) {
                seen.append("block")
                let mode: CFRunLoopMode? = CFRunLoopCopyCurrentMode(CFRunLoopGetCurrent())
                if mode == .defaultMode { seen.append("default mode") }
            }
            CFRunLoopWakeUp(main)
            let result: CFRunLoopRunResult = CFRunLoopRunInMode(.defaultMode, 5, false)
            #expect(result == .stopped)
            #expect(seen.contains("timer"))
            #expect(seen.prefix(2) == ["block", "default mode"])
            #expect(seen.last == "exit")
            CFRunLoopRemoveObserver(main, observer, .commonModes)
            CFRunLoopObserverInvalidate(observer)
            let activities: CFRunLoopActivity = [.beforeWaiting, .exit]
            #expect(activities.contains(.exit))
            var context = CFRunLoopSourceContext()
            context.perform = { _ in }
            let source: CFRunLoopSource = CFRunLoopSourceCreate(kCFAllocatorDefault, 0, &context)
            // On Darwin a literal is a CFString, too.
            let name = try #require(CFStringCreateWithCString(nil, "own", CFStringBuiltInEncodings.UTF8.rawValue))
            let mode = CFRunLoopMode(name)
            CFRunLoopAddSource(main, source, mode)
            #expect(CFRunLoopContainsSource(main, source, mode))
            CFRunLoopSourceSignal(source)
            #expect(CFRunLoopRunInMode(mode, 0, true) == .handledSource)
            CFRunLoopSourceInvalidate(source)
            #expect(RunLoop.main.getCFRunLoop() === main)
            #expect(CFRunLoopRunInMode(CFRunLoopMode(rawValue: name), 0, false) == .finished)
        }
    }
}
