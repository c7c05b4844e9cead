/// The version of bindfuzz, which reports name.
package enum Version {
    /// The current version.
    package static let current = "1.0.0"
}
