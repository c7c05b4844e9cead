#if !canImport(Darwin)
    extension Publishers {
        /// A publisher of the latest values of two publishers.
        public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
        where A.Failure == B.Failure {
            public typealias Output = (A.Output, B.Output)
            public typealias Failure = A.Failure
            /// The first publisher.
            public let a: A
            /// The second publisher.
            public let b: B

            /// Creates a publisher that combines two others.
            public init(_ a: A, _ b: B) {
                self.a = a
                self.b = b
            }

            /// Attaches a subscriber, and subscribes to the publishers in order.
            public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
                let values = (Latest<A.Output>(), Latest<B.Output>())
                let combined = CombinedValues<Output?, Failure>(AnySubscriber(subscriber, of: Output.self), count: 2) {
                    guard let a = values.0.value, let b = values.1.value else { return nil }
                    return (a, b)
                }
                subscriber.receive(subscription: combined)
                combined.subscribe(a, at: 0) { values.0.value = $0 }
                combined.subscribe(b, at: 1) { values.1.value = $0 }
            }
        }

        /// A publisher of the latest values of three publishers.
        public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
        where A.Failure == B.Failure, B.Failure == C.Failure {
            public typealias Output = (A.Output, B.Output, C.Output)
            public typealias Failure = A.Failure
            /// The first publisher.
            public let a: A
            /// The second publisher.
            public let b: B
            /// The third publisher.
            public let c: C

            /// Creates a publisher that combines three others.
            public init(_ a: A, _ b: B, _ c: C) {
                self.a = a
                self.b = b
                self.c = c
            }

            /// Attaches a subscriber, and subscribes to the publishers in order.
            public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
                let values = (Latest<A.Output>(), Latest<B.Output>(), Latest<C.Output>())
                let combined = CombinedValues<Output?, Failure>(AnySubscriber(subscriber, of: Output.self), count: 3) {
                    guard let a = values.0.value, let b = values.1.value, let c = values.2.value else { return nil }
                    return (a, b, c)
                }
                subscriber.receive(subscription: combined)
                combined.subscribe(a, at: 0) { values.0.value = $0 }
                combined.subscribe(b, at: 1) { values.1.value = $0 }
                combined.subscribe(c, at: 2) { values.2.value = $0 }
            }
        }

        /// A publisher of the latest values of four publishers.
        public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
        where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
            public typealias Output = (A.Output, B.Output, C.Output, D.Output)
            public typealias Failure = A.Failure
            /// The first publisher.
            public let a: A
            /// The second publisher.
            public let b: B
            /// The third publisher.
            public let c: C
            /// The fourth publisher.
            public let d: D

            /// Creates a publisher that combines four others.
            public init(_ a: A, _ b: B, _ c: C, _ d: D) {
                self.a = a
                self.b = b
                self.c = c
                self.d = d
            }

            /// Attaches a subscriber, and subscribes to the publishers in order.
            public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
                let values = (Latest<A.Output>(), Latest<B.Output>(), Latest<C.Output>(), Latest<D.Output>())
                let combined = CombinedValues<Output?, Failure>(AnySubscriber(subscriber, of: Output.self), count: 4) {
                    guard let a = values.0.value, let b = values.1.value, let c = values.2.value, let d = values.3.value
                    else { return nil }
                    return (a, b, c, d)
                }
                subscriber.receive(subscription: combined)
                combined.subscribe(a, at: 0) { values.0.value = $0 }
                combined.subscribe(b, at: 1) { values.1.value = $0 }
                combined.subscribe(c, at: 2) { values.2.value = $0 }
                combined.subscribe(d, at: 3) { values.3.value = $0 }
            }
        }
    }

    extension AnySubscriber {
        /// Creates a subscriber to optional values that passes on the values that are not `nil`.
        fileprivate init<S: Subscriber, Value>(_ subscriber: S, of _: Value.Type)
        where S.Input == Value, S.Failure == Failure, Input == Value? {
            self.init(
                receiveSubscription: { subscriber.receive(subscription: $0) },
                receiveValue: { $0.map { subscriber.receive($0) } ?? .none },
                receiveCompletion: { subscriber.receive(completion: $0) })
        }
    }
#endif
