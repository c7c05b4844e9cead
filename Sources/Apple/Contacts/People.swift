/// What of a contact is read.
public protocol CNKeyDescriptor {}
extension String: CNKeyDescriptor {}
extension NSString: CNKeyDescriptor {}
/// The key of the identifier.
public let CNContactIdentifierKey = "identifier"
/// The key of the given name.
public let CNContactGivenNameKey = "givenName"
/// The key of the family name.
public let CNContactFamilyNameKey = "familyName"
/// The key of the organization.
public let CNContactOrganizationNameKey = "organizationName"
/// The key of the telephone numbers.
public let CNContactPhoneNumbersKey = "phoneNumbers"
/// The key of the addresses for mail.
public let CNContactEmailAddressesKey = "emailAddresses"
/// The key of the postal addresses.
public let CNContactPostalAddressesKey = "postalAddresses"
/// The key of the picture.
public let CNContactImageDataKey = "imageData"
/// The key of the small picture.
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
/// The key of the birthday.
public let CNContactBirthdayKey = "birthday"
/// The label of a home.
public let CNLabelHome = "_$!<Home>!$_"
/// The label of a work place.
public let CNLabelWork = "_$!<Work>!$_"
/// The label of a mobile telephone.
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"

/// What the app asks for.
public enum CNEntityType: Int, Sendable { case contacts }
/// Whether the app may use contacts.
public enum CNAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized, limited }
/// An error of contacts.
public struct CNError: Error, Sendable {
    /// A kind of error.
    public enum Code: Int, Sendable { case communicationError = 1, dataAccessError, authorizationDenied = 100 }
    /// The kind.
    public let code: Code
}

/// The contacts: there are none, and the app may not use them.
open class CNContactStore: NSObject, @unchecked Sendable {
    /// Returns whether the app may use contacts: not decided.
    open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus { .notDetermined }
    /// Asks for the permission: no.
    open func requestAccess(for entityType: CNEntityType) async throws -> Bool { false }
    /// Asks for the permission. Never answered here.
    open func requestAccess(
        for entityType: CNEntityType, completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {}
    /// Reads contacts. Fails.
    open func enumerateContacts(
        with fetchRequest: CNContactFetchRequest, usingBlock block: (CNContact, UnsafeMutablePointer<Bool>) -> Void
    ) throws { throw CNError(code: .authorizationDenied) }
    /// Reads contacts. Fails.
    open func unifiedContacts(matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]) throws
        -> [CNContact]
    { throw CNError(code: .authorizationDenied) }
    /// Reads a contact. Fails.
    open func unifiedContact(withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]) throws
        -> CNContact
    { throw CNError(code: .authorizationDenied) }
    /// Saves changes. Fails.
    open func execute(_ saveRequest: CNSaveRequest) throws { throw CNError(code: .authorizationDenied) }
}

/// A request for contacts.
open class CNContactFetchRequest: NSObject {
    /// The condition.
    open var predicate: NSPredicate?
    /// A request for parts of contacts.
    public init(keysToFetch: [any CNKeyDescriptor]) {}
}
/// Changes of contacts.
open class CNSaveRequest: NSObject {
    /// Adds a contact.
    open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}
    /// Changes a contact.
    open func update(_ contact: CNMutableContact) {}
    /// Removes a contact.
    open func delete(_ contact: CNMutableContact) {}
}

/// A contact.
open class CNContact: NSObject, @unchecked Sendable {
    /// The identifier.
    open var identifier: String { "" }
    /// The given name.
    open var givenName = ""
    /// The family name.
    open var familyName = ""
    /// The organization.
    open var organizationName = ""
    /// The telephone numbers.
    open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
    /// The addresses for mail.
    open var emailAddresses: [CNLabeledValue<NSString>] = []
    /// The picture.
    open var imageData: Data?
    /// The small picture.
    open var thumbnailImageData: Data?
    /// The birthday.
    open var birthday: DateComponents?
    /// Returns a condition for names.
    open class func predicateForContacts(matchingName name: String) -> NSPredicate { NSPredicate(value: true) }
}
/// A contact that can change.
open class CNMutableContact: CNContact, @unchecked Sendable {}
/// A value with a label.
public final class CNLabeledValue<ValueType: AnyObject>: NSObject, @unchecked Sendable {
    /// The label.
    public let label: String?
    /// The value.
    public let value: ValueType
    /// A value with a label.
    public init(label: String?, value: ValueType) {
        self.label = label
        self.value = value
    }
    /// Returns the label in the user's language.
    public static func localizedString(forLabel label: String) -> String { label.filter(\.isLetter) }
}
/// A telephone number.
public final class CNPhoneNumber: NSObject, @unchecked Sendable {
    /// The number.
    public let stringValue: String
    /// A telephone number.
    public init(stringValue string: String) { stringValue = string }
}
/// A formatter of names.
open class CNContactFormatter: Formatter {
    /// The style of a name.
    public enum Style: Int, Sendable { case fullName, phoneticFullName }
    /// Returns what a style needs.
    open class func descriptorForRequiredKeys(for style: Style) -> any CNKeyDescriptor { CNContactGivenNameKey }
    /// Returns the name.
    open class func string(from contact: CNContact, style: Style) -> String? {
        [contact.givenName, contact.familyName].filter { !$0.isEmpty }.joined(separator: " ")
    }
    /// Returns the name of a contact; nil for another value.
    override open func string(for obj: Any?) -> String? {
        (obj as? CNContact).flatMap { Self.string(from: $0, style: .fullName) }
    }
}
