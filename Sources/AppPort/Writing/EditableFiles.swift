import ViewFuzz

extension PortedPackage {
    /// Files that a person may edit, by path.
    var editableFiles: [String: String] {
        [
            placeOfDefinition: definition,
            "Tests/\(program)Tests/\(program)Tests.swift": """
            import Testing
            import ViewFuzz

            @testable import \(program)

            @MainActor @Test func `every view holds`() async throws {
                try await \(program).test()
            }

            """,
            "corpus/canary/must-fail.case": CanaryCase.text,
            ".gitignore": ".build\n.swiftpm/\nApp/*\n!App/.written.json\nBundle/\nStubs/\nnight/\n",
        ]
    }

    /// Whether a file is as a port wrote it, if perhaps for other modules of the app.
    func isGenerated(_ path: String, _ text: String) -> Bool {
        func withoutModules(_ text: String) -> [Substring] {
            text.split(separator: "\n").filter { !$0.hasPrefix("@testable import ") }
        }
        return path == placeOfDefinition && withoutModules(text) == withoutModules(definition)
    }

    private var placeOfDefinition: String { "Sources/\(program)/\(program).swift" }

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
        @main struct \(program): FuzzedApp {}

        """
    }
}
