import Foundation

extension Graph {
    /// The name of UIKit's notification that memory is short.
    nonisolated static let memoryWarning = Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")

    /// Warns the app that memory is short, and evicts the rows that lazy containers keep. In which order UIKit notifies the delegate, the
    /// observers and the controllers is not documented.
    func warnOfMemory() {
        #if os(Linux) || os(macOS)
            UIApplication.shared.delegate?.applicationDidReceiveMemoryWarning(.shared)
            NotificationCenter.default.post(name: Self.memoryWarning, object: UIApplication.shared)
            for controller in controllers { controller.didReceiveMemoryWarning() }
        #else
            NotificationCenter.default.post(name: Self.memoryWarning, object: nil)
        #endif
        evictRows()
    }

    /// Whether a controller of the app overrides the method that the warning calls. On a Mac the host cannot tell.
    var followsMemoryWarnings: Bool {
        #if os(Linux)
            controllers.contains { MemoryWarningMethod.isOverridden(by: type(of: $0)) }
        #else
            false
        #endif
    }

    #if os(Linux) || os(macOS)
        /// The view controllers that views wrap, and those within them.
        private var controllers: [UIViewController] {
            guard hasControllers else { return [] }
            return root.map { [$0].flatMap(\.wrappedControllers) } ?? []
        }
    #endif
}

#if os(Linux) || os(macOS)
    /// A node with a view controller.
    @MainActor protocol ControllerHolder: Node {
        var controller: UIViewController? { get }
    }

    extension Node {
        /// The controllers of the node and of the nodes within it, those that are only kept as well.
        fileprivate var wrappedControllers: [UIViewController] {
            let own = (self as? any ControllerHolder)?.controller?.withInnerControllers ?? []
            return own + keptChildren.flatMap(\.wrappedControllers)
        }
    }

    extension UIViewController {
        /// The controller, and those that it contains or presents.
        fileprivate var withInnerControllers: [UIViewController] {
            let inner = children + (presentedViewController.map { [$0] } ?? [])
            return [self] + inner.flatMap(\.withInnerControllers)
        }
    }
#endif

#if os(Linux)
    /// The method of a controller that a memory warning calls.
    @MainActor private enum MemoryWarningMethod {
        /// A class that inherits the method. Its table differs from that of the base class only where each subclass does.
        private class Inheriting: UIViewController {}
        private class Overriding: UIViewController {
            override func didReceiveMemoryWarning() { preconditionFailure("the host makes no such controller") }
        }

        private static let place = MethodTable.place(
            in: UIViewController.self, where: Overriding.self, differsUnlike: Inheriting.self)

        static func isOverridden(by type: UIViewController.Type) -> Bool {
            MethodTable.differs(type, from: UIViewController.self, at: place)
        }
    }
#endif
