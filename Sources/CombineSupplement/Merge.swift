#if !canImport(Darwin)
    extension Publisher {
        /// Publishes the values of this publisher and another one of the same type, in the order of their arrival.
        public func merge(with other: Self) -> Publishers.MergeMany<Self> { Publishers.MergeMany(self, other) }

        /// Publishes the values of this publisher and another one, in the order of their arrival.
        public func merge<B: Publisher>(with b: B) -> Publishers.Merge<Self, B>
        where B.Output == Output, B.Failure == Failure {
            Publishers.Merge<Self, B>(self, b)
        }

        /// Publishes the values of this publisher and two others, in the order of their arrival.
        public func merge<B: Publisher, C: Publisher>(with b: B, _ c: C) -> Publishers.Merge3<Self, B, C>
        where B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure {
            Publishers.Merge3<Self, B, C>(self, b, c)
        }

        /// Publishes the values of this publisher and three others, in the order of their arrival.
        public func merge<B: Publisher, C: Publisher, D: Publisher>(with b: B, _ c: C, _ d: D)
            -> Publishers.Merge4<Self, B, C, D>
        where
            B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
            D.Failure == Failure
        {
            Publishers.Merge4<Self, B, C, D>(self, b, c, d)
        }

        /// Publishes the values of this publisher and four others, in the order of their arrival.
        public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(with b: B, _ c: C, _ d: D, _ e: E)
            -> Publishers.Merge5<Self, B, C, D, E>
        where
            B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
            D.Failure == Failure, E.Output == Output, E.Failure == Failure
        {
            Publishers.Merge5<Self, B, C, D, E>(self, b, c, d, e)
        }
    }
#endif
