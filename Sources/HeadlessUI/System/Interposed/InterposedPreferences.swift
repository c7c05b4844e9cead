#if os(Linux)
    import CoreFoundation
    import Foundation

    // Foundation offers no hook for changes of `UserDefaults`. The loader takes these C functions, through which it reads and writes
    // them, from the program if the program defines them. Without a host they go on to the library's own functions.

    private enum Library {
        typealias CopyFunction = @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UnsafeRawPointer?
        typealias SetFunction = @convention(c) (UnsafeRawPointer, UnsafeRawPointer?, UnsafeRawPointer) -> Void
        typealias CopyAllFunction =
            @convention(c) (UnsafeRawPointer?, UnsafeRawPointer, UnsafeRawPointer, UnsafeRawPointer) ->
            UnsafeRawPointer?
        typealias SynchronizeFunction = @convention(c) (UnsafeRawPointer) -> UInt8

        static let copy = SystemSymbol.nextFunction("CFPreferencesCopyAppValue", as: CopyFunction.self)
        static let set = SystemSymbol.nextFunction("CFPreferencesSetAppValue", as: SetFunction.self)
        static let copyAll = SystemSymbol.nextFunction("CFPreferencesCopyMultiple", as: CopyAllFunction.self)
        static let synchronize = SystemSymbol.nextFunction("CFPreferencesAppSynchronize", as: SynchronizeFunction.self)
        nonisolated(unsafe) static let thisApp = unsafeBitCast(
            kCFPreferencesCurrentApplication, to: UnsafeRawPointer.self)
    }

    private func key(_ name: UnsafeRawPointer, _ application: UnsafeRawPointer) -> HostDefaults.Key {
        HostDefaults.Key(suite: suite(application), name: text(name))
    }

    private func suite(_ application: UnsafeRawPointer) -> String? {
        application == Library.thisApp ? nil : text(application)
    }

    private func text(_ string: UnsafeRawPointer) -> String {
        String._unconditionallyBridgeFromObjectiveC(unsafeBitCast(string, to: NSString.self))
    }

    private func taken(_ object: UnsafeRawPointer?) -> AnyObject? {
        object.map { Unmanaged<AnyObject>.fromOpaque($0).takeRetainedValue() }
    }

    private func given(_ object: AnyObject) -> UnsafeRawPointer {
        UnsafeRawPointer(Unmanaged.passRetained(object).toOpaque())
    }

    /// Replaces the function behind `UserDefaults.object(forKey:)` and its relatives.
    @usableFromInline @_cdecl("CFPreferencesCopyAppValue")
    func interposedCopyAppValue(_ name: UnsafeRawPointer, _ application: UnsafeRawPointer) -> UnsafeRawPointer? {
        guard let defaults = Graph.current?.defaults, !defaults.isEmpty else { return Library.copy(name, application) }
        switch defaults.change(of: key(name, application)) {
        case .value(let object): return given(object)
        case .removed: return nil
        case nil: return Library.copy(name, application)
        }
    }

    /// Replaces the function behind `UserDefaults.set(_:forKey:)` and `removeObject(forKey:)`.
    @usableFromInline @_cdecl("CFPreferencesSetAppValue")
    func interposedSetAppValue(
        _ name: UnsafeRawPointer, _ value: UnsafeRawPointer?, _ application: UnsafeRawPointer
    ) {
        guard let graph = Graph.current else { return Library.set(name, value, application) }
        let object = value.map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
        graph.defaults.set(
            object, for: key(name, application), over: taken(Library.copy(name, application)), in: graph)
    }

    /// Replaces the function behind `UserDefaults.dictionaryRepresentation()`.
    @usableFromInline @_cdecl("CFPreferencesCopyMultiple")
    func interposedCopyMultiple(
        _ names: UnsafeRawPointer?, _ application: UnsafeRawPointer, _ user: UnsafeRawPointer, _ host: UnsafeRawPointer
    ) -> UnsafeRawPointer? {
        let all = Library.copyAll(names, application, user, host)
        guard names == nil, let defaults = Graph.current?.defaults, !defaults.isEmpty else { return all }
        let values = (taken(all) as? NSDictionary)?.mutableCopy() as? NSMutableDictionary ?? NSMutableDictionary()
        for (name, change) in defaults.changes(of: suite(application)) {
            switch change {
            case .value(let object): values.setObject(object, forKey: NSString(string: name))
            case .removed: values.removeObject(forKey: NSString(string: name))
            }
        }
        return given(values)
    }

    /// Replaces the function behind `UserDefaults.synchronize()`. What a host has is not written.
    @usableFromInline @_cdecl("CFPreferencesAppSynchronize")
    func interposedSynchronize(_ application: UnsafeRawPointer) -> UInt8 {
        Graph.current == nil ? Library.synchronize(application) : 1
    }
#endif
