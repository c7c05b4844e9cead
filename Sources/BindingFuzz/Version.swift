/// The version of bindfuzz that reports name.
public enum Version {
    /// The version.
    public static let current = "1.0.0"
}
