import CoreFoundation
import Foundation

// The functions that CFRunLoop itself calls when it serves the main queue. There is no public equivalent.
#if os(Linux)
    @_silgen_name("_dispatch_get_main_queue_handle_4CF") private func mainQueueHandle() -> Int32
#else
    @_silgen_name("_dispatch_get_main_queue_port_4CF") private func mainQueuePort() -> mach_port_t
#endif
@_silgen_name("_CFGetTSD") private func threadSpecificData(_ slot: UInt32) -> UnsafeMutableRawPointer?

/// The main dispatch queue, as the run loop sees it.
enum MainQueue {
    /// The slot in which CFRunLoop notes that it is serving the main queue (`__CFTSDKeyIsInGCDMainQ` in CFInternal.h).
    private static let servingSlot: UInt32 = 4

    /// Whether the calling thread is inside a block of the main queue that the run loop serves.
    static var isBeingServed: Bool {
        threadSpecificData(servingSlot) != nil
    }

    /// Some code may keep the main queue busy forever.
    private static let mostTurns = 100

    /// Runs the jobs that the main queue already has, and takes a wake-up that nobody has slept for, so that a loop that begins now
    /// finds none of them. XCTest wakes the loop from another thread at the end of each wait between two tests, also if the main
    /// thread did not sleep in it.
    static func finishEarlierJobs() {
        // A turn takes one event: a job or the wake-up.
        var quietTurns = 0
        for _ in 0..<mostTurns where quietTurns < 2 {
            quietTurns = isPending ? 0 : quietTurns + 1
            CFRunLoopRunInMode(.defaultMode, 0, false)
        }
    }

    /// Whether the run loop would find the main queue's port ready.
    static var isPending: Bool {
        #if os(Linux)
            var descriptor = pollfd(fd: mainQueueHandle(), events: Int16(POLLIN), revents: 0)
            return poll(&descriptor, 1, 0) > 0
        #else
            // `mach_task_self_` is a variable that any thread could change, as far as the compiler knows.
            let task = SystemSymbol.variable("mach_task_self_").load(as: mach_port_t.self)
            var status = mach_port_status_t()
            var count = mach_msg_type_number_t(
                MemoryLayout<mach_port_status_t>.size / MemoryLayout<natural_t>.size)
            let result = withUnsafeMutablePointer(to: &status) { pointer in
                pointer.withMemoryRebound(to: integer_t.self, capacity: Int(count)) {
                    mach_port_get_attributes(task, mainQueuePort(), MACH_PORT_RECEIVE_STATUS, $0, &count)
                }
            }
            return result == KERN_SUCCESS && status.mps_msgcount > 0
        #endif
    }
}
