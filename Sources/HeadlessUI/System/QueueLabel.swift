#if os(Linux)
    import Foundation

    /// The labels of dispatch queues. They show which library uses a thread.
    enum QueueLabel {
        private typealias LabelFunction = @convention(c) (DispatchObject?) -> UnsafePointer<CChar>?
        private static let label = SystemSymbol.nextFunction("dispatch_queue_get_label", as: LabelFunction.self)
        /// The label of the queues on which the concurrency runtime runs tasks (DispatchGlobalExecutor.cpp in swiftlang/swift).
        private static let labelOfTasks = "Swift global concurrent queue"
        /// The beginning of the labels of global queues, and of a thread without a queue (`_dispatch_root_queues` in libdispatch's
        /// init.c).
        private static let startOfGlobalLabels = "com.apple.root."

        /// Whether tasks run on a queue, or on the calling thread if there is none.
        static func isOfTasks(_ queue: DispatchObject?) -> Bool {
            label(queue).map { strcmp($0, labelOfTasks) == 0 } ?? false
        }

        /// Whether the calling thread serves a queue that a library or the app has created. Foundation creates queues for requests.
        static var isOfCodeHere: Bool {
            label(nil).map {
                strncmp($0, startOfGlobalLabels, startOfGlobalLabels.utf8.count) != 0 && strcmp($0, labelOfTasks) != 0
            } ?? false
        }
    }
#endif
