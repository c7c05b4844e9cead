extension NewPackage {
    /// The test of the fuzzed views.
    var test: String {
        """
        import Testing

        @testable import \(name)Fuzz

        /// Replays the cases in `corpus`, and searches briefly.
        @Test func `no order of events makes a view fail`() throws {
            try \(name)Fuzz.test()
        }

        """
    }
}
