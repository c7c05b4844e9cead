import CoreFoundation

/// Makes an observer of a run loop, as CoreFoundation's function of this name does, for an app that a host runs.
///
/// Code that imports `HeadlessUI` and not CoreFoundation itself gets this one. The end of a host's script, at which the
/// loop is left though the app still runs, is not the end of a run to an observer that is made here: it is not called, and
/// one that is called only once still waits. It is called behind the host's own update of the same order, and before the
/// host takes the next step, whatever its order.
///
/// - Parameters:
///   - allocator: of memory; nil for the usual one.
///   - activities: when to call it, as `CFRunLoopActivity` numbers that.
///   - repeats: whether it is called each time, or once.
///   - order: the place among the observers of an activity; smaller comes first.
///   - handler: what is called, with the observer and the activity.
public func CFRunLoopObserverCreateWithHandler(
    _ allocator: CFAllocator!, _ activities: CFOptionFlags, _ repeats: Bool, _ order: CFIndex,
    _ handler: ((CFRunLoopObserver?, CFRunLoopActivity) -> Void)!
) -> CFRunLoopObserver! {
    guard let handler else { return nil }
    // One that repeats, so that a call which the app must not see does not use up an observer that is called once.
    return CoreFoundation.CFRunLoopObserverCreateWithHandler(
        allocator, activities, true, min(order, CFIndex.max - 1)
    ) { observer, activity in
        if MainLoop.isLeaving && MainThread.isCurrent { return }
        MainLoop.observing(activity) { handler(observer, activity) }
        if !repeats { CFRunLoopObserverInvalidate(observer) }
    }
}

/// Makes an observer of a run loop from a C function, with all that `CFRunLoopObserverCreateWithHandler` says.
///
/// - Parameters:
///   - allocator: of memory; nil for the usual one.
///   - activities: when to call it, as `CFRunLoopActivity` numbers that.
///   - repeats: whether it is called each time, or once.
///   - order: the place among the observers of an activity; smaller comes first.
///   - callout: what is called, with the observer, the activity and the context's `info`.
///   - context: `info`, and how to retain and to release it; nil where there is none.
public func CFRunLoopObserverCreate(
    _ allocator: CFAllocator!, _ activities: CFOptionFlags, _ repeats: Bool, _ order: CFIndex,
    _ callout: CFRunLoopObserverCallBack!, _ context: UnsafeMutablePointer<CFRunLoopObserverContext>!
) -> CFRunLoopObserver! {
    guard let callout else { return nil }
    let info = ObserverInfo(context?.pointee)
    return CFRunLoopObserverCreateWithHandler(allocator, activities, repeats, order) { observer, activity in
        callout(observer, activity, info.pointer)
    }
}

/// The `info` of an observer's context, for as long as the observer may be called.
private final class ObserverInfo {
    let pointer: UnsafeMutableRawPointer?
    private let context: CFRunLoopObserverContext?

    init(_ context: CFRunLoopObserverContext?) {
        self.context = context
        if let info = context?.info, let retain = context?.retain {
            pointer = UnsafeMutableRawPointer(mutating: retain(info))
        } else {
            pointer = context?.info
        }
    }

    deinit {
        if let pointer { context?.release?(pointer) }
    }
}
