#if !canImport(Darwin)
    extension Publisher {
        /// Publishes the latest values of this publisher and another one whenever one publishes, once both have a value.
        public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
        where P.Failure == Failure {
            Publishers.CombineLatest<Self, P>(self, other)
        }

        /// Publishes the transformed latest values of this publisher and another one.
        public func combineLatest<P: Publisher, T>(
            _ other: P, _ transform: @escaping (Output, P.Output) -> T
        ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
            combineLatest(other).map { transform($0.0, $0.1) }
        }

        /// Publishes the latest values of this publisher and two others whenever one publishes, once all have a value.
        public func combineLatest<P: Publisher, Q: Publisher>(_ publisher1: P, _ publisher2: Q)
            -> Publishers.CombineLatest3<Self, P, Q>
        where P.Failure == Failure, Q.Failure == Failure {
            Publishers.CombineLatest3<Self, P, Q>(self, publisher1, publisher2)
        }

        /// Publishes the transformed latest values of this publisher and two others.
        public func combineLatest<P: Publisher, Q: Publisher, T>(
            _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
        ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T> where P.Failure == Failure, Q.Failure == Failure {
            combineLatest(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
        }

        /// Publishes the latest values of this publisher and three others whenever one publishes, once all have a value.
        public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
            _ publisher1: P, _ publisher2: Q, _ publisher3: R
        ) -> Publishers.CombineLatest4<Self, P, Q, R>
        where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
            Publishers.CombineLatest4<Self, P, Q, R>(self, publisher1, publisher2, publisher3)
        }

        /// Publishes the transformed latest values of this publisher and three others.
        public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
            _ publisher1: P, _ publisher2: Q, _ publisher3: R,
            _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
        ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
        where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
            combineLatest(publisher1, publisher2, publisher3).map { transform($0.0, $0.1, $0.2, $0.3) }
        }
    }
#endif
