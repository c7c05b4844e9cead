/// The label of the return key.
public struct SubmitLabel: Sendable {
    /// "Done".
    public static let done = SubmitLabel()
    /// "Go".
    public static let go = SubmitLabel()
    /// "Send".
    public static let send = SubmitLabel()
    /// "Join".
    public static let join = SubmitLabel()
    /// "Route".
    public static let route = SubmitLabel()
    /// "Search".
    public static let search = SubmitLabel()
    /// "Return".
    public static let `return` = SubmitLabel()
    /// "Next".
    public static let next = SubmitLabel()
    /// "Continue".
    public static let `continue` = SubmitLabel()
}
