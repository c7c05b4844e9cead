/// Modules that the port neither writes nor leaves empty.
enum ToolchainModules {
    /// Modules that come with Swift on Linux.
    static let names: Set<String> = [
        "Swift", "Foundation", "FoundationEssentials", "FoundationNetworking", "FoundationXML", "Dispatch",
        "Observation",
        "Synchronization", "RegexBuilder", "Glibc", "CoreFoundation", "Distributed", "Cxx", "_Concurrency",
        "_StringProcessing", "Builtin", "Darwin", "XCTest", "Testing",
    ]

    /// Returns the name of the database or service that a module belongs to, if bindfuzz has no support for it; nil for any other
    /// module.
    static func unsupportedStore(of module: String) -> String? {
        switch module {
        case "Realm": "Realm"
        default: nil
        }
    }
}
