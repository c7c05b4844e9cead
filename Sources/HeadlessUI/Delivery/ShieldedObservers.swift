import CoreFoundation

/// Creates a run loop observer, as CoreFoundation's function of this name does, for an app that a host runs.
///
/// Code that imports `HeadlessUI` calls this function, even if it imports CoreFoundation as well: the handler is not optional here,
/// and overload resolution prefers that for a closure. At the end of a host's script the loop returns
/// although the app still runs. An observer from this function is not called then, and a one-shot observer keeps waiting. The
/// observer runs after the host's update of the same order. It runs before the host takes the next step, whatever its order.
///
/// - Parameters:
///   - allocator: The memory allocator; nil for the default one.
///   - activities: The activities at which the observer is called, as `CFRunLoopActivity` numbers them.
///   - repeats: Whether the observer is called each time, or once.
///   - order: The position among the observers of an activity; smaller values come first.
///   - handler: The closure to call, with the observer and the activity.
public func CFRunLoopObserverCreateWithHandler(
    _ allocator: CFAllocator!, _ activities: CFOptionFlags, _ repeats: Bool, _ order: CFIndex,
    _ handler: @escaping (CFRunLoopObserver?, CFRunLoopActivity) -> Void
) -> CFRunLoopObserver! {
    // The observer repeats, so that a call which the app must not see does not use up a one-shot observer.
    return CoreFoundation.CFRunLoopObserverCreateWithHandler(
        allocator, activities, true, min(order, CFIndex.max - 1)
    ) { observer, activity in
        if MainLoop.isLeaving && MainThread.isCurrent { return }
        MainLoop.observing(activity) { handler(observer, activity) }
        if !repeats { CFRunLoopObserverInvalidate(observer) }
    }
}

/// Creates a run loop observer from a C function, with the properties of `CFRunLoopObserverCreateWithHandler`.
///
/// - Parameters:
///   - allocator: The memory allocator; nil for the default one.
///   - activities: The activities at which the observer is called, as `CFRunLoopActivity` numbers them.
///   - repeats: Whether the observer is called each time, or once.
///   - order: The position among the observers of an activity; smaller values come first.
///   - callout: The function to call, with the observer, the activity and the context's `info`.
///   - context: The `info`, with the functions that retain and release it; nil for none.
public func CFRunLoopObserverCreate(
    _ allocator: CFAllocator!, _ activities: CFOptionFlags, _ repeats: Bool, _ order: CFIndex,
    _ callout: @escaping CFRunLoopObserverCallBack, _ context: UnsafeMutablePointer<CFRunLoopObserverContext>!
) -> CFRunLoopObserver! {
    let info = ObserverInfo(context?.pointee)
    return CFRunLoopObserverCreateWithHandler(allocator, activities, repeats, order) { observer, activity in
        callout(observer, activity, info.pointer)
    }
}

/// The `info` of an observer's context. It is retained as long as the observer may be called.
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
