/// A property of an entity.
open class NSPropertyDescription: NSObject {
    /// The name.
    open var name = ""
    /// Whether an object may be saved without a value.
    open var isOptional = true
    /// Whether the value is left out of the store.
    open var isTransient = false
    /// The entity that has the property.
    open internal(set) weak var entity: NSEntityDescription?
    /// What the app notes about the property.
    open var userInfo: [AnyHashable: Any]?
    /// The name in an earlier version of the model. Has no effect here.
    open var renamingIdentifier: String?
    /// What makes the property another one for a migration. Has no effect here.
    open var versionHashModifier: String?
    /// Whether a search of the device finds the value. Has no effect here.
    open var isIndexedBySpotlight = false

    /// The conditions of a value in a saved object.
    open private(set) var validationPredicates: [NSPredicate] = []
    /// What a save says of a value that does not meet the condition at the same position: the code of an error, or a text.
    open private(set) var validationWarnings: [Any] = []

    /// A property without a name.
    public override init() {}

    /// Sets the conditions of a value in a saved object.
    ///
    /// - Parameters:
    ///   - validationPredicates: The conditions.
    ///   - validationWarnings: The code of an error, or a text, for each condition.
    open func setValidationPredicates(
        _ validationPredicates: [NSPredicate]?, withValidationWarnings validationWarnings: [Any]?
    ) {
        self.validationPredicates = validationPredicates ?? []
        self.validationWarnings = validationWarnings ?? []
    }
}

/// The type of an attribute's values.
public enum NSAttributeType: UInt, Sendable {
    case undefinedAttributeType = 0
    case integer16AttributeType = 100
    case integer32AttributeType = 200
    case integer64AttributeType = 300
    case decimalAttributeType = 400
    case doubleAttributeType = 500
    case floatAttributeType = 600
    case stringAttributeType = 700
    case booleanAttributeType = 800
    case dateAttributeType = 900
    case binaryDataAttributeType = 1000
    case UUIDAttributeType = 1100
    case URIAttributeType = 1200
    case transformableAttributeType = 1800
    case objectIDAttributeType = 2000
    case compositeAttributeType = 2100
}

/// A property that holds a value.
open class NSAttributeDescription: NSPropertyDescription {
    /// The type of an attribute's values.
    public struct AttributeType: Hashable, Sendable {
        let type: NSAttributeType
        /// A whole number of 16 bits.
        public static let integer16 = AttributeType(type: .integer16AttributeType)
        /// A whole number of 32 bits.
        public static let integer32 = AttributeType(type: .integer32AttributeType)
        /// A whole number of 64 bits.
        public static let integer64 = AttributeType(type: .integer64AttributeType)
        /// A decimal number.
        public static let decimal = AttributeType(type: .decimalAttributeType)
        /// A number of 64 bits.
        public static let double = AttributeType(type: .doubleAttributeType)
        /// A number of 32 bits.
        public static let float = AttributeType(type: .floatAttributeType)
        /// A text.
        public static let string = AttributeType(type: .stringAttributeType)
        /// True or false.
        public static let boolean = AttributeType(type: .booleanAttributeType)
        /// A date.
        public static let date = AttributeType(type: .dateAttributeType)
        /// Data.
        public static let binaryData = AttributeType(type: .binaryDataAttributeType)
        /// A UUID.
        public static let uuid = AttributeType(type: .UUIDAttributeType)
        /// A URL.
        public static let uri = AttributeType(type: .URIAttributeType)
        /// A value of any class.
        public static let transformable = AttributeType(type: .transformableAttributeType)
    }

    /// The type of the values.
    open var attributeType = NSAttributeType.undefinedAttributeType
    /// The type of the values.
    open var type: AttributeType {
        get { AttributeType(type: attributeType) }
        set { attributeType = newValue.type }
    }
    /// The value of a new object; nil for none.
    open var defaultValue: Any?
    /// The name of the class of the values. Has no effect here.
    open var attributeValueClassName: String?
    /// What turns a value into data for a file. Has no effect here: nothing is written to a file.
    open var valueTransformerName: String?
    /// Whether great values may be in files of their own. Has no effect here.
    open var allowsExternalBinaryDataStorage = false
    /// Whether the history keeps the value of a deleted object. Has no effect here.
    open var preservesValueInHistoryOnDeletion = false
    /// Whether a cloud encrypts the value. Has no effect here.
    open var allowsCloudEncryption = false
}

/// What the deletion of an object does to the objects at the other end of a relationship.
public enum NSDeleteRule: UInt, Sendable {
    case noActionDeleteRule
    case nullifyDeleteRule
    case cascadeDeleteRule
    case denyDeleteRule
}

/// A property that leads to other objects.
open class NSRelationshipDescription: NSPropertyDescription {
    /// The entity of the objects at the other end.
    open weak var destinationEntity: NSEntityDescription?
    /// The relationship that leads back; nil if there is none.
    open weak var inverseRelationship: NSRelationshipDescription?
    /// What a deletion does to the objects at the other end.
    open var deleteRule = NSDeleteRule.nullifyDeleteRule
    /// The fewest objects with which an object can be saved; 0 for no limit.
    open var minCount = 0
    /// The most objects with which an object can be saved; 0 for no limit, 1 for a relationship to one object.
    open var maxCount = 0
    /// Whether the objects have an order.
    open var isOrdered = false
    /// Whether the relationship leads to any number of objects.
    open var isToMany: Bool { maxCount != 1 }
}

/// An index of an entity. Has no effect here.
open class NSFetchIndexDescription: NSObject {
    /// The name.
    open var name: String
    /// The properties.
    open var elements: [NSFetchIndexElementDescription]

    /// An index of properties.
    public init(name: String, elements: [NSFetchIndexElementDescription]?) {
        self.name = name
        self.elements = elements ?? []
    }
}

/// How an index has its values.
public enum NSFetchIndexElementType: UInt, Sendable {
    case binary
    case rTree
}

/// A property in an index.
open class NSFetchIndexElementDescription: NSObject {
    /// The property.
    public let property: NSPropertyDescription?
    /// How the index has the values.
    open var collationType: NSFetchIndexElementType
    /// Whether the values rise.
    open var isAscending = true

    /// A property in an index.
    public init(property: NSPropertyDescription, collationType: NSFetchIndexElementType) {
        self.property = property
        self.collationType = collationType
    }
}
