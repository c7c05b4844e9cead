/// Tells an observer which subscriptions code begins with `sink` and `assign`.
package enum SubscriptionStart {
    /// Called as a subscription begins, on that thread, with the publisher. The object that it returns is released as the subscription
    /// ends. Nil until the first host sets it, on the main thread.
    nonisolated(unsafe) package static var observer: (@Sendable (Any) -> AnyObject?)?
}

#if !canImport(Darwin)
    // These replace OpenCombine's methods, which tell nobody.
    extension Publisher {
        /// Calls closures with the completion and each value.
        ///
        /// - Returns: The subscription, which ends when it is released.
        public func sink(
            receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
            receiveValue: @escaping (Output) -> Void
        ) -> AnyCancellable {
            var receive = receiveValue
            if let start = SubscriptionStart.observer?(self) {
                // The subscriber releases the closure at its end.
                receive = { value in withExtendedLifetime(start) { receiveValue(value) } }
            }
            let subscriber = Subscribers.Sink<Output, Failure>(
                receiveCompletion: receiveCompletion, receiveValue: receive)
            subscribe(subscriber)
            return AnyCancellable(subscriber)
        }
    }

    extension Publisher where Failure == Never {
        /// Calls a closure with each value.
        ///
        /// - Returns: The subscription, which ends when it is released.
        public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
            sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
        }

        /// Assigns each value to a property of an object, which the subscription keeps.
        ///
        /// - Returns: The subscription, which ends when it is released.
        public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable
        {
            sink { object[keyPath: keyPath] = $0 }
        }
    }
#endif
