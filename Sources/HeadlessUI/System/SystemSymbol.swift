import Foundation

/// The symbols of the libraries below that no module declares. A missing symbol ends the process. Otherwise work would be
/// lost, or the host would wait for the real clock, and no test would notice.
package enum SystemSymbol {
    /// Returns the library's own function of a name for which the program has a function, too. Returns a library's own
    /// function, although the program defines a function with the same name.
    ///
    /// - Parameters:
    ///   - name: The name of the C function.
    ///   - type: The type of the C function.
    package static func nextFunction<Function>(_ name: String, as type: Function.Type) -> Function {
        let next = UnsafeMutableRawPointer(bitPattern: -1)  // RTLD_NEXT
        guard let address = dlsym(next, name) else { missing(name) }
        return unsafeBitCast(address, to: type)
    }

    /// Returns the library's own function, as `nextFunction` does, or nil if some versions of the libraries lack it.
    static func optionalNextFunction<Function>(_ name: String, as type: Function.Type) -> Function? {
        dlsym(UnsafeMutableRawPointer(bitPattern: -1), name).map { unsafeBitCast($0, to: type) }
    }

    /// Returns the address of a variable of the libraries.
    package static func variable(_ name: String) -> UnsafeMutableRawPointer {
        guard let address = optionalVariable(name) else { missing(name) }
        return address
    }

    /// Returns the address of a variable that some versions of the libraries lack.
    static func optionalVariable(_ name: String) -> UnsafeMutableRawPointer? {
        #if os(Linux)
            dlsym(nil, name)
        #else
            dlsym(UnsafeMutableRawPointer(bitPattern: -2), name)  // RTLD_DEFAULT
        #endif
    }

    private static func missing(_ name: String) -> Never {
        let advice =
            "HeadlessUI cannot run here: no library of this process has the symbol '\(name)'. Link Swift's libraries "
            + "dynamically, as a release of Swift 6.2 or later has them, or report the release to bindfuzz.\n"
        // An optimized build does not print the message of a trap.
        FileHandle.standardError.write(Data(advice.utf8))
        preconditionFailure(advice)
    }
}
