@_exported import FirebaseCore

/// Reports of crashes. Nothing is reported here.
public final class Crashlytics: NSObject, Sendable {
    private static let shared = Crashlytics()
    /// Returns the reports of the app.
    public class func crashlytics() -> Crashlytics { shared }
    /// Adds a line to the log. Has no effect here.
    public func log(_ msg: String) {}
    /// Adds a line to the log. Has no effect here.
    public func log(format: String, arguments args: CVaListPointer) {}
    /// Reports an error. Has no effect here.
    public func record(error: any Error) {}
    /// Reports an error. Has no effect here.
    public func record(error: any Error, userInfo: [String: Any]?) {}
    /// Sets the user. Has no effect here.
    public func setUserID(_ userID: String?) {}
    /// Sets a value of a report. Has no effect here.
    public func setCustomValue(_ value: Any?, forKey key: String) {}
    /// Sets values of a report. Has no effect here.
    public func setCustomKeysAndValues(_ keysAndValues: [AnyHashable: Any]) {}
    /// Sets whether reports are sent. Has no effect here.
    public func setCrashlyticsCollectionEnabled(_ enabled: Bool) {}
    /// Whether reports are sent: no.
    public func isCrashlyticsCollectionEnabled() -> Bool { false }
    /// Whether the app crashed before: no.
    public func didCrashDuringPreviousExecution() -> Bool { false }
    /// Sends the reports. Has no effect here.
    public func sendUnsentReports() {}
    /// Deletes the reports. Has no effect here.
    public func deleteUnsentReports() {}
}
