/// The version of bindfuzz that reports name.
package enum Version {
    /// The version.
    package static let current = "1.0.0"
}
