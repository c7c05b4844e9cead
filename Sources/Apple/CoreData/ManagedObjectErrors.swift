/// The code of an error of several values.
public let NSValidationMultipleErrorsError = 1560
/// The code of an error of any kind.
public let NSManagedObjectValidationError = 1550
/// The code of a constraint of the store that is violated.
public let NSManagedObjectConstraintValidationError = 1551
/// The code of a value that is missing.
public let NSValidationMissingMandatoryPropertyError = 1570
/// The code of a relationship with too few objects.
public let NSValidationRelationshipLacksMinimumCountError = 1580
/// The code of a relationship with too many objects.
public let NSValidationRelationshipExceedsMaximumCountError = 1590
/// The code of a number that is too great.
public let NSValidationNumberTooLargeError = 1610
/// The code of a number that is too small.
public let NSValidationNumberTooSmallError = 1620
/// The code of a date that is too late.
public let NSValidationDateTooLateError = 1630
/// The code of a date that is too early.
public let NSValidationDateTooSoonError = 1640
/// The code of a date that is none.
public let NSValidationInvalidDateError = 1650
/// The code of a text that is too long.
public let NSValidationStringTooLongError = 1660
/// The code of a text that is too short.
public let NSValidationStringTooShortError = 1670
/// The code of a text that does not match a regular expression.
public let NSValidationStringPatternMatchingError = 1680
/// The code of an address that is none.
public let NSValidationInvalidURIError = 1690
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
/// The key of the condition that a value does not meet in an error.
public let NSValidationPredicateErrorKey = "NSValidationErrorPredicate"
/// The key of the value in an error.
public let NSValidationValueErrorKey = "NSValidationErrorValue"
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
    /// The text is that of Core Data's trigger.
    static func batchDeletionFailed(_ inverse: NSRelationshipDescription) -> NSError {
        let kind = inverse.inverseRelationship?.isToMany == true ? "OTM" : "OTO"
        return error(
            NSManagedObjectConstraintValidationError,
            "Constraint trigger violation: Batch delete failed due to mandatory \(kind) nullify inverse on "
                + "\(inverse.entity?.name ?? "")/\(inverse.name)")
    }
    static func missingObject(_ identifier: NSManagedObjectID) -> NSError {
        error(NSManagedObjectReferentialIntegrityError, "The store has no object \(identifier).")
    }
    static func unsupported(_ what: String) -> NSError { error(NSManagedObjectValidationError, what) }

    static func validation(
        _ code: Int, _ text: String, _ object: NSManagedObject, _ key: String, _ more: [String: Any] = [:]
    ) -> NSError {
        let userInfo: [String: Any] = [
            NSLocalizedDescriptionKey: text, NSValidationKeyErrorKey: key, NSValidationObjectErrorKey: object,
        ]
        return NSError(domain: NSCocoaErrorDomain, code: code, userInfo: userInfo.merging(more) { $1 })
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
    /// Checks that no value is missing, and that each meets its conditions.
    func validateValues() throws {
        var errors: [NSError] = []
        for attribute in entity.names.sortedAttributes
        where !attribute.isOptional && !attribute.isTransient && !(attribute is NSDerivedAttributeDescription)
            && values[attribute.name] == nil
        {
            errors.append(
                ManagedObjectError.validation(
                    NSValidationMissingMandatoryPropertyError, "\(attribute.name) is a required value.", self,
                    attribute.name))
        }
        for attribute in entity.names.sortedAttributes where !attribute.validationPredicates.isEmpty {
            errors += unmetConditions(of: attribute)
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

    /// Returns an error for each condition that a value does not meet. A nil value meets every condition.
    private func unmetConditions(of attribute: NSAttributeDescription) -> [NSError] {
        guard let value = shown(values[attribute.name], for: attribute.name) else { return [] }
        return attribute.validationPredicates.enumerated().compactMap { position, predicate in
            if predicate.evaluate(with: value) { return nil }
            let warnings = attribute.validationWarnings
            let warning: Any? = position < warnings.count ? warnings[position] : nil
            let code = warning.flatMap { NumberValue($0) }.map { Int($0.whole) } ?? NSManagedObjectValidationError
            return ManagedObjectError.validation(
                code, warning as? String ?? "\(attribute.name) is not valid.", self, attribute.name,
                [NSValidationPredicateErrorKey: predicate, NSValidationValueErrorKey: value])
        }
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
