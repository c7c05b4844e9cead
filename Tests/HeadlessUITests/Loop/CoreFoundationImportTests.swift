import CoreFoundation
import HeadlessUI
import Testing

/// A file that imports CoreFoundation as well gets the functions of the host.
@Suite struct `A file that imports CoreFoundation` {
    @Test func `makes observers that the end of a script does not call`() async throws {
        try await onMainRunLoop {
            let host = Host { Text("") }
            var seen: [String] = []
            let observer = CFRunLoopObserverCreateWithHandler(
                kCFAllocatorDefault, CFRunLoopActivity.exit.rawValue, true, 0
            ) { _, _ in seen.append("handler") }
            let function = CFRunLoopObserverCreate(
                kCFAllocatorDefault, CFRunLoopActivity.exit.rawValue, true, 0, { _, _, _ in }, nil)
            CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
            CFRunLoopAddObserver(CFRunLoopGetMain(), function, .commonModes)
            host.run(.event, .idle)
            host.run(.event, .idle)
            #expect(seen == [])
            CFRunLoopObserverInvalidate(observer)
            CFRunLoopObserverInvalidate(function)
            try host.close()
        }
    }
}
