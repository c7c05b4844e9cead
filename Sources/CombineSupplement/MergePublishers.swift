#if !canImport(Darwin)
    extension Publishers {
        /// A publisher of the values of any number of publishers of one type.
        public struct MergeMany<Upstream: Publisher>: Publisher {
            public typealias Output = Upstream.Output
            public typealias Failure = Upstream.Failure
            /// The publishers.
            public let publishers: [Upstream]

            /// Creates a publisher that merges others.
            public init(_ upstream: Upstream...) {
                publishers = upstream
            }

            /// Creates a publisher that merges others.
            public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
                publishers = Array(upstream)
            }

            /// Returns a publisher that merges these publishers and another one.
            public func merge(with other: Upstream) -> MergeMany { MergeMany(publishers + [other]) }

            /// Attaches a subscriber, and subscribes to the publishers in order.
            public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
                let merged = MergedValues(AnySubscriber(subscriber), count: publishers.count)
                subscriber.receive(subscription: merged)
                for (index, publisher) in publishers.enumerated() { merged.subscribe(publisher, at: index) }
                merged.finishIfEmpty()
            }
        }

        /// A publisher of the values of two publishers.
        public struct Merge<A: Publisher, B: Publisher>: Publisher
        where A.Output == B.Output, A.Failure == B.Failure {
            public typealias Output = A.Output
            public typealias Failure = A.Failure
            /// The first publisher.
            public let a: A
            /// The second publisher.
            public let b: B

            /// Creates a publisher that merges two others.
            public init(_ a: A, _ b: B) {
                self.a = a
                self.b = b
            }

            /// Attaches a subscriber, and subscribes to the publishers in order.
            public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
                let merged = MergedValues(AnySubscriber(subscriber), count: 2)
                subscriber.receive(subscription: merged)
                merged.subscribe(a, at: 0)
                merged.subscribe(b, at: 1)
            }
        }

        /// A publisher of the values of three publishers.
        public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
        where A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure {
            public typealias Output = A.Output
            public typealias Failure = A.Failure
            /// The first publisher.
            public let a: A
            /// The second publisher.
            public let b: B
            /// The third publisher.
            public let c: C

            /// Creates a publisher that merges three others.
            public init(_ a: A, _ b: B, _ c: C) {
                self.a = a
                self.b = b
                self.c = c
            }

            /// Attaches a subscriber, and subscribes to the publishers in order.
            public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
                let merged = MergedValues(AnySubscriber(subscriber), count: 3)
                subscriber.receive(subscription: merged)
                merged.subscribe(a, at: 0)
                merged.subscribe(b, at: 1)
                merged.subscribe(c, at: 2)
            }
        }

        /// A publisher of the values of four publishers.
        public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
        where
            A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure,
            A.Output == D.Output, A.Failure == D.Failure
        {
            public typealias Output = A.Output
            public typealias Failure = A.Failure
            /// The first publisher.
            public let a: A
            /// The second publisher.
            public let b: B
            /// The third publisher.
            public let c: C
            /// The fourth publisher.
            public let d: D

            /// Creates a publisher that merges four others.
            public init(_ a: A, _ b: B, _ c: C, _ d: D) {
                self.a = a
                self.b = b
                self.c = c
                self.d = d
            }

            /// Attaches a subscriber, and subscribes to the publishers in order.
            public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
                let merged = MergedValues(AnySubscriber(subscriber), count: 4)
                subscriber.receive(subscription: merged)
                merged.subscribe(a, at: 0)
                merged.subscribe(b, at: 1)
                merged.subscribe(c, at: 2)
                merged.subscribe(d, at: 3)
            }
        }

        /// A publisher of the values of five publishers.
        public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>: Publisher
        where
            A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure,
            A.Output == D.Output, A.Failure == D.Failure, A.Output == E.Output, A.Failure == E.Failure
        {
            public typealias Output = A.Output
            public typealias Failure = A.Failure
            /// The first publisher.
            public let a: A
            /// The second publisher.
            public let b: B
            /// The third publisher.
            public let c: C
            /// The fourth publisher.
            public let d: D
            /// The fifth publisher.
            public let e: E

            /// Creates a publisher that merges five others.
            public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
                self.a = a
                self.b = b
                self.c = c
                self.d = d
                self.e = e
            }

            /// Attaches a subscriber, and subscribes to the publishers in order.
            public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
                let merged = MergedValues(AnySubscriber(subscriber), count: 5)
                subscriber.receive(subscription: merged)
                merged.subscribe(a, at: 0)
                merged.subscribe(b, at: 1)
                merged.subscribe(c, at: 2)
                merged.subscribe(d, at: 3)
                merged.subscribe(e, at: 4)
            }
        }
    }
#endif
