import BindingFuzz
import FuzzReports

/// The schedulers of hops that no framework provides, to be copied. They are complete if SwiftUI and Combine are imported.
///
/// The tests compile and run this code.
package enum RecipeSchedulers {
    /// Returns the sources of the schedulers that a delivery needs, in order.
    package static func sources(for delivery: Delivery) -> [String] {
        let hops = delivery.hops
        let observes = hops.contains(.commit) || hops.contains(.exit)
        return (hops.contains(.common) ? [commonModes] : []) + (observes ? [observer] : [])
    }

    private static let observer = """
        /// Runs work once, at certain activities of the main run loop, behind all that others do then.
        struct MainRunLoopObserverScheduler: Scheduler {
            static let exit = MainRunLoopObserverScheduler(activities: .exit)
            static let commit = MainRunLoopObserverScheduler(activities: [.beforeWaiting, .exit])
            let activities: CFRunLoopActivity

        \(dates)
            func schedule(options: Never?, _ action: @escaping () -> Void) {
                let observer = CFRunLoopObserverCreateWithHandler(nil, activities.rawValue, false, .max) { _, _ in action() }
                CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
            }

        \(later)
        }
        """

    private static let commonModes = """
        /// Runs work as a block of the main run loop, while the user scrolls, too.
        struct CommonModesScheduler: Scheduler {
        \(dates)
            func schedule(options: Never?, _ action: @escaping () -> Void) {
                #if canImport(Darwin)
                    CFRunLoopPerformBlock(CFRunLoopGetMain(), CFRunLoopMode.commonModes.rawValue, action)
                #else
                    CFRunLoopPerformBlock(CFRunLoopGetMain(), CFRunLoopMode.commonModes, action)
                #endif
            }

        \(later)
        }
        """

    private static let dates = """
            var now: RunLoop.SchedulerTimeType { RunLoop.main.now }
            var minimumTolerance: RunLoop.SchedulerTimeType.Stride { RunLoop.main.minimumTolerance }

        """

    private static let later = """
            func schedule(
                after date: RunLoop.SchedulerTimeType, tolerance: RunLoop.SchedulerTimeType.Stride, options: Never?,
                _ action: @escaping () -> Void
            ) {
                RunLoop.main.schedule(after: date, tolerance: tolerance, options: nil) { schedule(options: nil, action) }
            }

            func schedule(
                after date: RunLoop.SchedulerTimeType, interval: RunLoop.SchedulerTimeType.Stride,
                tolerance: RunLoop.SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
            ) -> any Cancellable {
                RunLoop.main.schedule(after: date, interval: interval, tolerance: tolerance, options: nil) {
                    schedule(options: nil, action)
                }
            }
        """
}
