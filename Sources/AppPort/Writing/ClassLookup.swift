/// The classes that an app looks for by the name that `@objc` gives them, which only the runtime of Objective-C knows.
enum ClassLookup {
    /// Returns Swift source of a function that a module's code calls in the place of Foundation's; an empty text if no class has such
    /// a name.
    ///
    /// - Parameter names: the names of classes as Swift has them, with their modules, by those that `@objc` gives.
    static func source(of names: [String: String]) -> String {
        if names.isEmpty { return "" }
        let entries = names.sorted { $0.key < $1.key }.map { "        \"\($0)\": \"\($1)\",\n" }.joined()
        return """
            // Written by 'bindfuzz port': the names that '@objc' gives to classes.
            import Foundation

            func NSClassFromString(_ name: String) -> AnyClass? {
                let names: [String: String] = [
            \(entries)    ]
                return Foundation.NSClassFromString(names[name] ?? name)
            }

            """
    }
}
