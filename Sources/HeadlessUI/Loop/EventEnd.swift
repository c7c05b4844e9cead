import CoreFoundation
import Foundation

/// Work at the end of an event of the main run loop, before the update of the views there.
package enum EventEnd {
    /// Before SwiftUI's update, whose observer has order 0.
    private static let order: CFIndex = -1

    /// Runs work once at the end of the current event.
    package static func run(_ work: @escaping @Sendable () -> Void) {
        let activities: CFRunLoopActivity = [.beforeWaiting, .exit]
        let observer = CoreFoundation.CFRunLoopObserverCreateWithHandler(nil, activities.rawValue, false, order) {
            _, _ in
            work()
        }
        CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
        CFRunLoopWakeUp(CFRunLoopGetMain())
    }

    /// Runs work on the main thread some seconds of the host's clock later; never if the host is closed before. Without a host, the
    /// work runs at the end of the current event.
    package static func run(after seconds: Double, _ work: @escaping @Sendable () -> Void) {
        guard let clock = VirtualClock.current else { return run(work) }
        clock.schedule(at: clock.now + HostTime(seconds: seconds), as: .timer(.common), work)
    }

    /// Runs work on the main thread as soon as its run loop comes to it.
    package static func performOnMainThread(_ work: @escaping @Sendable () -> Void) {
        MainLoop.performInCommonModes(work)
        CFRunLoopWakeUp(CFRunLoopGetMain())
    }

    /// Whether the views are being updated on this thread.
    package static var isUpdating: Bool { Graph.isUpdatingHere }

    /// Whether the calling thread is the main thread.
    package static var isOnMainThread: Bool { MainThread.isCurrent }
}
