extension NewPackage {
    /// The test of the fuzzed views.
    var test: String {
        """
        import Testing

        @testable import \(name)Fuzz

        /// Replays what is kept in `corpus`, and searches shortly.
        @Test func `no order of events makes the views go wrong`() throws {
            try \(name)Fuzz.test()
        }

        """
    }
}
