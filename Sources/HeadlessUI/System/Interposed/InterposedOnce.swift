#if os(Linux)
    import Foundation

    typealias PropertyInitializer = @convention(c) (UnsafeMutableRawPointer?) -> Void
    private typealias Once =
        @convention(c) (UnsafeMutableRawPointer, PropertyInitializer, UnsafeMutableRawPointer?) -> Void

    // A property of an enumeration would be initialized by the function itself.
    nonisolated(unsafe) private var libraryOnce: Once?

    /// The initializer of a property, and its context.
    private struct Initialization {
        let predicate: UnsafeMutableRawPointer
        let initializer: PropertyInitializer
        let context: UnsafeMutableRawPointer?

        /// The place of the property, which does not depend on where the program is loaded.
        var place: UInt64 {
            withUnsafePointer(to: &libraryOnce) { UInt64(UInt(bitPattern: predicate) &- UInt(bitPattern: $0)) }
        }
    }

    /// Replaces the function by which the program's code initializes global and static properties.
    func interposedOnce(
        _ predicate: UnsafeMutableRawPointer, _ initializer: PropertyInitializer, _ context: UnsafeMutableRawPointer?
    ) {
        let library: Once
        if let known = libraryOnce {
            library = known
        } else {
            library = SystemSymbol.nextFunction("swift_once", as: Once.self)
            libraryOnce = library
        }
        var initialization = Initialization(predicate: predicate, initializer: initializer, context: context)
        library(predicate, initialize, &initialization)
    }

    private func initialize(_ context: UnsafeMutableRawPointer?) {
        guard let initialization = context?.load(as: Initialization.self) else { return }
        guard CaseSurroundings.applyHere else { return initialization.initializer(initialization.context) }
        CaseSurroundings.initialize(initialization.place) { initialization.initializer(initialization.context) }
    }
#endif
