/// A controller that chooses contacts. Nobody chooses in it.
open class CNContactPickerViewController: UIViewController {
    /// The object that receives the choice.
    open weak var delegate: (any CNContactPickerDelegate)?
    /// The parts that show.
    open var displayedPropertyKeys: [String]?
    /// The contacts that can be chosen.
    open var predicateForEnablingContact: NSPredicate?
}
/// The object that receives a choice.
@MainActor @preconcurrency public protocol CNContactPickerDelegate: AnyObject {
    /// Receives a contact. The host does not call it.
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
    /// Receives contacts. The host does not call it.
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
    /// Notifies of a cancellation. The host does not call it.
    func contactPickerDidCancel(_ picker: CNContactPickerViewController)
}
extension CNContactPickerDelegate {
    /// Does nothing.
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {}
    /// Does nothing.
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {}
    /// Does nothing.
    public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
}
/// A controller that shows a contact.
open class CNContactViewController: UIViewController {
    /// The object that receives the end.
    open weak var delegate: (any CNContactViewControllerDelegate)?
    /// The contact.
    public let contact: CNContact
    /// A controller of a contact.
    public init(for contact: CNContact) {
        self.contact = contact
        super.init(nibName: nil, bundle: nil)
    }
    /// A controller of a new contact.
    public init(forNewContact contact: CNContact?) {
        self.contact = contact ?? CNContact()
        super.init(nibName: nil, bundle: nil)
    }
    /// Always nil: HeadlessUI reads no archive.
    public required init?(coder: NSCoder) { nil }
}
/// The object that receives the end of a controller.
@MainActor @preconcurrency public protocol CNContactViewControllerDelegate: AnyObject {
    /// Receives the contact. The host does not call it.
    func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
}
extension CNContactViewControllerDelegate {
    /// Does nothing.
    public func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?) {}
}
