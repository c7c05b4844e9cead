/// The code of an error of several values.
public let NSValidationMultipleErrorsError = 1560
/// The code of an error of any kind.
public let NSManagedObjectValidationError = 1550
/// The code of a value that is missing.
public let NSValidationMissingMandatoryPropertyError = 1570
/// The code of a relationship with too few objects.
public let NSValidationRelationshipLacksMinimumCountError = 1580
/// The code of a relationship with too many objects.
public let NSValidationRelationshipExceedsMaximumCountError = 1590
/// The code of a deletion that a relationship denies.
public let NSValidationRelationshipDeniedDeleteError = 1600
/// The code of a conflict with another context.
public let NSManagedObjectMergeError = 133020
/// The code of unique values that two objects have.
public let NSManagedObjectConstraintMergeError = 133021
/// The code of an object that the store does not have.
public let NSManagedObjectReferentialIntegrityError = 133000
/// The key of the object in an error.
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
/// The key of the property's name in an error.
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
/// The key of the errors in an error of several values.
public let NSDetailedErrorsKey = "NSDetailedErrors"

/// The errors of a save and of a fetch.
enum ManagedObjectError {
    static var mergeConflict: NSError {
        error(NSManagedObjectMergeError, "Could not merge changes.")
    }
    static var constraintConflict: NSError {
        error(NSManagedObjectConstraintMergeError, "Could not merge changes: two objects have the same unique values.")
    }
    static func missingObject(_ identifier: NSManagedObjectID) -> NSError {
        error(NSManagedObjectReferentialIntegrityError, "The store has no object \(identifier).")
    }
    static func unsupported(_ what: String) -> NSError { error(NSManagedObjectValidationError, what) }

    static func validation(_ code: Int, _ text: String, _ object: NSManagedObject, _ key: String) -> NSError {
        NSError(
            domain: NSCocoaErrorDomain, code: code,
            userInfo: [
                NSLocalizedDescriptionKey: text, NSValidationKeyErrorKey: key, NSValidationObjectErrorKey: object,
            ])
    }

    /// An error of several values. The details of an error that is one of several values itself count each.
    static func several(_ errors: [NSError]) -> NSError {
        let details = errors.flatMap { $0.userInfo[NSDetailedErrorsKey] as? [NSError] ?? [$0] }
        return NSError(
            domain: NSCocoaErrorDomain, code: NSValidationMultipleErrorsError,
            userInfo: [
                NSLocalizedDescriptionKey: "Multiple validation errors occurred.", NSDetailedErrorsKey: details,
            ])
    }

    private static func error(_ code: Int, _ text: String) -> NSError {
        NSError(domain: NSCocoaErrorDomain, code: code, userInfo: [NSLocalizedDescriptionKey: text])
    }
}

extension NSManagedObject {
    /// Checks that no value is missing.
    func validateValues() throws {
        var errors: [NSError] = []
        for attribute in entity.names.sortedAttributes
        where !attribute.isOptional && !attribute.isTransient && values[attribute.name] == nil {
            errors.append(
                ManagedObjectError.validation(
                    NSValidationMissingMandatoryPropertyError, "\(attribute.name) is a required value.", self,
                    attribute.name))
        }
        for relationship in entity.names.sortedRelationships {
            let count = (values[relationship.name] as? [NSManagedObjectID])?.count ?? 0
            let isTooSmall = relationship.isToMany && count > 0 && count < relationship.minCount
            if isTooSmall || !relationship.isOptional && count == 0 {
                errors.append(
                    ManagedObjectError.validation(
                        relationship.isToMany
                            ? NSValidationRelationshipLacksMinimumCountError
                            : NSValidationMissingMandatoryPropertyError,
                        "\(relationship.name) is a required value.", self, relationship.name))
            } else if relationship.isToMany, relationship.maxCount > 0, count > relationship.maxCount {
                errors.append(
                    ManagedObjectError.validation(
                        NSValidationRelationshipExceedsMaximumCountError, "Too many objects in \(relationship.name).",
                        self,
                        relationship.name))
            }
        }
        if errors.count > 1 { throw ManagedObjectError.several(errors) }
        if let error = errors.first { throw error }
    }

    /// Checks that no relationship denies the deletion.
    func validateDeletion() throws {
        for relationship in entity.names.sortedRelationships where relationship.deleteRule == .denyDeleteRule {
            let members = (values[relationship.name] as? [NSManagedObjectID] ?? []).compactMap { object($0) }
            guard members.allSatisfy(\.isDeletedOrPending) else {
                throw ManagedObjectError.validation(
                    NSValidationRelationshipDeniedDeleteError, "Items cannot be deleted from \(relationship.name).",
                    self,
                    relationship.name)
            }
        }
    }
}
