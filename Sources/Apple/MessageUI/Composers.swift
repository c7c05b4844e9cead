/// The result of a mail.
public enum MFMailComposeResult: Int, Sendable { case cancelled, saved, sent, failed }
/// The result of a message.
public enum MessageComposeResult: Int, Sendable { case cancelled, sent, failed }

/// A controller that writes a mail. The device can send none.
open class MFMailComposeViewController: UINavigationController {
    /// Returns whether the device can send mail: no.
    open class func canSendMail() -> Bool { false }
    /// The object that receives the result.
    open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
    /// Sets the subject.
    open func setSubject(_ subject: String) {}
    /// Sets the receivers.
    open func setToRecipients(_ toRecipients: [String]?) {}
    /// Sets the text.
    open func setMessageBody(_ body: String, isHTML: Bool) {}
    /// Adds a file.
    open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}
}

/// The object that receives the result of a mail.
@MainActor @preconcurrency public protocol MFMailComposeViewControllerDelegate: AnyObject {
    /// Receives the result. The host does not call it.
    func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
    /// Does nothing.
    public func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
    ) {}
}

/// A controller that writes a message. The device can send none.
open class MFMessageComposeViewController: UINavigationController {
    /// Returns whether the device can send messages: no.
    open class func canSendText() -> Bool { false }
    /// The object that receives the result.
    open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
    /// The text.
    open var body: String?
    /// The receivers.
    open var recipients: [String]?
}

/// The object that receives the result of a message.
@MainActor @preconcurrency public protocol MFMessageComposeViewControllerDelegate: AnyObject {
    /// Receives the result. The host does not call it.
    func messageComposeViewController(
        _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
