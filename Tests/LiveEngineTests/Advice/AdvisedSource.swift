import BindingFuzz
import RowReports
import FuzzReports

/// The source files with the lines that advise prints, each in a namespace of its own: what is compiled with these tests.
enum AdvisedSource {
    /// The deliveries whose publishers are compiled; of the chains that have no name one.
    static let deliveries = Delivery.allCases + [Delivery([.queue, .commit, .common])]

    /// A file, by its name, and its text.
    static var files: [(name: String, text: String)] {
        var files = [("AdvisedSchedulers.swift", schedulers), ("AdvisedPublishers.swift", publishers)]
        for handler in Handler.allCases {
            for access in Access.allCases {
                let name = "\(capitalized(handler.rawValue))By\(capitalized(access.rawValue)).swift"
                files.append((name, rows(access, handler)))
            }
        }
        return files + [("AdvisedRows.swift", register)]
    }

    private static func file(_ parts: [String]) -> String {
        let opening = """
            import HeadlessUI  // in place of SwiftUI and Combine

            // What 'bindfuzz advise' prints, recorded by AdvisedSourceTests.
            """
        return ([opening] + parts).joined(separator: "\n\n") + "\n"
    }

    private static var schedulers: String {
        file(RecipeSchedulers.sources(for: Delivery([.common, .commit])))
    }

    private static var publishers: String {
        let publishers = deliveries.map { delivery in
            namespace(
                name(delivery),
                // A constant of a file is a member here.
                [RecipeCode.publisher(delivery).replacing("@MainActor let", with: "@MainActor static let")])
        }
        let cases = deliveries.map {
            "    \"\($0.rawValue)\": \(name($0)).pings.eraseToAnyPublisher(),"
        }
        let register = "@MainActor let advisedPublishers: [String: AnyPublisher<Notification, Never>] = ["
        return file(publishers + [([register] + cases + ["]"]).joined(separator: "\n")])
    }

    private static func rows(_ access: Access, _ handler: Handler) -> String {
        file(
            Guard.allCases.map { `guard` in
                let code = RecipeCode(`guard`, access, handler)
                let function = "@MainActor static func rows(@Binding items: [Item]) -> some View {\n"
                return namespace(
                    name(`guard`, access, handler), [function + indented(code.rows) + "\n}", code.row])
            })
    }

    /// A host for the rows of each recipe and handler.
    private static var register: String {
        let hosts = Handler.allCases.flatMap { handler in
            Access.allCases.flatMap { access in
                Guard.allCases.map { `guard` in
                    "    \"\(`guard`.rawValue)/\(access.rawValue)/\(handler.rawValue)\": "
                        + "{ $0.host { \(name(`guard`, access, handler)).rows($items: $0) } },"
                }
            }
        }
        let register = "@MainActor let advisedRows: [String: @MainActor (AdvisedRun) -> HeadlessUI.Host] = ["
        return file([([register] + hosts + ["]"]).joined(separator: "\n")])
    }

    private static func namespace(_ name: String, _ declarations: [String]) -> String {
        "enum \(name) {\n" + declarations.map(indented).joined(separator: "\n\n") + "\n}"
    }

    private static func indented(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    " + $0 }
            .joined(separator: "\n")
    }

    private static func name(_ delivery: Delivery) -> String {
        let hops = delivery.hops.map { capitalized($0.rawValue) }
        return (hops.isEmpty ? "Immediate" : hops.joined()) + "Publisher"
    }

    private static func name(_ guard: Guard, _ access: Access, _ handler: Handler) -> String {
        let words = `guard`.rawValue.split(separator: "-") + [access.rawValue[...], handler.rawValue[...]]
        return words.map { capitalized(String($0)) }.joined()
    }

    private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }
}
