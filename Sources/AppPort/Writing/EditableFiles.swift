import ViewFuzz

extension PortedPackage {
    /// Files that a person may edit, by path.
    var editableFiles: [String: String] {
        [
            "Sources/\(program)/\(program).swift": definition,
            "Tests/\(program)Tests/\(program)Tests.swift": """
            import Testing
            import ViewFuzz

            @testable import \(program)

            @MainActor @Test func `every view holds`() async throws {
                try await \(program).test()
            }

            """,
            "corpus/canary/must-fail.case": CanaryCase.text,
            ".gitignore": [
                ".build", ".swiftpm/", "App/*", "!App/.written.json", "!App/.editable.json", "Bundle/", "Stubs/",
                "night/",
            ].map { $0 + "\n" }.joined(),
        ]
    }

    /// The definition, with an example of a view and a property.
    private var definition: String {
        """
        import ViewFuzz
        \(checkout.modules.map { "@testable import \($0.name)" }.joined(separator: "\n"))

        // bindfuzz fuzzes every preview of the app, and the app itself. A view that you define here is added, or replaces the
        // preview of its name. A property must hold whenever the app has nothing left to do. For example:
        //
        // @main struct \(program): FuzzedApp {
        //     static var views: [FuzzedView] {
        //         FuzzedView("CartView") { setup in
        //             let cart = Cart()
        //             setup.property("the total is the sum of the prices") { cart.total == cart.prices.reduce(0, +) }
        //             return CartView(cart: cart)
        //         }
        //     }
        // }
        @main struct \(program): FuzzedApp {\(platforms)}

        """
    }

    /// The platforms of an app that runs on one alone.
    private var platforms: String {
        guard checkout.hasOnePlatform else { return "" }
        let platform = checkout.platform == .ios ? ".iOS" : ".macOS"
        return """

                // The run loops to imitate: those of the platforms in the project.
                static var platforms: [HostPlatform] { [\(platform)] }

            """
    }
}
